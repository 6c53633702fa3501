import { isBlockDocument, textOfBlocks } from "#core/blocks/textOfBlocks.ts";
import { coercePoint, type Point } from "#core/coercion/coercePoint.ts";
import { textOfHtml } from "#core/html/textOfHtml.ts";
import { textOfMarkdown } from "#core/html/textOfMarkdown.ts";
import { shortJson } from "#core/json/shortJson.ts";

interface Reading {
  /** Names of listed values. */
  readonly names?: ReadonlyMap<string, string>;
  readonly markup?: "richtext" | "markdown" | undefined;
}

/** Letters of a structure: a cell holds no more. */
const longest = 32_767;
/** A metre. */
const degreesKept = 5;

/** Any value as a person reads it: names of listed values, lists joined, places by their degrees, documents without markup. */
export function textOf(value: unknown, reading: Reading = {}): string {
  if (Array.isArray(value)) return value.map((one: unknown) => memberText(one, reading)).join(", ");
  return memberText(value, reading);
}

function memberText(value: unknown, { names, markup }: Reading): string {
  if (isBlockDocument(value)) return textOfBlocks(value);
  if (isPoint(value)) return `${value.lat.toFixed(degreesKept)}, ${value.lng.toFixed(degreesKept)}`;
  if (typeof value === "object" && value !== null) return shortJson(value, longest);
  const text = String(value ?? "");
  if (markup === "richtext") return textOfHtml(text);
  if (markup === "markdown") return textOfMarkdown(text);
  return names?.get(text) ?? text;
}

const isPoint = (value: unknown): value is Point => typeof value === "object" && value !== null && coercePoint(value).ok;
