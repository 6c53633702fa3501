import type { TSchema } from "typebox";
import type { ProjectFile } from "#contract/config.ts";
import { fileSet, isCodeFile } from "./projectFiles.ts";
import {
  fileSchemas, folderSchemas, isObjectFile, isObjectFolder, namePatterns, type ObjectFile, type ObjectFolder, type Placed,
  type ProjectTexts,
} from "../shapes/projectText.ts";
import { nameReason, type TextProblem } from "../problems/reasons.ts";
import { schemaProblems } from "../problems/schemaProblems.ts";
import { unknownName } from "../problems/unknownName.ts";
import { resolveCode } from "./resolveCode.ts";

export interface ParsedProject {
  readonly texts: ProjectTexts;
  /** Each of them forbids applying; `texts` then lacks what they are about. */
  readonly problems: readonly TextProblem[];
  readonly warnings: readonly TextProblem[];
}

interface Parsing {
  readonly files: ReadonlyMap<string, string>;
  readonly used: Set<string>;
  readonly problems: TextProblem[];
}

type Folders = Record<ObjectFolder, Map<string, Placed<unknown>>>;
type Singles = Partial<Record<ObjectFile, Placed<unknown>>>;

/** Reads a project's text (D43): every file against its schema, code put in its place, nothing looked up elsewhere. */
export function parseProject(files: readonly ProjectFile[]): ParsedProject {
  const set = fileSet(files);
  const parsing: Parsing = { files: set.texts, used: new Set(), problems: [...set.problems] };
  const folders = Object.fromEntries(Object.keys(folderSchemas).map((folder) => [folder, new Map()])) as Folders;
  const singles: Singles = {};
  for (const path of set.texts.keys()) {
    if (!isCodeFile(path)) readObject(path, parsing, { folders, singles });
  }
  const unused = [...set.texts.keys()].filter((path) => isCodeFile(path) && !parsing.used.has(path));
  return {
    texts: { ...folders, ...singles } as ProjectTexts,
    problems: parsing.problems,
    warnings: unused.map((file) => ({ file, path: "$", reason: "unusedCode" })),
  };
}

function readObject(
  file: string, parsing: Parsing, { folders, singles }: { folders: Folders; singles: Singles }
): void {
  const [first = "", second, ...rest] = file.replace(/\.json$/, "").split("/");
  if (!file.endsWith(".json") || rest.length > 0) return unknownFile(file, parsing);
  if (second === undefined) {
    if (!isObjectFile(first)) return unknownFile(file, parsing);
    const value = readValue(file, fileSchemas[first], parsing);
    if (value !== undefined) singles[first] = { file, value };
    return;
  }
  if (!isObjectFolder(first)) return unknownFile(file, parsing);
  if (!namePatterns[first].test(second)) {
    parsing.problems.push({ file, path: "$", reason: nameReason(namePatterns[first]) });
    return;
  }
  const value = readValue(file, folderSchemas[first], parsing);
  if (value !== undefined) folders[first].set(second, { file, value });
}

/** Folders and files that a project has. */
const places = [...Object.keys(folderSchemas), ...Object.keys(fileSchemas).map((name) => `${name}.json`)];

function unknownFile(file: string, { problems }: Parsing): void {
  const [first = "", second] = file.split("/");
  const isPlace = isObjectFolder(first) && second !== undefined;
  problems.push({ file, path: "$", reason: "unknownFile", params: isPlace ? {} : unknownName(first, "file", places) });
}

/** The file's value, or undefined after its problems were told. */
function readValue(file: string, schema: TSchema, { files, used, problems }: Parsing): unknown {
  const json = parseJson(files.get(file) ?? "");
  if ("why" in json) {
    problems.push({ file, path: "$", reason: "malformedJson", params: { why: json.why } });
    return undefined;
  }
  const found: TextProblem[] = [];
  const value = resolveCode(withoutSchema(json.value), { file, texts: files, used, problems: found });
  found.push(...schemaProblems(schema, value, file));
  problems.push(...found);
  return found.length > 0 ? undefined : value;
}

function parseJson(text: string): { value: unknown } | { why: string } {
  // No database text can hold it.
  if (text.includes("\\u0000") || text.includes("\u0000")) return { why: "U+0000" };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

/** Editors look for `$schema`; it says nothing about the object. */
function withoutSchema(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { $schema: _schema, ...rest } = value as Record<string, unknown>;
  return rest;
}
