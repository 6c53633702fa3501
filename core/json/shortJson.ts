/** Levels that are written; deeper ones are an ellipsis. */
const deepest = 20;

/** JSON of any data on one line, of which no more is read than its first letters: long data costs what short data does. */
export function shortJson(value: unknown, most: number): string {
  const parts: string[] = [];
  let length = 0;
  const write = (text: string): boolean => {
    parts.push(text);
    length += text.length;
    return length <= most;
  };
  writeValue(value, write, 0);
  const text = parts.join("");
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** @returns whether there is room for more */
type Write = (text: string) => boolean;

function writeValue(value: unknown, write: Write, depth: number): boolean {
  if (typeof value === "string") return write(quoted(value));
  if (typeof value !== "object" || value === null) return write(String(value ?? null));
  if (depth >= deepest) return write("…");
  return Array.isArray(value) ? writeList(value, write, depth) : writeObject(value, write, depth);
}

function writeList(list: readonly unknown[], write: Write, depth: number): boolean {
  if (!write("[")) return false;
  for (const [index, item] of list.entries()) {
    if (index > 0 && !write(",")) return false;
    if (!writeValue(item, write, depth + 1)) return false;
  }
  return write("]");
}

function writeObject(data: object, write: Write, depth: number): boolean {
  if (!write("{")) return false;
  let isFirst = true;
  // Not `entries`: an object of a million names would be listed whole.
  for (const name in data) {
    if (!Object.hasOwn(data, name)) continue;
    if (!write(`${isFirst ? "" : ","}${quoted(name)}:`)) return false;
    isFirst = false;
    if (!writeValue((data as Record<string, unknown>)[name], write, depth + 1)) return false;
  }
  return write("}");
}

/** Of a long text only what may be shown. */
const quoted = (text: string): string => JSON.stringify(text.length > 4_000 ? text.slice(0, 4_000) : text);
