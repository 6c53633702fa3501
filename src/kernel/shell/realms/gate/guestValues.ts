import { resolveLink } from "#core/links/resolveLink.ts";

/** Longest texts that a guest may pass, in UTF-16 units. */
export const maxName = 200;
export const maxLink = 4_000;
export const maxMessage = 1_000;

/** The text, unless it is none or is longer than `most`. */
export const acceptText = (value: unknown, most: number): string | undefined =>
  typeof value === "string" && value.length <= most ? value : undefined;

/** A name of something: some text, not too long. */
export const isName = (value: unknown): value is string => acceptText(value, maxName) !== undefined && value !== "";

/** Only `true` is true. */
export const acceptBoolean = (value: unknown): boolean => value === true;

/** An object of JSON, which what comes from a guest always is. */
export const acceptRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;

/** A record of short texts, as a query is; `null` stands for undefined where `isRemoving`. */
export function acceptQuery(value: unknown, isRemoving = false): Readonly<Record<string, string | undefined>> | undefined {
  const entries = Object.entries(acceptRecord(value ?? {}) ?? { "": 0 });
  const isQuery = ([, given]: [string, unknown]): boolean =>
    acceptText(given, maxLink) !== undefined || (isRemoving && given === null);
  if (entries.length > 50 || !entries.every(isQuery)) return undefined;
  return Object.fromEntries(entries.map(([key, given]) => [key, (given ?? undefined) as string | undefined]));
}

/** A list of names. */
export const acceptNames = (value: unknown, most: number): string[] | undefined =>
  Array.isArray(value) && value.length <= most && value.every(isName) ? [...value] : undefined;

/** An origin that no link can name: only what says no host is inside the product here. */
const nowhere = `https://${crypto.randomUUID()}.invalid`;

/** Links inside the product, and addresses that cannot run anything; other hosts are the navigation's to confirm. */
export function isGuestLink(link: string): boolean {
  const resolved = resolveLink(link, { origin: nowhere });
  return resolved.kind === "external" ? resolved.href.startsWith("https:") : resolved.kind !== "refused";
}

/** True for a link that stays inside the product. */
export function isOwnLink(link: string): boolean {
  const { kind } = resolveLink(link, { origin: nowhere });
  return kind === "own" || kind === "export";
}
