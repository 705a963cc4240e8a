// Lists what a TypeScript file says: its markup, its strings and its numbers, one JSON object for the files named as arguments.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [project, ...files] = process.argv.slice(2);
const ts = createRequire(`${project}/`)("typescript");

/** The text of a template, each expression replaced by U+0000. */
function textOf(template) {
  if (!template.head) return template.text;
  return template.head.text + template.templateSpans.map((span) => `\0${span.literal.text}`).join("");
}

function read(file) {
  const found = { markup: [], strings: [], numbers: [] };
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node)) {
      const tag = node.tag.getText();
      if (tag === "html" || tag === "svg") found.markup.push(textOf(node.template));
      // Style sheets say nothing.
      if (node.template.templateSpans) node.template.templateSpans.forEach((span) => visit(span.expression));
      return;
    }
    if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) found.strings.push(textOf(node));
    if (ts.isNumericLiteral(node)) found.numbers.push(Number(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return found;
}

console.log(JSON.stringify(Object.fromEntries(files.map((file) => [file, read(file)]))));
