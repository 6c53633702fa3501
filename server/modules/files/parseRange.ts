export interface ByteRange {
  readonly start: number;
  /** Included. */
  readonly end: number;
}

/**
 * The one range that a header asks for (RFC 9110 §14): undefined where the whole file is to be sent, which is also the
 * answer to several ranges and to what is no range of bytes.
 */
export function parseRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const found = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? "");
  const [, first = "", last = ""] = found ?? [];
  if (!found || (first === "" && last === "")) return undefined;
  if (first === "") return lastBytes(Number(last), size);
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | "unsatisfiable" {
  return count === 0 || size === 0 ? "unsatisfiable" : { start: Math.max(size - count, 0), end: size - 1 };
}
