import { afterAll, beforeAll, expect, it } from "vitest";
import type { OAuthMethodId } from "#contract/oauth2.ts";
import { edited, readJson, useConfigServer } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { HostileIssuer, type Behaviour } from "./HostileIssuer.ts";

const method: OAuthMethodId = "keycloak";
const query = { method };
const by = { headers: { "device-id": "device-of-hostile" }, locale: "en" };

onEmbedded("a hostile provider", (database) => {
  const server = useConfigServer(database, { env: { ALLOW_PRIVATE_HOSTS: "127.0.0.1" } });
  let issuer: HostileIssuer;

  const useRealm = async (realm: string, baseUrl = issuer.baseUrl) => {
    const files = await server.exported();
    const oauth2 = { keycloak: { baseUrl, realm, client_id: "platon", client_secret: "s" } };
    const access = { newUsers: { methods: ["keycloak"], roles: [] } };
    await server.apply(edited(files, { "project.json": { ...readJson<Record<string, unknown>>(files, "project.json"), oauth2, access } }));
  };
  beforeAll(async () => {
    issuer = await HostileIssuer.start();
    await useRealm("fair");
  });
  afterAll(() => issuer.stop());

  const start = () => call(server, "POST auth/oauth2-start", { query, ...by });
  const comeBack = async (behaviour: Behaviour, callback: Record<string, string | undefined> = {}) => {
    const { data } = await start();
    issuer.behaviour = behaviour;
    issuer.nonce = new URL(data.url).searchParams.get("nonce") ?? "";
    const answer = { code: "c", state: data.state, iss: `${issuer.baseUrl}/realms/fair`, ...callback };
    const body = Object.fromEntries(Object.entries(answer).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
    const { status, failure } = await call(server, "POST auth/oauth2-validate", { query, body, ...by });
    return failure?.code ?? status;
  };
  const hour = 3600;
  const past = Math.floor(Date.now() / 1000) - hour;

  it("OI20 a token of another issuer, for another client, expired, with another nonce or none lets nobody in, and a right one does", async () => {
    expect(await comeBack({})).toBe(200);
    const wrong: Behaviour[] = [
      { claims: { iss: "https://accounts.google.com" } }, { claims: { aud: "another" } }, { claims: { aud: ["platon", "another"], azp: "another" } },
      { claims: { exp: past, iat: past - hour } }, { claims: { nonce: "another" } }, { claims: { nonce: undefined } }, { claims: { sub: undefined } }, { signing: "absent" },
    ];
    const codes = [];
    for (const behaviour of wrong) codes.push(await comeBack(behaviour));
    expect(codes).toEqual(wrong.map(() => "provider_refused"));
  });

  it("OI21 an unsigned token, one by a key that is not the provider's, and one whose signature is made with the public key as a secret let nobody in, though the provider says that it signs so", async () => {
    const codes = [];
    for (const signing of ["none", "foreign", "public-as-secret"] as const) codes.push(await comeBack({ signing }));
    expect(codes).toEqual(codes.map(() => "provider_refused"));
  });

  it("OI22 the answer of another issuer than the one that was asked lets nobody in, and one without the issuer neither, before its code is sent anywhere", async () => {
    issuer.asked.length = 0;
    expect([await comeBack({}, { iss: "https://accounts.google.com" }), await comeBack({}, { iss: undefined })]).toEqual(["provider_refused", "provider_refused"]);
    expect(issuer.asked.filter((path) => path.endsWith("/token"))).toEqual([]);
  });

  it("OI23 OI24 an endpoint that answers with an error, nonsense, too much or a redirect is told of in words, and the redirect is not followed", async () => {
    const answers: NonNullable<Behaviour["answer"]>[] = [
      (response) => void response.writeHead(500).end("down"),
      (response) => void response.setHeader("content-type", "application/json").end("{"),
      (response) => void response.setHeader("content-type", "application/json").end(`{"access_token":"${"x".repeat(300_000)}"}`),
      (response) => void response.writeHead(307, { location: "/realms/fair/elsewhere" }).end(),
      (response) => void response.destroy(),
    ];
    const codes = [];
    for (const answer of answers) codes.push(await comeBack({ answer }));
    expect(codes).toEqual(answers.map(() => "provider_unavailable"));
    expect(issuer.asked.some((path) => path.endsWith("/elsewhere"))).toBe(false);
    expect(await comeBack({ answer: (response) => void response.writeHead(400, { "content-type": "application/json" }).end('{"error":"invalid_grant"}') })).toBe("provider_refused");
  });

  it("OI23 OI40 a provider that describes itself wrongly, elsewhere, with too much or by plain http at an address that is not named is told of before anybody is sent there", async () => {
    const codes = [];
    for (const realm of ["liar", "huge", "nonsense", "moved"]) {
      await useRealm(realm);
      codes.push((await start()).failure?.code);
    }
    await useRealm("fair", issuer.baseUrl.replace("127.0.0.1", "localhost"));
    codes.push((await start()).failure?.code);
    expect(codes).toEqual(["provider_refused", ...Array.from({ length: 4 }, () => "provider_unavailable")]);
  });

  it("OI23 one that never answers is waited for ten seconds, and named then", async () => {
    await useRealm("never");
    const answer = await start();
    expect([answer.status, answer.failure?.code, answer.body.message]).toEqual([503, "provider_unavailable", expect.stringContaining("Keycloak")]);
  }, 30_000);
});
