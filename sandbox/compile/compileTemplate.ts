import type { Expression } from "acorn";
import { componentFile } from "./componentFile.ts";
import { parseTemplate, type TemplateAttribute, type TemplateNode, type TemplatePart } from "./parseTemplate.ts";
import { rewriteExpression } from "./rewriteExpression.ts";
import { templateHead } from "./templateHead.ts";
import { TemplateWriter } from "./TemplateWriter.ts";

/**
 * An HTML template to a module whose default export draws it (D70). Nothing is ever parsed as HTML on the host: the
 * template becomes calls of `createElement`, and what a realm may not draw the host refuses like everything else.
 */
export function compileTemplate(text: string, path: string): { code: string; mappings: string } {
  const nodes = parseTemplate(text);
  const writer = new TemplateWriter(text);
  writer.write(templateHead(componentFile(path)));
  writer.write("return _h(_react.Fragment,null");
  for (const node of nodes) writeNode(node, { writer, text });
  writer.write(");};");
  return { code: writer.code, mappings: writer.mappings };
}

interface Writing {
  readonly writer: TemplateWriter;
  /** The whole template. */
  readonly text: string;
}

function writeNode(node: TemplateNode, writing: Writing): void {
  const { writer } = writing;
  writer.write(",");
  writer.goTo(node.start);
  if (node.kind === "text") {
    writer.write("_h(_react.Fragment,null");
    for (const part of node.parts) {
      writer.write(",");
      if ("text" in part) writer.write(JSON.stringify(part.text));
      else writeCall("_show", part.expression, writing);
    }
    return writer.write(")");
  }
  // A capital letter begins a component that the script exports.
  writer.write(`_h(${/^[A-Z]/.test(node.tag) ? `$.${node.tag}` : JSON.stringify(node.tag)},{`);
  for (const attribute of node.attributes) writeAttribute(attribute, writing);
  writer.write("}");
  for (const child of node.children) writeNode(child, writing);
  writer.write(")");
}

function writeAttribute({ name, parts }: TemplateAttribute, writing: Writing): void {
  const { writer } = writing;
  writer.write(`${JSON.stringify(propertyName(name))}:`);
  if (!parts) writer.write(flags.has(name.toLowerCase()) ? "true" : '""');
  else if (name === "style") {
    writer.write("_style(");
    writeValue(parts, writing);
    writer.write(")");
  } else writeValue(parts, writing);
  writer.write(",");
}

/** An expression alone keeps its type; beside a text it becomes a part of it. */
function writeValue(parts: readonly TemplatePart[], writing: Writing): void {
  const [only] = parts;
  if (parts.length === 1 && only && "expression" in only) return writeCall("", only.expression, writing);
  writing.writer.write('""');
  for (const part of parts) {
    writing.writer.write("+");
    if ("text" in part) writing.writer.write(JSON.stringify(part.text));
    else writeCall("_join", part.expression, writing);
  }
}

function writeCall(name: string, expression: Expression, { writer, text }: Writing): void {
  writer.write(`${name}(`);
  let at = expression.start;
  for (const { start, end, text: replacement } of rewriteExpression(expression, text)) {
    writer.copy(at, start);
    writer.goTo(start);
    writer.write(replacement);
    at = end;
  }
  writer.copy(at, expression.end);
  writer.write(")");
}

/** Attributes that are there or not; React knows some of them under another name. */
const flags = new Set("autofocus checked disabled hidden multiple open readonly required reversed selected".split(" "));

const renamed: Readonly<Record<string, string>> = {
  autofocus: "autoFocus",
  checked: "defaultChecked",
  class: "className",
  for: "htmlFor",
  readonly: "readOnly",
  selected: "defaultSelected",
  ondblclick: "onDoubleClick",
};

/** Handlers whose React names have more than one capital letter. */
const handlers = (
  "onKeyDown onKeyUp onMouseDown onMouseUp onMouseMove onMouseEnter onMouseLeave onMouseOver onMouseOut " +
  "onPointerDown onPointerUp onPointerMove onPointerEnter onPointerLeave onDragStart onDragEnd onDragOver onDragEnter onDragLeave " +
  "onTouchStart onTouchMove onTouchEnd onContextMenu onAuxClick"
).split(" ");

function propertyName(name: string): string {
  const lower = name.toLowerCase();
  if (Object.hasOwn(renamed, lower)) return renamed[lower] ?? name;
  if (!lower.startsWith("on") || lower !== name) return name;
  const known = handlers.find((handler) => handler.toLowerCase() === lower);
  return known ?? `on${name.charAt(2).toUpperCase()}${name.slice(3)}`;
}
