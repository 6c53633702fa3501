import { safeNext } from "#core/links/index.ts";

/** The sign-in document (D20). */
export const signInPath = "/auth/user";

/** Where nobody wants to arrive: home is the way without a `next`, and to come back to the logout would log out again. */
const passages: ReadonlySet<string> = new Set(["/", "/login", "/system/logout", signInPath, "/auth/login"]);

/** Where a guest is sent: the page on which the session began, if it is ours, with the way back. */
export function signInAddress(loginUrl: string | undefined, here: string, origin: string): string {
  const base = safeNext(loginUrl, origin)?.split("?")[0] ?? signInPath;
  const next = safeNext(here, origin);
  const isPlace = next !== undefined && !passages.has(next.split("?")[0] ?? "");
  return !isPlace ? base : `${base}?next=${encodeURIComponent(next)}`;
}
