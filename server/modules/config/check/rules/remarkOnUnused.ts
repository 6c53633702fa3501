import { isCodeFile } from "../../text/files/projectFiles.ts";
import type { Placed, ProjectTexts } from "../../text/shapes/projectText.ts";
import type { Remark } from "../Finding.ts";

/** What nothing of the project names: nobody comes to it but by an address that he knows. */
export function remarkOnUnused(texts: ProjectTexts): Remark[] {
  const uses = collectUses(texts);
  const { datasets, tables, forms, pages, components } = texts;
  const unused = (what: string, objects: ReadonlyMap<string, Placed<unknown>>, isUsed: (name: string, file: string) => boolean): Remark[] =>
    [...objects].filter(([name, { file }]) => !isUsed(name, file)).map(([name, { file }]) => ({ rule: "unused", level: "note", file, path: "$", message: `nothing of the project uses the ${what} “${name}”` }));
  return [
    ...unused("dataset", datasets, (name, file) => uses.isNamed(name, file)),
    ...unused("table", tables, (name, file) => uses.isLinked("tables", name, file) || uses.isNamed(name, file)),
    ...unused("form", forms, (name, file) => uses.isLinked("forms", name, file) || uses.isNamed(name, file)),
    ...unused("page", pages, (name, file) => name === startPage(texts) || uses.isLinked("pages", name, file)),
    ...unused("component", components, (name, file) => uses.isWord(name, file)),
    ...unusedRoles(texts),
  ];
}

/** The page behind the address `/` of a project that has one. */
const startPage = ({ project }: ProjectTexts): string => (project?.value.has_main === true ? "main" : "");

/** Where a text names no users, nobody knows who has which role. */
function unusedRoles({ roles, users }: ProjectTexts): Remark[] {
  if (users.size === 0) return [];
  const given = new Set([...users.values()].flatMap(({ value }) => [...value.roles, ...(value.organizations ?? []).flatMap((one) => one.roles ?? [])]));
  return [...roles].filter(([name]) => !given.has(name)).map(([name, { file }]) => ({ rule: "unused", level: "note", file, path: "$", message: `no user of the text has the role “${name}”` }));
}

interface Uses {
  /** Somewhere else as a value of its own, or in quotes in code. */
  isNamed(name: string, file: string): boolean;
  /** In a link that stands somewhere else. */
  isLinked(kind: string, name: string, file: string): boolean;
  /** Anywhere else as a word. */
  isWord(name: string, file: string): boolean;
}

function collectUses(texts: ProjectTexts): Uses {
  const names = new Map<string, Set<string>>();
  const add = (use: string, file: string): void => void (names.get(use)?.add(file) ?? names.set(use, new Set([file])));
  for (const { file, value } of objectsOf(texts)) {
    for (const text of stringsIn(value)) {
      add(`=${text.length > 200 ? "" : text}`, file);
      for (const [, kind, name] of text.matchAll(/\b(tables|forms|pages)\/([a-z][a-z0-9_-]*)/g)) add(`${kind}/${name}`, file);
      for (const [, , name] of text.matchAll(/(["'`])([A-Za-z][\w-]*)\1/g)) add(`=${name}`, file);
      for (const [word] of text.matchAll(/[A-Z]\w*/g)) add(`word ${word}`, file);
    }
  }
  const isElsewhere = (use: string, file: string): boolean => [...(names.get(use) ?? [])].some((one) => one !== file && !isCodeFile(one));
  return {
    isNamed: (name, file) => isElsewhere(`=${name}`, file),
    isLinked: (kind, name, file) => isElsewhere(`${kind}/${name}`, file),
    isWord: (name, file) => isElsewhere(`word ${name}`, file),
  };
}

/** Roles and users name no objects; what texts are called in other languages is no use of them. */
function objectsOf({ users: _users, roles: _roles, translations: _translations, ...others }: ProjectTexts): Placed<unknown>[] {
  return Object.values(others).flatMap((one) => (one === undefined ? [] : one instanceof Map ? [...one.values()] : [one as Placed<unknown>]));
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const one of Object.values(value)) yield* stringsIn(one);
}
