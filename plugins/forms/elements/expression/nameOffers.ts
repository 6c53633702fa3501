import { aggregateNames, listedFunctions, purposes, type Purpose } from "#core/expressions/index.ts";
import type { CodeOffer } from "#sdk/ui/controls/code/CodeAssist.ts";

/** A field of the records that the expression sees. */
export interface SeenField {
  readonly name: string;
  readonly title: string;
  readonly type: string;
}

export interface Known {
  readonly purpose: Purpose;
  readonly fields: readonly SeenField[];
  /** Names of formats or colours that may stand in place of an expression, with their titles. */
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

const parts: Readonly<Record<string, readonly string[]>> = {
  user: ["id", "fullName", "permissions", "orgId", "locale"],
  column: ["id", "title", "dataField"],
};

/** Names of the scope that hold the record's fields. */
const ofRecord: ReadonlySet<string> = new Set(["values", "row"]);

const plainName = /^[A-Za-z_]\w*$/;

const fieldOffers = (fields: readonly SeenField[]): CodeOffer[] =>
  fields.filter(({ name }) => plainName.test(name)).map(({ name, title, type }) => ({ label: name, kind: "field", detail: title === name ? type : `${title} · ${type}` }));

/** Methods of texts, numbers and lists, each once. */
const methods: readonly CodeOffer[] = [...new Map(listedFunctions.flatMap(({ functions }) => functions).filter(({ name, signature }) => /^[a-z]+\./.test(signature) && !name.includes("."))
  .map(({ name, signature, about }) => [name, { label: name, kind: "method", detail: signature, help: about } satisfies CodeOffer])).values()];

const functions: readonly CodeOffer[] = listedFunctions.flatMap(({ functions: some }) => some).filter(({ name, signature }) => signature.startsWith(name))
  .map(({ name, signature, about }) => ({ label: name, kind: "function", detail: signature.slice(name.length), help: about }));

/** `Math` of `Math.max`. */
const namespaces: ReadonlySet<string> = new Set(functions.flatMap(({ label }) => (label.includes(".") ? [label.split(".")[0] ?? ""] : [])));

const aggregates: readonly CodeOffer[] = aggregateNames.map((name) => ({ label: name, kind: "function", detail: name === "count" ? "()" : "(field)" }));

const isOfForm = (purpose: Purpose): boolean => purposes[purpose].names.some((name) => name === "values");

/**
 * What may be written at the end of a text, in the order of what is meant most.
 * @param before the text up to the caret
 * @returns `from` is where the name begins that is being written
 * @example nameOffers("row.am", known) // { from: 4, offers: [{ label: "amount", kind: "field", … }] }
 */
export function nameOffers(before: string, { purpose, fields, choices }: Known): { from: number; offers: CodeOffer[] } {
  const [path = ""] = /(?:[A-Za-z_$][\w$]*(?:\?\.|\.))*[A-Za-z_$]?[\w$]*$/.exec(before) ?? [];
  const steps = path.split(/\?\.|\./);
  const from = before.length - (steps.at(-1)?.length ?? 0);
  const [owner = "", ...further] = steps.slice(0, -1);
  if (owner === "" && before.charAt(from - 1) === ".") return { from, offers: [...methods] };
  if (owner === "") return { from, offers: atStart(before.slice(0, from), { purpose, fields, choices }) };
  if (namespaces.has(owner)) return { from, offers: functions.filter(({ label }) => label.startsWith(`${owner}.`)).map((one) => ({ ...one, label: one.label.slice(owner.length + 1) })) };
  if (further.length > 0) return { from, offers: [...methods] };
  if (ofRecord.has(owner)) return { from, offers: fieldOffers(fields) };
  const own = parts[owner];
  return { from, offers: own ? own.map((label) => ({ label, kind: "field" })) : [...methods] };
}

function atStart(above: string, { purpose, fields, choices }: Known): CodeOffer[] {
  const names = purposes[purpose].names.map((label): CodeOffer => ({ label, kind: "name" }));
  const bare = isOfForm(purpose) || purpose === "footer" ? fieldOffers(fields) : [];
  return [
    ...(above.trim() === "" ? choices.map(({ id, name }): CodeOffer => ({ label: id, kind: "choice", ...(name !== id && { detail: name.replace(` · ${id}`, "") }) })) : []),
    ...names, ...bare, ...(purpose === "footer" ? aggregates : []),
    ...functions.filter(({ label }) => !label.includes(".")), ...[...namespaces].map((label): CodeOffer => ({ label, kind: "name" })),
  ];
}
