import type { OAuthMethodId } from "#contract/oauth2.ts";

/** What differs between providers. */
export interface Preset {
  /** As people know it. */
  readonly name: string;
  /** Of one that describes itself at a place of its own; keycloak's comes from the settings. */
  readonly issuer?: string;
  /** Of one that does not describe itself; the settings may name others. */
  readonly endpoints?: { readonly authorization: string; readonly token: string; readonly userinfo: string };
  readonly scope: string;
  /** Whether it takes a PKCE verifier. */
  readonly hasPkce: boolean;
  /** Where it says who it is: in a signed token (OpenID Connect), or when it is asked with the access token. */
  readonly tells: "idToken" | "userinfo" | "grant";
  /** Whether its signed token repeats the nonce; one that was not sent is refused. */
  readonly hasNonce: boolean;
  /** Claims of which the first that is there is the person, for ever. */
  readonly subject: readonly string[];
  /** Whose claim says which domain vouches for the person: Google's `hd`, else that of a verified address. */
  readonly domain: "hd" | "email";
  /** What is added to the question after somebody has signed out here, so that the next one is not let in unasked (P11). */
  readonly afterSignOut: { readonly prompt?: string; readonly max_age?: string };
  /** Names of its own for what OAuth 2 calls otherwise. */
  readonly words?: { readonly responseType: string; readonly codeGrant: string; readonly personGrant: string };
}

const oneId = "https://sso.egov.uz/sso/oauth/Authorization.do";

/** The providers by which people sign in (spec §3): all that differs between them. */
export const presets: Readonly<Record<OAuthMethodId, Preset>> = {
  google: {
    name: "Google", issuer: "https://accounts.google.com", scope: "openid email profile", hasPkce: true, tells: "idToken", hasNonce: true,
    subject: ["sub"], domain: "hd", afterSignOut: { prompt: "select_account" },
  },
  // Its token has no nonce, and its token endpoint refuses a verifier of a client with a secret (P06).
  linkedin: {
    name: "LinkedIn", issuer: "https://www.linkedin.com/oauth", scope: "openid profile email", hasPkce: false, tells: "idToken", hasNonce: false,
    subject: ["sub"], domain: "email", afterSignOut: {},
  },
  one_id: {
    name: "OneID", endpoints: { authorization: oneId, token: oneId, userinfo: oneId }, scope: "", hasPkce: false, tells: "grant", hasNonce: false,
    subject: ["pin", "user_id"], domain: "email", afterSignOut: {},
    words: { responseType: "one_code", codeGrant: "one_authorization_code", personGrant: "one_access_token_identify" },
  },
  ssv: {
    name: "SSV", scope: "openid profile email", hasPkce: true, tells: "userinfo", hasNonce: false,
    subject: ["sub", "id"], domain: "email", afterSignOut: { prompt: "login" },
  },
  // `max_age` makes it say when the person was asked.
  keycloak: {
    name: "Keycloak", scope: "openid profile email", hasPkce: true, tells: "idToken", hasNonce: true,
    subject: ["sub"], domain: "email", afterSignOut: { prompt: "login", max_age: "0" },
  },
};
