import type { WordingTree } from "#sdk/contributions/locale.ts";

/** Every text with its whole key: `["forms.conflict.title", "…"]`. */
export function flattenWording(tree: WordingTree, path = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flattenWording(value, `${path}${key}.`),
  );
}
