import { getLineInfo, parseExpressionAt, type Expression, type ObjectExpression } from "acorn";

/** Counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

const start: TextPlace = { line: 1, column: 1 };

/**
 * Where in a text of JSON a path leads: to the name of the last property that is there, or to the member of a list.
 * @example locator('{\n  "title": 1 }').at("$.title") // { line: 2, column: 3 }
 */
export function locator(text: string): { at(path: string): TextPlace; fileAt(path: string): string | undefined } {
  const root = parse(text);
  return {
    at: (path) => {
      const { offset } = follow(root, stepsOf(path));
      return offset === undefined ? start : placeOf(text, offset);
    },
    // Code that stands in a file of its own.
    fileAt: (path) => {
      const { node, isWhole } = follow(root, stepsOf(path));
      const file = isWhole && node?.type === "ObjectExpression" ? propertyOf(node, "$file") : undefined;
      return file?.value.type === "Literal" && typeof file.value.value === "string" ? file.value.value : undefined;
    },
  };
}

/** Where a text stops being JSON. */
export function faultOf(text: string): TextPlace {
  try {
    parseExpressionAt(text, 0, { ecmaVersion: "latest" });
  } catch (error) {
    const { pos } = error as { pos?: number };
    return pos === undefined ? start : placeOf(text, Math.min(pos, text.length));
  }
  // JavaScript reads it, JSON does not: a comma at an end, a name without quotes.
  const [, position] = /position (\d+)/.exec(jsonFault(text)) ?? [];
  return position === undefined ? start : placeOf(text, Number(position));
}

function jsonFault(text: string): string {
  try {
    JSON.parse(text);
    return "";
  } catch (error) {
    return String(error);
  }
}

function placeOf(text: string, offset: number): TextPlace {
  const { line, column } = getLineInfo(text, offset);
  return { line, column: column + 1 };
}

/** JSON is an expression of JavaScript. */
function parse(text: string): Expression | undefined {
  try {
    return parseExpressionAt(text, 0, { ecmaVersion: "latest" });
  } catch {
    return undefined;
  }
}

interface Found {
  readonly node: Expression | undefined;
  readonly offset: number | undefined;
  readonly isWhole: boolean;
}

function follow(root: Expression | undefined, steps: readonly string[]): Found {
  let found: Found = { node: root, offset: root?.start, isWhole: true };
  for (const step of steps) {
    const next = stepInto(found.node, step);
    if (next === undefined) return { ...found, isWhole: false };
    found = { ...next, isWhole: true };
  }
  return found;
}

function stepInto(node: Expression | undefined, step: string): Omit<Found, "isWhole"> | undefined {
  if (node?.type === "ArrayExpression") {
    const member = node.elements[Number(step)];
    return member && member.type !== "SpreadElement" ? { node: member, offset: member.start } : undefined;
  }
  const property = node?.type === "ObjectExpression" ? propertyOf(node, step) : undefined;
  return property && { node: property.value, offset: property.start };
}

function propertyOf({ properties }: ObjectExpression, name: string): { readonly value: Expression; readonly start: number } | undefined {
  // Of two of one name the later one counts.
  return [...properties].reverse().flatMap((one) => (one.type === "Property" && one.key.type === "Literal" && one.key.value === name ? [one] : []))[0];
}

/** `$.columns[2]["a b"].title` → `columns`, `2`, `a b`, `title` */
function stepsOf(path: string): string[] {
  return [...path.matchAll(/\.([A-Za-z_$][\w$]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g)].map(([, name, index, quoted]) => name ?? index ?? String(JSON.parse(quoted ?? '""')));
}
