import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig, type Environment } from "../config.ts";
import { Counters } from "../counters/Counters.ts";
import { readRealmDocuments } from "./answerRealm.ts";
import { readBaseSettings } from "./baseSettings.ts";
import { createApp } from "./createApp.ts";
import { firstLookVariant } from "./firstLook.ts";
import { StaticFiles } from "./StaticFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "platon-app-"));
function write(path: string, text: string): void {
  const full = join(folder, path);
  mkdirSync(join(full, ".."), { recursive: true });
  writeFileSync(full, text);
}
write("client/app/index.html", "<title>app</title>");
write("client/auth/auth.html", "<title>auth</title>");
write("client/assets/app-1a2b.js", "export {};");
write("client/assets/pdf/1.0.0/pdf.worker.mjs", "export {};");
write("client/assets/editor/ts.worker-1a2b.js", "export {};");
write("client/editor/editor.html", "<title>editor</title>");
write("client/bridge/bridge.html", "<title>bridge</title>");
write("client/service-worker.js", "");
write("client/.vite/manifest.json", "{}");
write("sandbox/guard.html", "<title>guard</title>");
write("sandbox/guard.json", JSON.stringify({ headers: { "content-type": "text/html", "content-security-policy": "sandbox allow-scripts" } }));

interface Asked extends RequestInit {
  host?: string;
  environment?: Environment;
}

/** The calls answer with what they were told of the request. */
async function ask(path: string, { host = "localhost:3000", environment = {}, headers, ...init }: Asked = {}) {
  const config = readConfig(environment, folder);
  const app = createApp({
    config,
    api: ({ address, host: { origin, realms } }) => Promise.resolve(Response.json({ address, origin, realms })),
    counters: new Counters(),
    settings: readBaseSettings(folder),
    client: new StaticFiles(join(folder, "client")),
    realmDocuments: await readRealmDocuments(join(folder, "sandbox")),
    isProjectHost: (name) => name === "city.example.org",
    firstLook: async (name) => await Promise.resolve(name === "city.example.org" ? { theme: "oceanic.blue", locale: "kh" } : undefined),
  });
  const response = await app(new Request(`http://${host}${path}`, { ...init, headers: { host, ...headers } }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const told = async (asked: Asked) => JSON.parse((await ask("/api/info", asked)).text) as { address: string; origin: string; realms?: string };

describe("metrics", () => {
  const environment = { METRICS_TOKEN: "sixteen-letters=" };
  const headers = { authorization: "Bearer sixteen-letters=" };

  it("H300 who has the token reads them, and does nothing else there", async () => {
    expect((await ask("/metrics", { environment, headers })).text).toContain("process_resident_memory_bytes");
    expect(await ask("/metrics", { environment, headers, method: "HEAD" })).toMatchObject({ status: 200, text: "" });
    expect((await ask("/metrics", { environment, headers, method: "POST" })).status).toBe(405);
  });

  it("H300 another token is 401, and without METRICS_TOKEN there is no such path", async () => {
    expect((await ask("/metrics", { environment })).status).toBe(401);
    expect((await ask("/metrics", { environment, headers: { authorization: "Bearer sixteen-letters" } })).status).toBe(401);
    expect((await ask("/metrics", { headers })).status).toBe(404);
    expect((await ask("/metrics", { environment, headers, host: "elsewhere.example.org" })).status).toBe(421);
  });
});

describe("documents", () => {
  it.each(["/", "/tables/cities", "/auth", "/login", "/system/file-manager/a", "/app/index.html"])("H20 %s is the application", async (path) => {
    const answer = await ask(path, { headers: { accept: "text/html" } });
    expect(answer).toMatchObject({ status: 200, text: "<title>app</title>" });
    expect(answer.headers.get("content-security-policy")).toContain("frame-src http://*.realm.localhost:3000/realm/ http://localhost:3000/editor.html http://localhost:3000/bridge.html http://localhost:3000/api/documents/;");
  });

  it.each(["/auth/user", "/auth/login"])("H20, H21 %s is the sign-in document with a policy of its own", async (path) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, text: "<title>auth</title>" });
    expect(answer.headers.get("content-security-policy")).toContain("frame-src http://localhost:3000/bridge.html;");
  });

  it("H20, H442 the editor has a document with a policy of its own, and its workers load only their own parts", async () => {
    const answer = await ask("/editor.html");
    expect(answer).toMatchObject({ status: 200, text: "<title>editor</title>" });
    expect(answer.headers.get("content-security-policy")).toContain("connect-src 'none'");
    expect((await ask("/assets/editor/ts.worker-1a2b.js")).headers.get("content-security-policy")).toBe("default-src 'none'; script-src 'self'");
    expect((await ask("/editor/editor.html", { headers: { accept: "text/html" } })).text).toBe("<title>app</title>");
  });

  it("H20, K966 the bridge to the signing service has a document with a policy of its own", async () => {
    const answer = await ask("/bridge.html", { environment: { EIMZO_SERVICE: "ws://127.0.0.1:7000/service" } });
    expect(answer).toMatchObject({ status: 200, text: "<title>bridge</title>" });
    expect(answer.headers.get("content-security-policy")).toContain("connect-src ws://127.0.0.1:7000;");
    // Nothing takes from it what its frame allows.
    for (const path of ["/", "/auth/user", "/bridge.html"]) expect((await ask(path)).headers.get("permissions-policy")).toBeNull();
    expect((await ask("/bridge/bridge.html", { headers: { accept: "text/html" } })).text).toBe("<title>app</title>");
  });

  it("H27 a worker runs under a policy of its own; the one that reads pdf files makes no code of strings or bytes", async () => {
    const policyOf = async (path: string): Promise<string | null> => (await ask(path)).headers.get("content-security-policy");
    expect(await policyOf("/service-worker.js")).toBe("default-src 'none'; connect-src 'self'");
    expect(await policyOf("/assets/pdf/1.0.0/pdf.worker.mjs")).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
    expect(await policyOf("/assets/app-1a2b.js")).toBeNull();
  });

  it("H20 a missing file gets no document in its place, and a document is only read", async () => {
    expect((await ask("/missing.png", { headers: { accept: "image/*" } })).status).toBe(404);
    expect((await ask("/assets/gone-1a2b.js", { headers: { accept: "*/*" } })).status).toBe(404);
    expect((await ask("/.vite/manifest.json")).status).toBe(404);
    expect((await ask("/", { method: "POST" })).status).toBe(405);
  });

  it("H22 nothing is guessed, no address is told on, no name is looked up ahead", async () => {
    const { headers } = await ask("/");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-dns-prefetch-control")).toBe("off");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    const script = await ask("/assets/app-1a2b.js");
    expect(script.headers.get("x-content-type-options")).toBe("nosniff");
    expect(script.headers.get("content-type")).toContain("javascript");
  });

  it("H23 a document is asked about each time", async () => {
    const first = await ask("/");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect((await ask("/", { headers: { "if-none-match": first.headers.get("etag") ?? "" } })).status).toBe(304);
  });

  it("H26 a document has the project's default theme and language on its root element", async () => {
    write("client/auth/auth.html", '<html lang="uz-Cyrl" data-theme="platon.platon"><title>auth</title>');
    const own = await ask("/auth/user", { host: "city.example.org" });
    expect(own.text).toBe('<html lang="kaa-Latn" data-theme="oceanic.blue"><title>auth</title>');
    const other = await ask("/auth/user");
    expect(other.text).toContain('<html lang="uz-Cyrl" data-theme="platon.platon">');
    expect(other.headers.get("etag")).not.toBe(own.headers.get("etag"));
    const hostile = firstLookVariant({ theme: '"><script>', locale: "xx" });
    expect(hostile).toBeUndefined();
  });

  it("H25 the settings say where the calls are", async () => {
    expect(JSON.parse((await ask("/settings.json")).text)).toEqual({ api: "/api/", auth: "/api/auth/" });
  });

  it("H5 a path that leads elsewhere is refused before anything looks at it", async () => {
    expect((await ask("/api/%2e%2e%2fetc")).text).toContain("invalid_path");
    expect(await ask("/assets/..%2f..%2fsecret")).toMatchObject({ status: 400, text: "400" });
  });
});

describe("hosts", () => {
  it("H30 an unknown host is refused", async () => {
    expect((await ask("/", { host: "evil.example" })).status).toBe(421);
    expect((await ask("/", { host: "city.example.org" })).status).toBe(200);
  });

  it("H31 a sandbox host has the guard, with the guard's own policy, and nothing else", async () => {
    const host = "g-0123456789ab.realm.localhost:3000";
    const guard = await ask("/realm/guard.html", { host });
    expect(guard).toMatchObject({ status: 200, text: "<title>guard</title>" });
    expect(guard.headers.get("content-security-policy")).toBe("sandbox allow-scripts");
    for (const path of ["/", "/realm", "/realm/", "/realm/guard.json", "/realm/x", "/api/info", "/assets/app-1a2b.js", "/auth/user"]) {
      const answer = await ask(path, { host });
      expect(answer).toMatchObject({ status: 404, text: "404" });
      expect(answer.headers.get("location")).toBeNull();
    }
    expect((await ask("/realm/guard.html", { host, method: "POST" })).status).toBe(404);
    expect((await ask("/realm/guard.html", { headers: { accept: "*/*" } })).status).toBe(404);
  });

  it("H32 realms are told where they are", async () => {
    expect((await told({})).realms).toBe("*.realm.localhost:3000");
    expect((await told({ host: "10.0.0.1", environment: { HOST: "10.0.0.1", INSECURE_HTTP: "1" } })).realms).toBeUndefined();
  });

  it("H33 beyond loopback https is needed, or the word that it is not", async () => {
    const proxied = { HOST: "0.0.0.0", TRUST_PROXY: "1" };
    const host = "city.example.org";
    expect((await ask("/", { host, environment: proxied })).status).toBe(426);
    expect((await ask("/", { host, environment: proxied, headers: { "x-forwarded-proto": "https" } })).status).toBe(200);
    expect((await ask("/", { host, environment: { HOST: "0.0.0.0", INSECURE_HTTP: "1" } })).status).toBe(200);
    expect((await told({ host, environment: proxied, headers: { "x-forwarded-proto": "https" } })).origin).toBe("https://city.example.org");
  });

  it("H18 the address is the one that our own proxy saw, and without a proxy nobody's word", async () => {
    const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.9" };
    expect((await told({ environment: { TRUST_PROXY: "1" }, headers })).address).toBe("203.0.113.9");
    expect((await told({ headers })).address).toBe("");
  });
});
