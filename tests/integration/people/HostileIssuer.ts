import { createServer, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";

/** What the issuer does next. */
export interface Behaviour {
  /** Changes claims of the token. */
  readonly claims?: JWTPayload;
  /** How the token is signed: `none`, by a key that it does not publish, or by the public key as if that were a secret. */
  readonly signing?: "none" | "foreign" | "public-as-secret" | "absent";
  /** What the token endpoint answers in place of a token; undefined by `never`. */
  readonly answer?: (response: ServerResponse) => void;
}

/** An issuer that says what a test tells it to: it follows the protocol but for that. */
export class HostileIssuer {
  readonly baseUrl: string;
  behaviour: Behaviour = {};
  /** Of the flow that comes next. */
  nonce = "";
  /** Paths that were asked. */
  readonly asked: string[] = [];
  readonly #server: ReturnType<typeof createServer>;
  readonly #keys: Awaited<ReturnType<typeof generateKeyPair>>;
  readonly #foreign: Awaited<ReturnType<typeof generateKeyPair>>;

  private constructor(server: ReturnType<typeof createServer>, keys: Awaited<ReturnType<typeof generateKeyPair>>, foreign: Awaited<ReturnType<typeof generateKeyPair>>) {
    this.#server = server;
    this.#keys = keys;
    this.#foreign = foreign;
    this.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on("request", (request, response) => {
      const path = (request.url ?? "").split("?")[0] ?? "";
      this.asked.push(path);
      void this.#answer(path, response);
    });
  }

  static async start(): Promise<HostileIssuer> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const make = () => generateKeyPair("RS256", { extractable: true });
    return new HostileIssuer(server, await make(), await make());
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(path: string, response: ServerResponse): Promise<void> {
    const json = (value: unknown): void => void response.setHeader("content-type", "application/json").end(JSON.stringify(value));
    const [, , realm = ""] = path.split("/");
    if (realm === "never") return;
    if (realm === "huge") return void response.setHeader("content-type", "application/json").end(`{"issuer":"${"x".repeat(300_000)}"}`);
    if (realm === "nonsense") return void response.setHeader("content-type", "text/html").end("<h1>Welcome</h1>");
    if (realm === "moved") return void response.writeHead(302, { location: `${this.baseUrl}/realms/fair/.well-known/openid-configuration` }).end();
    const issuer = `${this.baseUrl}/realms/${realm}`;
    if (path.endsWith("/.well-known/openid-configuration")) {
      return json({
        issuer: realm === "liar" ? "https://accounts.google.com" : issuer,
        authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys`, authorization_response_iss_parameter_supported: true,
        response_types_supported: ["code"], subject_types_supported: ["public"], id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
      });
    }
    if (path.endsWith("/keys")) return json({ keys: [{ ...(await exportJWK(this.#keys.publicKey)), kid: "own", alg: "RS256", use: "sig" }] });
    if (this.behaviour.answer) return this.behaviour.answer(response);
    json({ access_token: "a", token_type: "Bearer", ...(this.behaviour.signing !== "absent" && { id_token: await this.#token(issuer) }) });
  }

  async #token(issuer: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: "platon", sub: "mallory", nonce: this.nonce, iat: now, exp: now + 300, name: "Mallory", ...this.behaviour.claims };
    if (this.behaviour.signing === "none") return new UnsecuredJWT(claims).encode();
    if (this.behaviour.signing === "public-as-secret") {
      return await new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "own" }).sign(new TextEncoder().encode(await exportSPKI(this.#keys.publicKey)));
    }
    const { privateKey } = this.behaviour.signing === "foreign" ? this.#foreign : this.#keys;
    return await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "own" }).sign(privateKey);
  }
}
