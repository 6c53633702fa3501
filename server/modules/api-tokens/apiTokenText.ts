import { randomBytes, timingSafeEqual } from "node:crypto";
import { apiTokenPrefix } from "#contract/apiToken.ts";
import { hashToken } from "../../access/hashToken.ts";

/** `plt_`, its id, its secret. */
const form = new RegExp(`^${apiTokenPrefix}([\\w-]{22})[\\w-]{43}$`);
const uuidForm = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

export const isApiToken = (token: string): boolean => token.startsWith(apiTokenPrefix);

/** A new token of that id, which is told once; what is kept is its hash. */
export function makeApiToken(id: string): { token: string; hash: string } {
  const token = apiTokenPrefix + Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url") + randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

/** The id that a token names; undefined for what is no token of ours. */
export function idOfApiToken(token: string): string | undefined {
  const hex = Buffer.from(form.exec(token)?.[1] ?? "", "base64url").toString("hex");
  return uuidForm.test(hex) ? hex.replace(uuidForm, "$1-$2-$3-$4-$5") : undefined;
}

export const isTokenOf = (token: string, hash: string): boolean => timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hash));
