import { createHash } from "node:crypto";

/** Questions that the caller has answered with yes, divided by commas. */
export const confirmedHeader = "x-confirmed";

/**
 * What a call has to say to mean exactly what was told: another fact is another question.
 * @param facts as a text, the same for the same facts
 * @example confirmationOf("options_gone", JSON.stringify(gone)) // "options_gone:1f0c…"
 */
export const confirmationOf = (code: string, facts: string): string => `${code}:${createHash("sha256").update(facts).digest("hex").slice(0, 32)}`;

/**
 * Whether the call says that it is meant so.
 * @param question a code of the catalogue, or what an answer gave as `data.confirm`
 */
export const isConfirmed = (headers: Headers | undefined, question: string): boolean =>
  (headers?.get(confirmedHeader) ?? "").split(",").some((said) => said.trim() === question);
