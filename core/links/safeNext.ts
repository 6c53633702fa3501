import { readPath } from "./readPath.ts";

const maxLength = 2000;

/**
 * Where to go after signing in, as a path of our own origin, or undefined. Refused: another origin in any disguise
 * ("//evil", "/\evil", "https:evil", "/.//evil"), other schemes, control characters, backslashes, and whatever the server
 * does not take for a path (D20).
 */
export function safeNext(next: unknown, origin: string): string | undefined {
  if (typeof next !== "string" || next === "" || next.length > maxLength || hasTrap(next)) return undefined;
  if (!next.startsWith("/") && !next.startsWith(`${origin}/`)) return undefined;
  const url = parse(next, origin);
  if (url === undefined || url.origin !== origin || url.username !== "" || url.password !== "") return undefined;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith("//") || readPath(url.pathname) === undefined ? undefined : path;
}

/** Browsers drop tabs and newlines inside an address and read a backslash as a slash. */
function hasTrap(text: string): boolean {
  return text.startsWith("//") || /[\u0000-\u0020\u007f-\u00a0\\]/.test(text);
}

function parse(text: string, origin: string): URL | undefined {
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
}
