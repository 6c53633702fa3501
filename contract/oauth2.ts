import Type, { type Static } from "typebox";
import { LoginResponse, PasswordPolicy } from "./auth.ts";
import type { AuthMethodId } from "./authMethods.ts";
import { endpoint, Id, NoData, Nullable, Text } from "./endpoint.ts";

/** Ways to sign in by OAuth 2 or OpenID Connect, in their order. */
export const oauthMethodIds = ["google", "linkedin", "one_id", "ssv", "keycloak"] as const satisfies readonly AuthMethodId[];
export type OAuthMethodId = (typeof oauthMethodIds)[number];

const byMethod = Type.Object({ method: Type.Unsafe<OAuthMethodId>(Type.Union(oauthMethodIds.map((id) => Type.Literal(id)))) });

/** Where the browser goes to be signed in by the provider, and the state with which it comes back. */
export const ProviderAddress = Type.Object({ url: Type.String(), state: Type.String() });

/**
 * What the provider sent the browser back with, all of it (`code`, `state`, `iss` …), and what the specification names: `redirect_uri`;
 * for keycloak `client_id` and `grant_type`. Or `accessToken`: a ticket that this call has answered with before.
 */
export const ProviderAnswer = Type.Unsafe<Readonly<Record<string, string>>>(
  Type.Record(Type.String({ maxLength: 100 }), Text({ maxLength: 8_000 }), { maxProperties: 30 }),
);

/** Who the provider says it is: `accessToken` is good at `POST auth/oauth2` alone, for ten minutes, once. */
export const ProvedIdentity = Type.Object({
  has_profile: Type.Boolean(),
  has_password: Type.Boolean(),
  password_policy: PasswordPolicy,
  accessToken: Type.String(),
  user: Type.Optional(Type.Object({ fullName: Type.String() })),
  error: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
});
export type ProvedIdentity = Static<typeof ProvedIdentity>;

export const OAuthLogin = Type.Object({
  accessToken: Type.String({ maxLength: 200 }),
  /** A first password, of whoever has none. */
  password: Type.Optional(Type.String({ maxLength: 1_000 })),
  otp: Type.Optional(Type.String({ maxLength: 20 })),
});
export type OAuthLogin = Static<typeof OAuthLogin>;

/** An account of a provider by which the user signs in; `label` is what the provider calls it. */
export const ConnectedAccount = Type.Object({
  id: Id,
  method: Type.Unsafe<OAuthMethodId>(Type.String()),
  label: Nullable(Type.String()),
  createdAt: Type.String(),
});
export type ConnectedAccount = Static<typeof ConnectedAccount>;

export const oauth2Endpoints = {
  "POST auth/oauth2-start": endpoint({ summary: "Begins signing in by a provider: where to go", plugin: "kernel", access: "anonymous", query: byMethod, response: ProviderAddress }),
  "POST auth/oauth2-validate": endpoint({ summary: "Who the provider says it is, with a ticket to sign in by", plugin: "kernel", access: "anonymous", query: byMethod, body: ProviderAnswer, response: ProvedIdentity }),
  "POST auth/oauth2": endpoint({ summary: "Signs in by the ticket of a provider", plugin: "kernel", access: "anonymous", query: byMethod, body: OAuthLogin, response: LoginResponse }),
  "GET auth/accounts": endpoint({ summary: "Accounts of providers by which the user signs in", plugin: "kernel", access: "user", forObservers: false, response: Type.Array(ConnectedAccount) }),
  "POST auth/accounts/start": endpoint({ summary: "Begins connecting an account of a provider: where to go", plugin: "kernel", access: "user", query: byMethod, response: ProviderAddress }),
  "POST auth/accounts": endpoint({ summary: "Connects the account that the provider says it is", plugin: "kernel", access: "user", query: byMethod, body: ProviderAnswer, status: 201, response: ConnectedAccount }),
  "DELETE auth/accounts/{id}": endpoint({ summary: "Disconnects an account; never the last way in", plugin: "kernel", access: "user", params: Type.Object({ id: Id }), response: NoData }),
};
