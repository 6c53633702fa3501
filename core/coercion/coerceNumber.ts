import { type Coercion, coerced, isBlank, refused } from "./types.ts";

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,3})?$/;

/** Null for empty and NaN (spec §5). Text must be a decimal with a point; other text is refused, not silently null. */
export function coerceNumber(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  if (typeof input === "number") return finite(input);
  if (typeof input !== "string") return refused("coercion.number");
  const text = input.trim();
  if (text === "") return coerced(null);
  return decimal.test(text) ? finite(Number(text)) : refused("coercion.number");
}

function finite(value: number): Coercion {
  if (Number.isNaN(value)) return coerced(null);
  if (!Number.isFinite(value)) return refused("coercion.number");
  return coerced(value === 0 ? 0 : value);
}
