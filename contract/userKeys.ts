import Type, { type Static } from "typebox";
import { endpoint, Id, NoData, Nullable } from "./endpoint.ts";
import type { OAuthMethodId } from "./oauth2.ts";
import { Passkey } from "./passkey.ts";

/** By what a user signs in besides the password, as an administrator sees it: nothing here opens anything. */
export const UserKeys = Type.Object({
  /** Accounts of providers. */
  accounts: Type.Array(Type.Object({ id: Id, method: Type.Unsafe<OAuthMethodId>(Type.String()), label: Nullable(Type.String()), createdAt: Type.String() })),
  passkeys: Type.Array(Passkey),
});
export type UserKeys = Static<typeof UserKeys>;

const byUser = Type.Object({ id: Id });
const byKey = Type.Object({ id: Id, key: Type.String({ minLength: 1, maxLength: 1400 }) });

export const userKeysEndpoints = {
  "GET users/{id}/keys": endpoint({ summary: "Connected accounts and passkeys of a user; administrators", plugin: "kernel", access: "user", params: byUser, response: UserKeys }),
  "DELETE users/{id}/accounts/{key}": endpoint({ summary: "Disconnects an account of another user; administrators", plugin: "kernel", access: "user", params: byKey, response: NoData }),
  "DELETE users/{id}/passkeys/{key}": endpoint({ summary: "Takes a passkey of another user away; administrators", plugin: "kernel", access: "user", params: byKey, response: NoData }),
} as const;
