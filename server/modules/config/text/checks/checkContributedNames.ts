import type { ColumnText, ElementText } from "#contract/entities/index.ts";
import { purposes } from "#core/expressions/index.ts";
import { nearest } from "../problems/nearest.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { unknownName } from "../problems/unknownName.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { CheckedProject } from "./CheckedProject.ts";

interface NamedPart extends Pick<TextProblem, "file" | "path"> {
  readonly what: "type" | "format";
  /** `{plugin}.{name}` */
  readonly name: string;
}

/**
 * Types of elements and formats of cells that plugins bring. Of a plugin that is there each name has to be there too, and a
 * slip in the plugin's own name is refused; of a plugin that is not there at present what uses it stays (D73), and is told.
 */
export function checkContributedNames(texts: ProjectTexts): CheckedProject {
  const offered = {
    type: namesOf(texts, ({ formElements = [] }) => formElements.map(({ type }) => type)),
    format: namesOf(texts, ({ cellFormats = [] }) => cellFormats.map(({ name }) => name)),
  };
  const problems: TextProblem[] = [];
  const warnings: TextProblem[] = [];
  for (const { file, path, what, name } of [...elementTypes(texts), ...cellFormats(texts)]) {
    if (offered[what].includes(name)) continue;
    const [plugin = ""] = name.split(".");
    const isSlip = texts.plugins.has(plugin) || nearest(name, offered[what]) !== undefined;
    if (isSlip) problems.push({ file, path, reason: "unknownName", params: unknownName(name, what, offered[what]) });
    else warnings.push({ file, path, reason: "unknownName", params: unknownName(plugin, "plugin", [...texts.plugins.keys()]) });
  }
  return { problems, warnings };
}

type Contributes = NonNullable<ReturnType<ProjectTexts["plugins"]["get"]>>["value"]["contributes"];

const namesOf = ({ plugins }: ProjectTexts, names: (contributes: Contributes) => readonly string[]): string[] =>
  [...plugins].flatMap(([id, { value }]) => names(value.contributes).map((name) => `${id}.${name}`));

function elementTypes({ forms }: ProjectTexts): NamedPart[] {
  const walk = (file: string, siblings: readonly ElementText[], at: string): NamedPart[] => siblings.flatMap(({ type, children = [] }, index) => [
    ...(type.includes(".") ? [{ file, path: `${at}[${index}].type`, what: "type" as const, name: type }] : []),
    ...walk(file, children, `${at}[${index}].children`),
  ]);
  return [...forms.values()].flatMap(({ file, value }) => walk(file, value.elements, "$.elements"));
}

/** Two names with a point between them, and perhaps parameters; of an expression the first one is what a cell sees. */
const contributed = /^\s*([a-z][a-z0-9-]*\.[a-z][a-z0-9_]*)\s*(?::[\s\S]*)?$/;
const seen: readonly string[] = purposes.cellFormat.names;

function cellFormats({ tables }: ProjectTexts): NamedPart[] {
  const nameIn = (format = ""): string | undefined => {
    const name = contributed.exec(format)?.[1];
    return name === undefined || seen.some((one) => name.startsWith(`${one}.`)) ? undefined : name;
  };
  const walk = (file: string, siblings: readonly ColumnText[], at: string): NamedPart[] => siblings.flatMap(({ cellFormat, children = [] }, index) => {
    const name = nameIn(cellFormat);
    return [...(name ? [{ file, path: `${at}[${index}].cellFormat`, what: "format" as const, name }] : []), ...walk(file, children, `${at}[${index}].children`)];
  });
  return [...tables.values()].flatMap(({ file, value }) => walk(file, value.columns, "$.columns"));
}
