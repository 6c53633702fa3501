import Type, { type Static } from "typebox";
import { LoginResponse } from "./auth.ts";
import { endpoint, Id, Text } from "./endpoint.ts";

/** What a key is to sign, as UTF-8 text, attached to the package; good once, for `ttl` seconds, in the browser that asked (`device-id`). */
export const SignatureChallenge = Type.Object({ challenge: Type.String(), ttl: Type.Integer() });
export type SignatureChallenge = Static<typeof SignatureChallenge>;

/** What the browser needs to reach the local signing service. */
export const SignatureSettings = Type.Object({
  /** Arguments of the service's call `apikey`, as they are: a domain, its key, and so on. */
  apiKeys: Type.Array(Type.String()),
  /** Address that a refusal leads to, for more about it. */
  details: Type.Optional(Type.String()),
  /** WebSocket address of the service; the vendor's unless said. */
  service: Type.Optional(Type.String()),
  /** There is an authority of timestamps: `eimzo/timestamp` answers. */
  hasTimestamp: Type.Optional(Type.Literal(true)),
});
export type SignatureSettings = Static<typeof SignatureSettings>;

/** Spec §3 Whitelist entry: `type` true lets the certificate of that serial sign in, false does not. Serials are capital hex digits. */
export const WhitelistEntry = Type.Object({ imzoSerial: Type.String(), type: Type.Boolean() });
export type WhitelistEntry = Static<typeof WhitelistEntry>;

const serials = Type.Array(Text({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 100 });
const keyQuery = Type.Object({
  otp: Type.Optional(Type.String({ maxLength: 20 })),
  /** What signed: a key, unless said. */
  method: Type.Optional(Type.Union([Type.Literal("e_imzo"), Type.Literal("id_card")])),
});
/** PKCS#7 as base64. */
const Package = Type.String({ minLength: 1, maxLength: 65_536 });
const entries = Type.Array(WhitelistEntry);

/** Sign-in by electronic signature and ID card, timestamps, and which certificates a user may sign in with. */
export const signatureEndpoints = {
  "GET auth/e-imzo": endpoint({ summary: "What a key is to sign for sign-in: once, within 120 seconds", plugin: "kernel", access: "anonymous", response: SignatureChallenge }),
  "POST auth/e-imzo": endpoint({ summary: "Sign-in by the challenge, signed by a key or an ID card: base64 of PKCS#7 as plain text", plugin: "kernel", access: "anonymous", query: keyQuery, body: Package, isText: true, response: LoginResponse, bodyLimit: 65_536 }),
  "POST eimzo/timestamp": endpoint({ summary: "Joins the authority's timestamp to a signed package", plugin: "kernel", access: "anonymous", body: Type.Object({ pkcs7: Package }), response: Type.Object({ pkcs7b64: Type.String() }), bodyLimit: 69_632 }),
  "POST whitelist/get": endpoint({ summary: "Certificates with which a user may sign in, or may not; another's for administrators", plugin: "kernel", access: "user", body: Type.Object({ userId: Id }), response: entries }),
  "POST whitelist/add": endpoint({ summary: "Adds certificates to those with which a user may sign in, or may not", plugin: "kernel", access: "user", body: Type.Object({ userId: Id, imzoSerial: serials, type: Type.Boolean() }), response: entries }),
  "POST whitelist/delete": endpoint({ summary: "Forgets certificates with which a user may sign in, or may not", plugin: "kernel", access: "user", body: Type.Object({ userId: Id, imzoSerial: serials }), response: entries }),
} as const;
