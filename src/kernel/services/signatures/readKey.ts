import type { SignatureKey } from "#sdk/capabilities/signatures.ts";
import type { KeyFile } from "./bridgeMessages.ts";

/** Names that a key's text uses, in small letters; what stands between two of them is a value, whatever is in it. */
const knownNames = [
  "cn", "name", "surname", "o", "ou", "t", "l", "st", "c", "uid", "e", "businesscategory", "serialnumber", "validfrom", "validto",
  "1.2.860.3.16.1.1", "1.2.860.3.16.1.2",
] as const;
type AliasName = (typeof knownNames)[number];

const beginning = new RegExp(String.raw`(?:^|,)\s*(${knownNames.map((name) => name.replaceAll(".", String.raw`\.`)).join("|")})\s*=`, "gi");

/** `cn=…,o=…,1.2.860.3.16.1.2=…` by its names; of a name that stands there twice the first. */
export function readAlias(alias: string): Partial<Record<AliasName, string>> {
  const found = [...alias.matchAll(beginning)];
  const values: Partial<Record<AliasName, string>> = {};
  for (const [at, match] of found.entries()) {
    const name = match[1]?.toLowerCase() as AliasName;
    values[name] ??= alias.slice(match.index + match[0].length, found[at + 1]?.index).trim();
  }
  return values;
}

/** What a person is shown of a key. Nothing else is made of it: who signed the server reads from the certificate. */
export function readKey({ alias, name }: KeyFile, now: number): Omit<SignatureKey, "id"> {
  const of = readAlias(alias);
  const tin = of["1.2.860.3.16.1.1"] ?? "";
  return {
    subject: of.cn || [of.surname, of.name].filter(Boolean).join(" ") || name,
    organization: of.o ?? "",
    tin: tin || (of.uid ?? ""),
    pinfl: of["1.2.860.3.16.1.2"] ?? "",
    serial: (of.serialnumber ?? "").toUpperCase(),
    validFrom: dayOf(of.validfrom),
    validTo: dayOf(of.validto),
    isExpired: (momentOf(of.validto) ?? now) < now,
    // A legal entity is where its own number is; an individual has none (design of the authority).
    kind: tin === "" ? "individual" : "legal",
  };
}

const parts = /^(\d{4})\.(\d{2})\.(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;

function dayOf(text = ""): string {
  const [, year, month, day] = parts.exec(text) ?? [];
  return year === undefined ? "" : `${day}.${month}.${year}`;
}

/** The authority's clock is that of Tashkent. */
function momentOf(text = ""): number | undefined {
  const [, year, month, day, ...time] = parts.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [hour = "00", minute = "00", second = "00"] = time.filter((part) => part !== undefined);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+05:00`) || undefined;
}
