import { randomBytes } from "node:crypto";
import type { CallContext } from "../../http/CallContext.ts";
import { readCookies } from "../../http/readCookies.ts";

const name = "platon_device";
/** Sign-in alone is told of it: nothing else is decided by it, and it authenticates nobody (D4). */
const path = "/api/auth/login";
/** Browsers keep none longer. */
const maxAgeSeconds = 400 * 24 * 3600;

export const newDeviceSecret = (): string => randomBytes(32).toString("base64url");

/** The secret that the browser keeps; undefined where it brings none, or something else. */
export function readDeviceSecret({ headers }: Pick<CallContext, "headers">): string | undefined {
  const [value] = readCookies(headers, name);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Out of reach of scripts and of requests that other sites begin. */
export const deviceCookie = (secret: string, { scheme }: Pick<CallContext, "scheme">): string =>
  `${name}=${secret}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${scheme === "https" ? "; Secure" : ""}`;
