const widest = 120;

/**
 * JSON as people write it: what fits on a line stands on one, the outermost object never does. The same value always
 * gives the same text.
 */
export function writeJson(value: object): string {
  return `${write(value, "", 0)}\n`;
}

/** @param taken characters on the line before the value and behind it */
function write(value: unknown, indent: string, taken: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isOuter = indent === "" && taken === 0;
  const line = oneLine(value);
  if (!isOuter && indent.length + taken + line.length <= widest) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + write(item, inner, 1));
    return items.length === 0 ? "[]" : `[\n${items.join(",\n")}\n${indent}]`;
  }
  const entries = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return inner + name + write(item, inner, name.length + 1);
  });
  return entries.length === 0 ? "{}" : `{\n${entries.join(",\n")}\n${indent}}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
