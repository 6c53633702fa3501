import type { EntityDescription, PartDescription } from "#contract/entities/describe.ts";
import type { Field } from "#contract/entities/fields.ts";
import type { ProjectFile } from "#contract/config.ts";
import { collectionOf, descriptions } from "../../entities/entities.ts";
import type { EntityRows } from "../../entities/entityRows.ts";
import { fileSchemas, folderSchemas, type ObjectFile, type ObjectFolder, type Placed } from "../shapes/projectText.ts";
import { rowTexts } from "../shapes/rowTexts.ts";
import { markSecrets } from "../../secrets/sealedSettings.ts";
import { orderKeys } from "./orderKeys.ts";
import { writeJson } from "./writeJson.ts";

type Values = Readonly<Record<string, unknown>>;

/** The project's row as `project.json` says it. */
export interface ProjectRecord {
  readonly title: string;
  readonly hostNames: readonly string[];
  readonly settings: object;
}

/**
 * The whole project as text (D43): one file per object, code in sibling files, keys in the order of the schema. The same
 * configuration gives the same bytes, and applied again it changes nothing. Users and rows of datasets are no configuration;
 * of a secret there is its place only.
 */
export function exportProject({ title, hostNames, settings }: ProjectRecord, rows: EntityRows): ProjectFile[] {
  const texts = rowTexts(rows);
  const files = [
    ...single("project", { title, ...(hostNames.length > 0 && { hostNames }), ...markSecrets(settings) }),
    ...descriptions.flatMap((description) => filesOf(description, texts[collectionOf(description) as keyof typeof texts])),
  ];
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function filesOf(description: EntityDescription, said: unknown): ProjectFile[] {
  const { place } = description;
  if (!("folder" in place)) {
    const { value } = said as Placed<Values>;
    if (isEmpty(value)) return [];
    return single(place.file as ObjectFile, "byKey" in place ? inOrder(value) : value);
  }
  const folder = place.folder as ObjectFolder;
  return [...(said as ReadonlyMap<string, Placed<Values>>)].flatMap(([name, { file, value }]) => {
    const codes: ProjectFile[] = [];
    const text = takeParts(description, takeCode(description, value, { base: name, folder, codes }), { base: name, folder, codes });
    return [{ path: file, text: toJson(text, folderSchemas[folder], `../schemas/${folder}.json`) }, ...codes];
  });
}

const isEmpty = ({ items, ...texts }: Values): boolean => (Array.isArray(items) ? items : Object.keys(texts)).length === 0;

const inOrder = (value: Values): Values => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

function single(name: ObjectFile, value: object): ProjectFile[] {
  return [{ path: `${name}.json`, text: toJson(value, fileSchemas[name], `./schemas/${name}.json`) }];
}

interface Taking {
  /** What the names of files begin with. */
  readonly base: string;
  readonly folder: string;
  readonly codes: ProjectFile[];
}

function takeParts({ parts = {} }: EntityDescription, text: Values, { base, ...taking }: Taking): Values {
  const lists = Object.entries(parts).flatMap(([property, { part }]) => {
    const nodes = text[property] as readonly Values[] | undefined;
    return nodes ? [[property, nodes.map((node) => takeCode(part, node, { ...taking, base: `${base}.${String(node[part.keyField])}` }))] as const] : [];
  });
  return { ...text, ...Object.fromEntries(lists) };
}

/** Moves code into files beside the object's own: `Figures.tsx`, `dashboard.Figures.tsx`, `dashboard.Figures.css`, `stars/Board.tsx`. */
function takeCode({ fields }: EntityDescription | PartDescription, text: Values, taking: Taking): Values {
  const taken = Object.entries(fields).flatMap(([name, field]) =>
    field.code && text[name] !== undefined ? [[name, filed(text[name], field, taking)] as const] : []);
  return { ...text, ...Object.fromEntries(taken) };
}

function filed(value: unknown, { code }: Field, { base, folder, codes }: Taking): unknown {
  const file = (text: unknown, name: string): unknown => {
    if (typeof text !== "string" || text === "") return text;
    codes.push({ path: `${folder}/${name}`, text });
    return { $file: name };
  };
  if (Array.isArray(value)) return value.map((one, index) => file(one, `${base}${index === 0 ? "" : `.${index + 1}`}.${code?.extension}`));
  if (typeof value === "string") return file(value, `${base}.${code?.extension}`);
  // A folder of its own: modules import each other by relative names.
  return Object.fromEntries(Object.entries(value as Values).map(([name, text]) => [name, file(text, `${base}/${name}`)]));
}

function toJson(value: object, schema: (typeof folderSchemas)[ObjectFolder] | (typeof fileSchemas)[ObjectFile], address: string): string {
  return writeJson({ $schema: address, ...(orderKeys(value, schema) as object) });
}
