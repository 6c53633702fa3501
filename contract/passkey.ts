import Type, { type Static } from "typebox";
import { LoginResponse } from "./auth.ts";
import { endpoint, Id, NoData, Nullable, Text } from "./endpoint.ts";

/** A key of the person's device or password manager, by which they sign in without a password (WebAuthn). */
export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Nullable(Type.String()),
  /** It is kept by a service and is on several devices. */
  isSynced: Type.Boolean(),
});
export type Passkey = Static<typeof Passkey>;

/** JSON of WebAuthn Level 3 §5.1: what the browser is asked, and what it answered. */
const BrowserJson = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown());

/** `ticket` comes back with the browser's answer: it stands for the challenge, once, for five minutes. */
export const PasskeyQuestion = Type.Object({ ticket: Type.String(), options: BrowserJson });
export type PasskeyQuestion = Static<typeof PasskeyQuestion>;

export const NewPasskey = Type.Object({ ticket: Type.String({ maxLength: 100 }), name: Text({ maxLength: 100 }), answer: BrowserJson });
export type NewPasskey = Static<typeof NewPasskey>;

export const PasskeySignIn = Type.Object({ ticket: Type.String({ maxLength: 100 }), answer: BrowserJson });
export type PasskeySignIn = Static<typeof PasskeySignIn>;

const answerLimit = 65_536;

export const passkeyEndpoints = {
  "GET auth/passkeys": endpoint({ summary: "The user's passkeys", plugin: "kernel", access: "user", beforeFactor: true, forObservers: false, response: Type.Array(Passkey) }),
  "POST auth/passkeys/question": endpoint({ summary: "What the browser is asked to make a passkey", plugin: "kernel", access: "user", beforeFactor: true, response: PasskeyQuestion }),
  "POST auth/passkeys": endpoint({ summary: "Keeps a passkey that the browser has made", plugin: "kernel", access: "user", beforeFactor: true, body: NewPasskey, bodyLimit: answerLimit, status: 201, response: Passkey }),
  "DELETE auth/passkeys/{id}": endpoint({ summary: "Takes a passkey away", plugin: "kernel", access: "user", params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 1400 }) }), response: NoData }),
  "POST auth/passkey/question": endpoint({ summary: "What the browser is asked to sign in by a passkey", plugin: "kernel", access: "anonymous", response: PasskeyQuestion }),
  "POST auth/passkey": endpoint({ summary: "Signs in by a passkey", plugin: "kernel", access: "anonymous", body: PasskeySignIn, bodyLimit: answerLimit, response: LoginResponse }),
} as const;
