import { isOperator } from "#core/filters/index.ts";
import type { OptionNames } from "./optionChanges.ts";
import type { ViewQuery } from "./renameInView.ts";

/** Ids of now of the field that a path leads to; undefined where all are called as they were. */
export type OptionsAt = (path: string) => OptionNames | undefined;

/**
 * The address of a saved view with the ids that options have now: in its filters (`f.<field>`, behind which stand an operator of a field
 * with several filters, and `~` with the one that was chosen) and in its conditions.
 * @example optionsInView({ "f.state": "ready,open" }, () => new Map([["ready", "done"]])) // { "f.state": "done,open" }
 */
export function optionsInView(query: ViewQuery, optionsAt: OptionsAt): ViewQuery {
  return Object.fromEntries(Object.entries(query).map(([key, text]) => {
    if (key === "where") return [key, inWhere(text, optionsAt)];
    return [key, key.startsWith("f.") ? inValue(text, atFilter(key.slice(2), optionsAt)) : text];
  }));
}

function atFilter(key: string, optionsAt: OptionsAt): OptionNames | undefined {
  const [path = ""] = key.split("~");
  const end = path.lastIndexOf(".");
  return optionsAt(path) ?? (end > 0 && isOperator(path.slice(end + 1)) ? optionsAt(path.slice(0, end)) : undefined);
}

/** One id, or a list of them in which a comma of a value stands as `\,`. */
function inValue(text: string, names: OptionNames | undefined): string {
  if (names === undefined) return text;
  const escaped = (one: string): string => one.replace(/[\\,]/g, "\\$&");
  return names.get(text) ?? text.replace(/(?:\\.|[^\\,])+/g, (one) => {
    const now = names.get(one.replace(/\\(.)/g, "$1"));
    return now === undefined ? one : escaped(now);
  });
}

/** `["and",["state","eq","ready"],["or",["name","contains","a"]]]` */
function inWhere(text: string, optionsAt: OptionsAt): string {
  const carried = (member: unknown): unknown => {
    if (!Array.isArray(member)) return member;
    const [kind, ...rest] = member as unknown[];
    if (kind === "and" || kind === "or") return [kind, ...rest.map(carried)];
    const [operator, value] = rest;
    return typeof kind === "string" && typeof value === "string" ? [kind, operator, inValue(value, optionsAt(kind))] : member;
  };
  try {
    return JSON.stringify(carried(JSON.parse(text)));
  } catch {
    // What is no condition says nothing to the table either.
    return text;
  }
}
