import { safeNext } from "#core/links/index.ts";

/** The sign-in document (D20). */
export const signInPath = "/auth/user";

/** The same document, by the address that a refused refresh leads to (spec §8, D20). */
export const refusedPath = "/auth/login";

/** The paths of that document. */
export const isSignInPath = (path: string): boolean => path === signInPath || path === refusedPath;

/** Where nobody wants to arrive: home is the way without a `next`, and to come back to the logout would log out again. */
const passages: ReadonlySet<string> = new Set(["/", "/login", "/system/logout"]);

/** Where a guest is sent: the page on which the session began, if it is one where one signs in, with the way back. */
export function signInAddress(loginUrl: string | undefined, here: string, origin: string): string {
  const stored = safeNext(loginUrl, origin)?.split("?")[0] ?? signInPath;
  const base = isSignInPath(stored) ? stored : signInPath;
  const next = safeNext(here, origin);
  const path = next?.split("?")[0] ?? "";
  return next === undefined || passages.has(path) || isSignInPath(path) ? base : `${base}?next=${encodeURIComponent(next)}`;
}
