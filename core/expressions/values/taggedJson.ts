/**
 * JSON that also carries undefined, NaN, the infinities and -0: each as a list of one word; a list of data is wrapped
 * in another, so that the two are not taken for each other.
 */
type Tag = "undefined" | "NaN" | "Infinity" | "-Infinity" | "-0";

const tagged: Readonly<Record<Tag, unknown>> = {
  undefined, NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY, "-Infinity": Number.NEGATIVE_INFINITY, "-0": -0,
};

/** @throws TypeError for a function, a symbol, a bigint */
export function writeTagged(value: unknown): string {
  // Most values are texts.
  return JSON.stringify(typeof value === "string" ? value : tag(value));
}

function tag(value: unknown): unknown {
  if (value === undefined) return ["undefined"];
  if (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0))) {
    return [Object.is(value, -0) ? "-0" : String(value)];
  }
  if (Array.isArray(value)) return [Array.from(value, tag)];
  if (typeof value === "function" || typeof value === "symbol" || typeof value === "bigint") {
    throw new TypeError(`no plain data: ${typeof value}`);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, tag(item)]));
}

export function readTagged(text: string): unknown {
  return untag(JSON.parse(text));
}

function untag(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first] = value as readonly unknown[];
    if (Array.isArray(first)) return first.map(untag);
    return Object.hasOwn(tagged, String(first)) ? tagged[String(first) as Tag] : undefined;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, untag(item)]));
}
