import type { PropertyDifference, RecordRevision } from "#sdk/wire.ts";

type Difference = RecordRevision["diff"][number];

/** Values by which a record is what it was before one of its changes: of each field what it was before the first change since then. */
export function stateBefore(changes: readonly RecordRevision[], index: number): Record<string, unknown> {
  // The latest first: what an earlier change says stands over what later ones say.
  return Object.fromEntries(changes.slice(0, index + 1).flatMap(({ diff }) => diff.map(({ field, before }) => [field, before])));
}

const shortText = 30;

/** As differences of configuration are shown; values of selects by what they are called. */
export function asProperty({ field, title, before, after, names }: Difference): PropertyDifference {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    return typeof value === "string" ? (names[value] ?? value) : value;
  };
  const [was, is] = [named(before), named(after)];
  const isList = [was, is].every((value) => value === null || (Array.isArray(value) && value.every((one) => typeof one === "string")));
  const isLong = [was, is].every((value) => typeof value === "string") && [was, is].some((value) => String(value).length > shortText);
  return { path: field, title, look: isList ? "list" : isLong ? "text" : "value", before: was, after: is };
}
