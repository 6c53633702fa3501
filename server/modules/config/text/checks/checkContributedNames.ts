import type { ColumnText, ElementText } from "#contract/entities/index.ts";
import { componentOfFormat } from "#core/format/cellFormatNames.ts";
import { purposes } from "#core/expressions/index.ts";
import { nearest } from "../../../../nearest.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { unknownName } from "../problems/unknownName.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { CheckedProject } from "./CheckedProject.ts";

interface NamedPart extends Pick<TextProblem, "file" | "path"> {
  readonly what: "type" | "format" | "component";
  /** `{plugin}.{name}`, and of a component its name alone */
  readonly name: string;
}

/**
 * Types of elements and formats of cells that plugins bring, and components that columns name. Of a plugin that is there each name has to be there too, and a
 * slip in the plugin's own name is refused; of a plugin that is not there at present what uses it stays (D73), and is told.
 */
export function checkContributedNames(texts: ProjectTexts): CheckedProject {
  const offered = {
    type: namesOf(texts, ({ formElements = [] }) => formElements.map(({ type }) => type)),
    format: namesOf(texts, ({ cellFormats = [] }) => cellFormats.map(({ name }) => name)),
    component: [...texts.components.keys(), ...pageComponents(texts)],
  };
  const problems: TextProblem[] = [];
  const warnings: TextProblem[] = [];
  for (const { file, path, what, name } of [...elementTypes(texts), ...namesInColumns(texts)]) {
    if (offered[what].includes(name)) continue;
    const [plugin = ""] = what === "component" ? [] : name.split(".");
    const isSlip = texts.plugins.has(plugin) || nearest(name, offered[what]) !== undefined;
    const unknown = isSlip || what === "component" ? unknownName(name, what, offered[what]) : unknownName(plugin, "plugin", [...texts.plugins.keys()]);
    (isSlip ? problems : warnings).push({ file, path, reason: "unknownName", params: unknown });
  }
  return { problems, warnings };
}

type Contributes = NonNullable<ReturnType<ProjectTexts["plugins"]["get"]>>["value"]["contributes"];

const namesOf = ({ plugins }: ProjectTexts, names: (contributes: Contributes) => readonly string[]): string[] =>
  [...plugins].flatMap(([id, { value }]) => names(value.contributes).map((name) => `${id}.${name}`));

/** Components of plugins are asked for by their own names, like those of the project. */
const pageComponents = ({ plugins }: ProjectTexts): string[] =>
  [...plugins.values()].flatMap(({ value }) => (value.contributes.pageComponents ?? []).map(({ name }) => name));

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

function formatIn(format = ""): Pick<NamedPart, "what" | "name"> | undefined {
  const component = componentOfFormat(format);
  if (component !== undefined) return { what: "component", name: component };
  const name = contributed.exec(format)?.[1];
  return name === undefined || seen.some((one) => name.startsWith(`${one}.`)) ? undefined : { what: "format", name };
}

/** Formats and components that columns name. */
function namesInColumns({ tables }: ProjectTexts): NamedPart[] {
  const walk = (file: string, siblings: readonly ColumnText[], at: string): NamedPart[] =>
    siblings.flatMap(({ cellFormat, headerComponent, children = [] }, index) => {
      const format = formatIn(cellFormat);
      const path = `${at}[${index}]`;
      return [
        ...(format ? [{ file, path: `${path}.cellFormat`, ...format }] : []),
        ...(headerComponent ? [{ file, path: `${path}.headerComponent`, what: "component" as const, name: headerComponent }] : []),
        ...walk(file, children, `${path}.children`),
      ];
    });
  return [...tables.values()].flatMap(({ file, value }) => walk(file, value.columns, "$.columns"));
}
