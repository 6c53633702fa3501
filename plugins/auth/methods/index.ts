import type { AuthMethodDefinition } from "#sdk/contributions/authMethod.ts";
import { eImzoMethod } from "./e-imzo/EImzoMethod.tsx";
import { idCardMethod } from "./id-card/IdCardMethod.tsx";
import { passkeyMethod } from "./passkey/definePasskey.tsx";
import { passwordMethod } from "./password/PasswordMethod.tsx";

/** The ways to sign in, in the order in which the screen shows them. */
export const authMethods: readonly AuthMethodDefinition[] = [
  passwordMethod,
  eImzoMethod,
  idCardMethod,
  passkeyMethod,
];
