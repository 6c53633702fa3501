import type { OAuthMethodId } from "#contract/oauth2.ts";
import type { Project } from "../projects/Project.ts";

/** A project as a provider's client, by its settings. */
export interface OAuthClient {
  readonly clientId: string;
  /** As it is stored: sealed. */
  readonly clientSecret: string | undefined;
  /** Where the provider sends people back to; undefined: `/auth/user` of the address at which the product is open. */
  readonly redirectUri: string | undefined;
  readonly scope: string | undefined;
  /** Of a provider that describes itself: `https://id.example.org/realms/city`. */
  readonly issuer: string | undefined;
  readonly endpoints: { readonly authorization?: string; readonly token?: string; readonly userinfo?: string };
  /** A PKCE challenge by which the provider knows the client, and its sealed verifier. */
  readonly challenge: { readonly challenge: string; readonly verifier: string | undefined } | undefined;
}

type Settings = Pick<Project["settings"], "oauth2">;
type Named = Readonly<Record<string, unknown>>;

const textOf = (named: Named, name: string): string | undefined => {
  const value = named[name];
  // A secret that nobody has entered here is none.
  return typeof value === "string" && value !== "" && value !== "sealed:" ? value : undefined;
};

/** How a project's settings name what a client is, by the way of signing in. */
const places: Readonly<Record<OAuthMethodId, (oauth2: Named) => Named>> = {
  google: (oauth2) => ({ client_id: oauth2["google_client_id"], client_secret: oauth2["google_client_secret"] }),
  linkedin: (oauth2) => objectOf(oauth2["linkedin"]),
  one_id: (oauth2) => objectOf(oauth2["one_id"]),
  ssv: (oauth2) => objectOf(oauth2["ssv"]),
  keycloak: (oauth2) => {
    const keycloak = objectOf(oauth2["keycloak"]);
    const [base, realm] = [textOf(keycloak, "baseUrl"), textOf(keycloak, "realm")];
    return { ...keycloak, issuer: base && realm && `${base.replace(/\/+$/, "")}/realms/${encodeURIComponent(realm)}` };
  },
};

const objectOf = (value: unknown): Named => (typeof value === "object" && value !== null ? (value as Named) : {});

/** What no sign-in works without. */
const needed: Readonly<Record<OAuthMethodId, readonly string[]>> = {
  google: ["client_id", "client_secret"],
  linkedin: ["client_id", "client_secret"],
  one_id: ["client_id", "client_secret"],
  ssv: ["client_id", "authorization_endpoint"],
  keycloak: ["client_id", "issuer"],
};

/**
 * What the project's settings say of it as the client of a provider; undefined where something is missing.
 * @example oauthClient(project.settings, "keycloak")?.issuer // "https://id.example.org/realms/city"
 */
export function oauthClient({ oauth2 = {} }: Settings, method: OAuthMethodId): OAuthClient | undefined {
  const said = places[method](oauth2);
  if (needed[method].some((name) => textOf(said, name) === undefined)) return undefined;
  const challenge = textOf(said, "challenge");
  const [authorization, token, userinfo] = [textOf(said, "authorization_endpoint"), textOf(said, "token_endpoint"), textOf(said, "userinfo_endpoint")];
  return {
    clientId: textOf(said, "client_id") ?? "",
    clientSecret: textOf(said, "client_secret"),
    redirectUri: textOf(said, "redirect_uri") ?? textOf(said, "redirect_url"),
    scope: textOf(said, "scope"),
    issuer: textOf(said, "issuer"),
    endpoints: { ...(authorization && { authorization }), ...(token && { token }), ...(userinfo && { userinfo }) },
    challenge: challenge === undefined ? undefined : { challenge, verifier: textOf(said, "challenge_secret") },
  };
}

const shown: Readonly<Record<string, readonly string[]>> = {
  one_id: ["client_id", "redirect_url", "redirect_uri"],
  linkedin: ["client_id", "redirect_url", "redirect_uri"],
  ssv: ["client_id", "redirect_url", "redirect_uri", "challenge", "authorization_endpoint"],
  keycloak: ["baseUrl", "realm", "client_id"],
};

const only = (named: Named, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof named[name] === "string" ? [[name, named[name]]] : [])));

/** What everybody is told of a project's providers: what the specification names (spec §3 Project info), and nothing else. */
export function shownOauth2({ oauth2 = {} }: Settings): Record<string, unknown> {
  const providers = Object.entries(shown).flatMap(([name, names]) =>
    (Object.hasOwn(oauth2, name) ? [[name, only(objectOf((oauth2 as Named)[name]), names)]] : []));
  return { ...only(oauth2, ["google_client_id"]), ...Object.fromEntries(providers) };
}
