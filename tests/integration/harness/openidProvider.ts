import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** A real OpenID provider (oidc-provider) as a realm of Keycloak: `{baseUrl}/realms/city`. */
export interface OpenidProvider {
  readonly baseUrl: string;
  /** What each authorization was asked with, the latest last. */
  readonly asked: URLSearchParams[];
  stop(): Promise<void>;
}

export const realm = "city";
export const clientId = "platon";
export const clientSecret = "a-secret-of-the-test-run-32-bytes-long";

/**
 * Starts it for a product at these addresses. Whoever signs in types an account, and is asked nothing else; an account has its own
 * address at `example.org`, verified.
 */
export async function startOpenidProvider(redirectUris: readonly string[]): Promise<OpenidProvider> {
  const asked: URLSearchParams[] = [];
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = makeProvider(`${baseUrl}/realms/${realm}`, redirectUris);
  const answer = provider.callback();
  handle = (request, response) => {
    const url = new URL(request.url ?? "/", baseUrl);
    if (url.pathname.endsWith("/auth")) asked.push(url.searchParams);
    if (url.pathname.startsWith("/interaction/")) return void interact(provider, request, response);
    // It is served below the path of its realm.
    Object.assign(request, { originalUrl: request.url, url: request.url?.replace(`/realms/${realm}`, "") });
    void answer(request, response);
  };
  return {
    baseUrl, asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function makeProvider(issuer: string, redirectUris: readonly string[]): Provider {
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...redirectUris], token_endpoint_auth_method: "client_secret_post" }],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "preferred_username"] },
    conformIdTokenClaims: false,
    cookies: { keys: ["of the test run"] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.org`, email_verified: true, name: `Account ${id}`, preferred_username: id }),
    }),
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({ clientId, accountId: context.oidc.session?.accountId ?? "" });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  });
  provider.proxy = false;
  return provider;
}

const form = '<!doctype html><title>Provider</title><link rel="icon" href="data:,"><form method="post"><label>Account <input name="account"></label><button>Go on</button></form>';

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "POST") return void response.setHeader("content-type", "text/html").end(form);
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  const accountId = new URLSearchParams(Buffer.concat(pieces).toString()).get("account") ?? "";
  const result = accountId === "" ? { error: "access_denied", error_description: "the person went back" } : { login: { accountId } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** A browser at the provider, with its cookies. */
export class ProviderBrowser {
  readonly #cookies = new Map<string, string>();

  /** Signs in there as the account, unless a session there does; gives the parameters of the callback. The empty account goes back. */
  async signIn(url: string, account: string): Promise<Record<string, string>> {
    let response = await this.#open(url);
    for (let step = 0; step < 10; step += 1) {
      const to = response.headers.get("location");
      if (to === null) response = await this.#open(response.url, new URLSearchParams({ account }));
      else if (new URL(to, response.url).pathname === "/auth/user") return Object.fromEntries(new URL(to, response.url).searchParams);
      else response = await this.#open(new URL(to, response.url).href);
    }
    throw new Error("the provider led nowhere");
  }

  async #open(url: string, form?: URLSearchParams): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie }, ...(form && { method: "POST", body: form }) });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    if (response.status >= 400) throw new Error(`${response.status} ${await response.text()}`);
    return response;
  }
}
