import type { OptionNames } from "../../../datasets/index.ts";

/**
 * A value for a field of a closed list, under the ids that options have now: an id, several, an operator with one, an option of a list.
 * @example optionsNowIn({ op: "in", value: ["ready", "open"] }, new Map([["ready", "done"]])) // { op: "in", value: ["done", "open"] }
 */
export function optionsNowIn(value: unknown, names: OptionNames | undefined): unknown {
  if (names === undefined || value === null) return value;
  if (typeof value === "string") return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => optionsNowIn(one, names));
  if (typeof value !== "object") return value;
  const held = value as Readonly<Record<string, unknown>>;
  if ("op" in held) return !("value" in held) ? held : { ...held, value: optionsNowIn(held["value"], names) };
  return typeof held["id"] === "string" ? { ...held, id: names.get(held["id"]) ?? held["id"] } : value;
}
