// Compresses files with brotli as a host would beforehand: node brotli.mjs TARGET FILE… writes TARGET/<number of the file>.
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const [target, ...files] = process.argv.slice(2);
files.forEach((file, number) => {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${target}/${number}`, brotliCompressSync(content, { params }));
});
