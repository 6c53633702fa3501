import Type, { type Static } from "typebox";
import { endpoint, Id, NoData, Nullable, Text } from "./endpoint.ts";

/** Every token begins so, that whoever finds one knows what it is. */
export const apiTokenPrefix = "plt_";

/** A token by which a machine calls in its owner's name, without its secret. */
export const ApiToken = Type.Object({
  id: Id,
  name: Type.String(),
  /** What it may at most; what its owner may not, neither may it. */
  permissions: Type.Array(Type.String()),
  createdAt: Type.String(),
  /** Null: it does not end by itself. */
  expiresAt: Nullable(Type.String()),
  lastUsedAt: Nullable(Type.String()),
  lastUsedAddress: Nullable(Type.String()),
  owner: Type.Object({ id: Id, fullName: Type.String(), username: Type.String() }),
});
export type ApiToken = Static<typeof ApiToken>;

/** Those that are good, and the permissions that the caller has to give, each once. */
export const ApiTokens = Type.Object({ tokens: Type.Array(ApiToken), permissions: Type.Array(Type.String()) });
export type ApiTokens = Static<typeof ApiTokens>;

export const NewApiToken = Type.Object({
  name: Text({ minLength: 1, maxLength: 100 }),
  permissions: Type.Array(Text({ minLength: 1, maxLength: 200 }), { maxItems: 200 }),
  /** Days from now; null: it does not end by itself. */
  days: Nullable(Type.Integer({ minimum: 1, maximum: 3_650 })),
});
export type NewApiToken = Static<typeof NewApiToken>;

/** The one time that the secret is told. */
export const MadeApiToken = Type.Object({ ...ApiToken.properties, token: Type.String() });
export type MadeApiToken = Static<typeof MadeApiToken>;

const who = { plugin: "kernel", access: "user" } as const;

export const apiTokenEndpoints = {
  "GET auth/tokens": endpoint({ ...who, summary: "The user's tokens for machines; for administrators all of the project's", forObservers: false, response: ApiTokens }),
  "POST auth/tokens": endpoint({ ...who, summary: "A token for a machine, told once", body: NewApiToken, status: 201, response: MadeApiToken }),
  "DELETE auth/tokens/{id}": endpoint({ ...who, summary: "Takes a token back, at once", params: Type.Object({ id: Id }), response: NoData }),
};
