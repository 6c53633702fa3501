export type DocumentSource = "record" | "selection" | "query";

/** Beside the records: who makes the document, in which language and when, its number, and the values of a query. */
const always = ["user", "locale", "today", "number", "params"] as const;

/** What a template has in its scope, by where its records come from: one `row`, or the list of all `rows`. */
export function documentNames(source: DocumentSource): ReadonlyMap<string, readonly string[] | undefined> {
  return new Map<string, readonly string[] | undefined>([source === "record" ? ["row", []] : ["rows", undefined], ...always.map((name) => [name, undefined] as const)]);
}
