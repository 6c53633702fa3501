import Type, { type Static } from "typebox";
import { endpoint, NoData, Text } from "./endpoint.ts";

/** The code of an authenticator, six digits, or a recovery code. */
const Code = Text({ maxLength: 40 });
/** In the body, or in the address as the specification has it (D5). */
const CodeBody = Type.Object({ otp: Type.Optional(Code) });
const codeQuery = Type.Object({ otp: Type.Optional(Code) });

/** Whether it was right; then the recovery codes, which are told this once. */
export const VerifiedCode = Type.Object({ verified: Type.Boolean(), recoveryCodes: Type.Array(Type.String()) });
export type VerifiedCode = Static<typeof VerifiedCode>;

/** Base32. */
export const PendingSecret = Type.Object({ secret: Type.String() });
export type PendingSecret = Static<typeof PendingSecret>;

/** Told this once, and kept as their hashes alone. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** Recovery codes that were not used yet. */
export const RecoveryCodesLeft = Type.Object({ left: Type.Integer() });
export type RecoveryCodesLeft = Static<typeof RecoveryCodesLeft>;

/** Calls of the user's own second factor. */
export const oneTimeCodeEndpoints = {
  "GET auth/enable-otp": endpoint({ summary: "A secret for an authenticator as base64 of a QR code's PNG; it is the user's once a code of it was verified", plugin: "kernel", access: "user", beforeFactor: true, forObservers: false, response: Type.String() }),
  "POST auth/enable-otp": endpoint({ summary: "A secret for an authenticator as base64 of a QR code's PNG; it is the user's once a code of it was verified", plugin: "kernel", access: "user", beforeFactor: true, response: Type.String() }),
  "GET auth/pending-otp": endpoint({ summary: "The same secret as text, for who cannot scan", plugin: "kernel", access: "user", beforeFactor: true, forObservers: false, response: PendingSecret }),
  "POST auth/verify-otp": endpoint({ summary: "A code of the secret: from now on signing in asks for one", plugin: "kernel", access: "user", beforeFactor: true, query: codeQuery, body: CodeBody, isBodyOptional: true, response: VerifiedCode }),
  "POST auth/disable-otp": endpoint({ summary: "Signing in asks for no code any more; needs one", plugin: "kernel", access: "user", query: codeQuery, body: CodeBody, isBodyOptional: true, response: NoData }),
  "GET auth/recovery-codes": endpoint({ summary: "How many recovery codes the user has left", plugin: "kernel", access: "user", forObservers: false, response: RecoveryCodesLeft }),
  "POST auth/recovery-codes": endpoint({ summary: "Ten new recovery codes in place of those before; needs a code", plugin: "kernel", access: "user", query: codeQuery, body: CodeBody, isBodyOptional: true, response: RecoveryCodes }),
} as const;
