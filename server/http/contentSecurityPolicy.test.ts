import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError } from "../config.ts";
import { readBaseSettings } from "./baseSettings.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";

const host = { scheme: "http", origin: "http://localhost:3000", realms: "*.realm.localhost:3000" } as const;
const own = { api: "/api/", auth: "/api/auth/" };

function settingsOf(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "platon-settings-"));
  writeFileSync(join(folder, "settings.json"), text);
  return readBaseSettings(folder);
}

describe("contentSecurityPolicy", () => {
  it("H21 the application may frame realms, its own editor and documents made of templates, and nothing of strings is code", () => {
    expect(contentSecurityPolicy("app", host, own)).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; " +
        "connect-src 'self'; worker-src 'self'; " +
        "frame-src http://*.realm.localhost:3000/realm/ http://localhost:3000/editor.html http://localhost:3000/bridge.html http://localhost:3000/api/documents/; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
    );
  });

  it("H21 the sign-in document frames the bridge alone and is framed by nobody", () => {
    const policy = contentSecurityPolicy("auth", host, own);
    expect(policy).toContain("frame-src http://localhost:3000/bridge.html;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("H32 without a sandbox host no realm may be framed", () => {
    const policy = contentSecurityPolicy("app", { ...host, realms: undefined }, own);
    expect(policy).toContain("frame-src http://localhost:3000/editor.html http://localhost:3000/bridge.html http://localhost:3000/api/documents/;");
  });

  it("H442 the editor's document connects to nothing, leads nowhere, and no text becomes code in it", () => {
    expect(contentSecurityPolicy("editor", host, { ...own, api: "https://api.example.org/v1/" }, { tiles: "https://a.example.org/{z}" })).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src data:; connect-src 'none'; " +
        "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
  });

  it("K966 the bridge reaches the signing service and nothing else, runs its own script alone, and is framed by the origin alone", () => {
    const rest = "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
    expect(contentSecurityPolicy("bridge", host, own)).toBe(
      `default-src 'none'; script-src http://localhost:3000/assets/bridge/; connect-src ws://127.0.0.1:64646; ${rest}`,
    );
    const secure = { ...host, scheme: "https", origin: "https://city.example.org" } as const;
    expect(contentSecurityPolicy("bridge", secure, { ...own, api: "https://api.example.org/v1/" })).toBe(
      `default-src 'none'; script-src https://city.example.org/assets/bridge/; connect-src wss://127.0.0.1:64443; ${rest}`,
    );
    expect(contentSecurityPolicy("bridge", secure, own, { service: "wss://127.0.0.1:7000/a;script-src *" })).toContain("connect-src wss://127.0.0.1:7000;");
  });

  it("K966 no policy turns ws: to wss:", () => {
    for (const document of ["app", "auth", "editor", "bridge"] as const) expect(contentSecurityPolicy(document, host, own)).not.toContain("upgrade-insecure-requests");
  });

  it("H421 pictures of maps come from the configured host alone, and never into the sign-in document", () => {
    const tiles = "https://{s}.tiles.example.org/{z}/{x}/{y}.png".replace("{s}", "a");
    expect(contentSecurityPolicy("app", host, own, { tiles })).toContain("img-src 'self' data: blob: https://a.tiles.example.org;");
    expect(contentSecurityPolicy("app", host, own, { tiles: "/tiles/{z}/{x}/{y}.png" })).toContain("img-src 'self' data: blob:;");
    expect(contentSecurityPolicy("auth", host, own, { tiles })).toContain("img-src 'self' data: blob:;");
  });

  it("H25 connect-src follows the configured bases", () => {
    const settings = settingsOf('{ "api": "https://api.example.org/v1/" }');
    expect(settings).toEqual({ api: "https://api.example.org/v1/", auth: "/api/auth/" });
    expect(contentSecurityPolicy("app", host, settings)).toContain("connect-src 'self' https://api.example.org;");
    expect(readBaseSettings("/nowhere")).toEqual(own);
  });

  it("H473 an address of its own for clients' audit records is told to the client, which may reach it", () => {
    const settings = settingsOf('{ "audit": "https://log.example.org/records" }');
    expect(settings).toEqual({ ...own, audit: "https://log.example.org/records" });
    expect(contentSecurityPolicy("app", host, settings)).toContain("connect-src 'self' https://log.example.org;");
    expect(() => settingsOf('{ "audit": "https://log.example.org/ ;script-src *" }')).toThrow(ConfigError);
  });

  it.each(["[1", "null", '{ "api": 5 }', '{ "api": "//evil.example/" }', '{ "api": "/\\\\evil.example/" }', '{ "api": "javascript:x" }', '{ "auth": "/a; script-src *" }'])(
    "H25 %s is refused in one line",
    (text) => expect(() => settingsOf(text)).toThrow(ConfigError),
  );
});
