import type { FormValues } from "../model/formFields.ts";
import type { Insertion } from "../model/useSubmit.ts";
import type { SealedDraft } from "./DraftStore.ts";

/** What was typed into a form and not saved. */
export interface Draft {
  /** The record's version that it was typed over; undefined of a new one. */
  readonly version: number | undefined;
  /** What was changed, and what stood there before. */
  readonly values: FormValues;
  readonly before: FormValues;
  /** An insert that was sent and not answered. */
  readonly insertion: Insertion | undefined;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

/** The key as the server gives it: 32 bytes as base64. @throws where the page may not encrypt (plain http beyond loopback) */
export async function importDraftKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** Encrypts a draft by AES-GCM, bound to its place: what lies elsewhere does not open. */
export async function sealDraft(draft: Draft, key: CryptoKey, place: Pick<SealedDraft, "id" | "subject" | "at">): Promise<SealedDraft> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: bytesOf(place.subject) }, key, bytesOf(JSON.stringify(draft)));
  return { ...place, iv, data };
}

/** @returns undefined for what another key, or nobody of ours, has written */
export async function openDraft({ iv, data, subject }: SealedDraft, key: CryptoKey): Promise<Draft | undefined> {
  try {
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData: bytesOf(subject) }, key, data);
    return JSON.parse(new TextDecoder().decode(plain)) as Draft;
  } catch {
    return undefined;
  }
}
