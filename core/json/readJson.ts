import { coerceJson } from "../coercion/coerceJson.ts";
import { type Coercion, coerced, refused } from "../coercion/types.ts";
import { findLoss } from "./findLoss.ts";

/** Characters of JSON that a person edits: what a call can carry in every alphabet. */
const longestJson = 400_000;

/** The data that a text means, or what is wrong with it; a text without anything in it means no value. */
export function readJson(text: string): Coercion {
  if (text.trim() === "") return coerced(null);
  if (text.length > longestJson) return refused("coercion.longText");
  const data = parsed(text);
  return data === undefined ? refused("check.json") : (findLoss(text) ?? coerceJson(data));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
