// Step "answer": puts questions to the engine in Pyodide under Node and writes down what it says, in each of three ways to start.
//
// Reads from standard input {package, stdlib?, wasm?, rest?, tree?, ways, questions, program?}: paths; `tree` holds the engine as
// source where the archive does not hold it; `ways` are "plain", "made" (a session from which a snapshot is taken) and "loaded"
// (one that starts from that snapshot), each with the stride at which it is asked. Writes {answers: {way: [...]}, files, loads,
// value, loadsInAll}: what Python has loaded, how often the second part of the WebAssembly was loaded for the answers, what
// `program` comes to, which is run in the last session, and how often that part was loaded after all.
import { text } from "node:stream/consumers";
import { boot } from "./boot.mjs";
import { fromFiles } from "./pieces.mjs";

const { tree, ways, questions, program, ...pieces } = JSON.parse(await text(process.stdin));
const LOADED = "import sys\n[m.__file__ for m in list(sys.modules.values()) if getattr(m, '__file__', None) and m.__spec__.origin != 'frozen']";
const wasm = pieces.wasm ? fromFiles(pieces.wasm, pieces.rest) : { loads: () => 0 };

async function start(way, snapshot) {
  const pyodide = await boot(pieces.package, {
    stdlib: pieces.stdlib,
    instantiate: wasm.instantiate,
    env: { PYTHONDONTWRITEBYTECODE: "1" },
    ...(way === "made" ? { _makeSnapshot: true } : {}),
    ...(way === "loaded" ? { _loadSnapshot: snapshot } : {}),
  });
  if (tree) {
    pyodide.mountNodeFS("/engine", tree);
    pyodide.pyimport("sys").path.insert(0, "/engine");
  }
  return pyodide;
}

const answers = {};
let files = [];
let snapshot;
let pyodide;
for (const [way, stride] of Object.entries(ways)) {
  pyodide = await start(way, snapshot);
  const { call } = pyodide.pyimport("calculator.service");
  if (way === "made") snapshot = pyodide.makeMemorySnapshot();
  answers[way] = questions.filter((_, index) => index % stride === 0).map((question) => call(question));
  // Only the published library is looked through: to compile a question about it calls on what the engine never needs.
  if (tree) files = pyodide.runPython(LOADED).toJs();
}
const loads = wasm.loads();
const value = program ? pyodide.runPython(program) : null;
process.stdout.write(JSON.stringify({ answers, files, loads, value, loadsInAll: wasm.loads() }));
