import { CallFailure } from "../../http/CallFailure.ts";
import type { Preset } from "./presets.ts";
import type { ProvedPerson } from "./ProvedPerson.ts";

type Claims = Readonly<Record<string, unknown>>;

/** One line of what a foreign server says: without controls, and without signs that turn the direction of writing. */
function line(value: unknown, maxLength = 200): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  return String(value).normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ").trim().slice(0, maxLength);
}

/**
 * The person that a provider's claims tell of.
 * @throws CallFailure `provider_refused` where they name nobody
 */
export function readPerson(preset: Preset, issuer: string, claims: Claims): ProvedPerson {
  const subject = preset.subject.map((name) => claims[name]).find((one) => (typeof one === "string" && one !== "") || typeof one === "number");
  // A longer one would be cut, and could be another's.
  if (subject === undefined || String(subject).length > 255) throw new CallFailure("provider_refused", { params: { provider: preset.name } });
  const email = line(claims["email"]);
  const named = line(claims["name"]) || line(claims["full_name"]) || [claims["family_name"], claims["given_name"]].map((one) => line(one)).filter(Boolean).join(" ");
  const label = line(claims["preferred_username"]) || email || line(claims["user_id"]) || named || line(subject);
  const domain = domainOf(preset, claims, email);
  const pinfl = line(claims["pin"]);
  return {
    issuer, subject: String(subject),
    profile: { fullName: named || label, label, ...(domain !== undefined && { domain }), ...(/^\d{14}$/.test(pinfl) && { pinfl }) },
  };
}

/** Google's own claim; of others that of an address that they have verified. What was asked for proves nothing (P10). */
function domainOf({ domain }: Preset, claims: Claims, email: string): string | undefined {
  if (domain === "hd") return typeof claims["hd"] === "string" ? claims["hd"].toLowerCase() : undefined;
  return claims["email_verified"] === true && email.includes("@") ? email.slice(email.lastIndexOf("@") + 1).toLowerCase() : undefined;
}
