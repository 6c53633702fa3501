import { type CoercionProblem, refused } from "../coercion/types.ts";
import { toDecimal } from "../decimal/decimal.ts";

/** Texts, numbers, and the signs that part an object; what stands between says nothing. */
const parts = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}[\],:\n]/g;

/** An object's keys so far, undefined for a list. */
type Level = Set<string> | undefined;

/**
 * What would be lost of a text that is JSON, with its line: a key that stands twice in one object, of which one value
 * would go, or a number of more digits than arithmetic keeps.
 */
export function findLoss(text: string): CoercionProblem | undefined {
  const levels: Level[] = [];
  let line = 1;
  let last = "";
  for (const [part] of text.matchAll(parts)) {
    if (part === "\n") {
      line += 1;
      continue;
    }
    if (part === "{" || part === "[") levels.push(part === "{" ? new Set() : undefined);
    else if (part === "}" || part === "]") levels.pop();
    else if (isNumber(part) && !isKept(part)) return refused("coercion.jsonDigits", { 0: line });
    else if (part === ":") {
      const key = JSON.parse(last) as string;
      if (levels.at(-1)?.has(key)) return refused("coercion.jsonTwice", { 0: line, 1: key.slice(0, 60) });
      levels.at(-1)?.add(key);
    }
    last = part;
  }
  return undefined;
}

const isNumber = (part: string): boolean => /^[-\d]/.test(part);

const isKept = (number: string): boolean => toDecimal(number) === toDecimal(String(Number(number))) && Number.isFinite(Number(number));
