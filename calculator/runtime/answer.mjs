// Step "answer": puts questions to the engine in Pyodide under Node and writes down what it says, in each of three ways to start.
//
// Reads from standard input {package, stdlib?, wasm?, tree?, ways, questions}: paths; `tree` holds the engine as source where the
// archive does not hold it; `ways` are "plain", "made" (a session from which a snapshot is taken) and "loaded" (one that starts
// from that snapshot), each with the stride at which it is asked. Writes {answers: {way: [...]}, files: [...]}, `files` being
// what Python has loaded.
import { text } from "node:stream/consumers";
import { boot } from "./boot.mjs";
import { instantiated } from "./instance.mjs";

const { tree, ways, questions, ...pieces } = JSON.parse(await text(process.stdin));
const LOADED = "import sys\n[m.__file__ for m in list(sys.modules.values()) if getattr(m, '__file__', None) and m.__spec__.origin != 'frozen']";

async function start(way, snapshot) {
  const pyodide = await boot(pieces.package, {
    stdlib: pieces.stdlib,
    instantiate: pieces.wasm && instantiated(pieces.wasm),
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
for (const [way, stride] of Object.entries(ways)) {
  const pyodide = await start(way, snapshot);
  const { call } = pyodide.pyimport("calculator.service");
  if (way === "made") snapshot = pyodide.makeMemorySnapshot();
  answers[way] = questions.filter((_, index) => index % stride === 0).map((question) => call(question));
  if (way === "plain") files = pyodide.runPython(LOADED).toJs();
}
process.stdout.write(JSON.stringify({ answers, files }));
