import { describe, expect, it } from "vitest";
import { ConfigError, readConfig, type Environment } from "./config.ts";

const read = (environment: Environment) => readConfig(environment, "/srv");

function refusal(environment: Environment): ConfigError | undefined {
  try {
    read(environment);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

describe("readConfig", () => {
  it("SV2 an empty environment means loopback, port 3000 and the demo project", () => {
    expect(read({})).toEqual({
      port: 3000,
      hosts: ["127.0.0.1", "::1"],
      isLoopback: true,
      dataDir: "/srv/.data",
      filesDir: "/srv/.data/files",
      databaseUrl: undefined,
      projectDir: "/srv/projects/demo",
      isProjectNamed: false,
      sandboxDomain: undefined,
      trustProxy: false,
      metricsToken: undefined,
      insecureHttp: false,
      privateHosts: [],
      outgoingHosts: [],
      raisedLimits: {},
      projectCaps: {},
      sqlReaders: new Map(),
      signatures: { apiKeys: expect.any(Array) as string[], crlHosts: [], crls: [], isUnrevoked: false },
    });
  });

  it("SG60 EIMZO_ROOTS asks for what tells of revoked certificates; lists are files, or come from hosts that are named", () => {
    const { signatures } = read({ EIMZO_ROOTS: "roots.pem", EIMZO_CRLS: "a.crl  /b.crl https://crl.example.org/any/path" });
    expect(signatures).toMatchObject({ roots: "/srv/roots.pem", crls: ["/srv/a.crl", "/b.crl"], crlHosts: ["https://crl.example.org"], isUnrevoked: false });
    expect(read({ EIMZO_ROOTS: "roots.pem", EIMZO_CRLS: "none" }).signatures).toMatchObject({ crls: [], isUnrevoked: true });
    expect(refusal({ EIMZO_ROOTS: "roots.pem" })?.message).toMatch(/^EIMZO_CRLS: EIMZO_ROOTS is set: name files/);
  });

  it("SG60 addresses and keys of electronic signature are what they have to be, or the start stops", () => {
    const key = "AB".repeat(32);
    expect(read({ EIMZO_API_KEYS: `city.example=${key}` }).signatures.apiKeys.slice(-2)).toEqual(["city.example", key]);
    expect(read({ EIMZO_SERVER: "http://10.0.0.5:8080/", EIMZO_SERVICE: "ws://127.0.0.1:1/x", TIMESTAMP_URL: "https://tsa.example" }).signatures)
      .toMatchObject({ server: "http://10.0.0.5:8080", service: "ws://127.0.0.1:1/x", timestampUrl: "https://tsa.example" });
    for (const [variable, value] of [
      ["EIMZO_SERVER", "10.0.0.5"], ["EIMZO_SERVER", "http://u:p@host"], ["EIMZO_DETAILS", "javascript:alert(1)"], ["EIMZO_SERVICE", "http://127.0.0.1"],
      ["TIMESTAMP_URL", "ftp://x"], ["EIMZO_API_KEYS", "city.example"],
    ] as const) expect(refusal({ [variable]: value })?.variable).toBe(variable);
  });

  it("SV34 REALM_LIMITS raises limits of code in a sandbox", () => {
    expect(read({ REALM_LIMITS: " componentNodes=10000, callTime=60000 depth=64 " }).raisedLimits).toEqual({
      componentNodes: 10_000, callTime: 60_000, depth: 64,
    });
    const message = (value: string): string | undefined => refusal({ REALM_LIMITS: value })?.message;
    expect(message("nodes=1")).toMatch(/^REALM_LIMITS: there is no limit "nodes"; there are: runningPings, /);
    for (const said of ["componentNodes=4999", "componentNodes=80001", "componentNodes=-1", "componentNodes=1e9", "componentNodes"]) {
      expect(message(said)).toBe(`REALM_LIMITS: "${said}": componentNodes is a whole number from 5000, the default, to 80000`);
    }
    expect(message("moduleLength=1048577")).toMatch(/from 524288, the default, to 1048576$/);
    expect(message("__proto__=1")).toMatch(/no limit "__proto__"/);
  });

  it("SV341 PROJECT_LIMITS caps what projects may take", () => {
    expect(read({ PROJECT_LIMITS: "fileMegabytes=200, tasksAtOnce=4" }).projectCaps).toEqual({ fileMegabytes: 200, tasksAtOnce: 4 });
    expect(refusal({ PROJECT_LIMITS: "rows=1" })?.message).toBe('PROJECT_LIMITS: there is no limit "rows"; there are: fileMegabytes, allFilesMegabytes, importRows, tasksAtOnce, callsPerMinute');
    for (const said of ["importRows=0", "importRows=-1", "importRows=1e9", "importRows", "importRows=1.5"]) {
      expect(refusal({ PROJECT_LIMITS: said })?.message).toBe(`PROJECT_LIMITS: "${said}": importRows is a whole number from 1 to 999999999`);
    }
  });

  it("SV217 a METRICS_TOKEN that is short or that no header can carry is refused, and not repeated", () => {
    expect(read({ METRICS_TOKEN: "sixteen-letters=" }).metricsToken).toBe("sixteen-letters=");
    for (const METRICS_TOKEN of ["fifteen-letters", "sixteen letters!", "ў".repeat(20), "a".repeat(201)]) {
      expect(refusal({ METRICS_TOKEN })?.message).toBe("METRICS_TOKEN: give 16 to 200 letters, digits or -._~+/=");
    }
  });

  it("MT46 ERROR_REPORT_URL is an address by http or https, and one that is none is not repeated", () => {
    for (const url of [undefined, "https://e.uz/r?key=s", "http://10.0.0.7:8080/"]) expect(read({ ERROR_REPORT_URL: url }).errorReportUrl).toBe(url);
    for (const wrong of ["e.uz/secret", "ftp://e.uz/secret", "javascript:secret"]) expect(refusal({ ERROR_REPORT_URL: wrong })?.message).toMatch(/^ERROR_REPORT_URL(?!.*secret)/);
  });

  it("DB229 SQL_READERS names a role for each project, and a value that does not is refused without being repeated", () => {
    const [demo, town] = ["postgres://demo_reader:p%40ss@localhost/platon", "postgresql://town@db:5433/platon"];
    expect([...read({ SQL_READERS: ` demo=${demo}  town=${town} ` }).sqlReaders]).toEqual([["demo", demo], ["town", town]]);
    expect(read({}).sqlReaders.size).toBe(0);
    for (const said of [demo, `Demo=${demo}`, "demo=postgres://localhost/platon", `demo=${demo},town=${town} x`, "demo=http://a:b@c/d"]) {
      expect(refusal({ SQL_READERS: said })?.message).toMatch(/^SQL_READERS: not a list of the form [^@]*@host/);
      expect(refusal({ SQL_READERS: said })?.message).not.toContain("p%40ss");
    }
  });

  it("ML8 mail needs a server, a sender and the product's own address, and a refusal repeats no password", () => {
    const mail = { MAIL_URL: "smtps://user:secret@mail.example.org:465", MAIL_FROM: "Platon <no-reply@example.org>", PUBLIC_URL: "https://platon.example.org/x" };
    expect(read(mail).mail).toEqual({ url: mail.MAIL_URL, from: mail.MAIL_FROM, publicUrl: "https://platon.example.org" });
    expect(read({}).mail).toBeUndefined();
    const wrong = [
      { MAIL_URL: "user:secret@mail.example.org" }, { MAIL_URL: "https://user:secret@x.org" }, { MAIL_FROM: "" }, { MAIL_FROM: "Platon" }, { MAIL_FROM: "A <a@x.org, b@y.org>" },
      { PUBLIC_URL: "" }, { PUBLIC_URL: "platon.example.org" }, { PUBLIC_URL: "javascript:alert(1)" },
    ];
    for (const part of wrong) {
      expect(() => read({ ...mail, ...part })).toThrow(ConfigError);
      expect(() => read({ ...mail, ...part })).not.toThrow(/secret/);
    }
  });

  it("SV340 MAP_TILES is an address of tiles that a header can carry, and nothing else", () => {
    for (const MAP_TILES of ["https://tiles.example.org/{z}/{x}/{y}{r}.png?key=a-b", "/tiles/{z}/{x}/{y}.webp"]) expect(read({ MAP_TILES }).tiles).toBe(MAP_TILES);
    for (const MAP_TILES of ["x", "https://a/{z}/{x}", "//evil/{z}/{x}/{y}", "https://{s}.a/{z}/{x}/{y}", "https://a/{z}/{x}/{y}; script-src *", "javascript:{z}{x}{y}", `https://a/{z}{x}{y}${"a".repeat(600)}`]) {
      expect(refusal({ MAP_TILES })?.message).toMatch(/^MAP_TILES: /);
    }
  });

  it("OI40 ALLOW_PRIVATE_HOSTS names hosts without port, and nothing else", () => {
    expect(read({ ALLOW_PRIVATE_HOSTS: "Keycloak.internal, 10.0.0.7 [::1]" }).privateHosts).toEqual(["keycloak.internal", "10.0.0.7", "::1"]);
    for (const ALLOW_PRIVATE_HOSTS of ["https://a", "a:8080", "10.0.0.0/8", "*"]) expect(refusal({ ALLOW_PRIVATE_HOSTS })?.message).toMatch(/^ALLOW_PRIVATE_HOSTS: /);
  });

  it("EP31 OUTGOING_HOSTS names hosts, those below a name, addresses and ports, and nothing else", () => {
    expect(read({ OUTGOING_HOSTS: "API.example.org, *.rates.uz 10.0.0.7:8080 [::1]" }).outgoingHosts).toEqual(["api.example.org", "*.rates.uz", "10.0.0.7:8080", "[::1]"]);
    for (const OUTGOING_HOSTS of ["https://a", "a/b", "*", "*.", "a:0", "a:70000", "::1", "a@b"]) expect(refusal({ OUTGOING_HOSTS })?.message).toMatch(/^OUTGOING_HOSTS: /);
  });

  it("SV1 right values are taken", () => {
    const config = read({
      PORT: "0", HOST: "127.0.0.2", DATA_DIR: "/var/platon", DATABASE_URL: "postgres://u:p@db/x", PROJECT_DIR: "mine", FILES_DIR: "shared",
      SANDBOX_DOMAIN: "Realm.Example.org:8443", TRUST_PROXY: "1", INSECURE_HTTP: "true",
    });
    expect(config).toMatchObject({
      port: 0, hosts: ["127.0.0.2"], dataDir: "/var/platon", databaseUrl: "postgres://u:p@db/x", projectDir: "/srv/mine",
      filesDir: "/srv/shared", sandboxDomain: "realm.example.org:8443", trustProxy: true, insecureHttp: true,
    });
  });

  it.each([
    ["PORT", "70000"],
    ["PORT", "http"],
    ["PORT", "-1"],
    ["HOST", "example.org"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "not an address"],
    ["SANDBOX_DOMAIN", "https://realm.example.org"],
    ["SANDBOX_DOMAIN", "a..b"],
    ["SANDBOX_DOMAIN", "x:99999"],
    ["SANDBOX_DOMAIN", "x:0"],
    ["SANDBOX_DOMAIN", "127.0.0.1:3000"],
    ["TRUST_PROXY", "yes"],
    ["INSECURE_HTTP", "2"],
    ["DATA_DIR", "a\0b"],
    ["PROJECT_DIR", "a\0b"],
    ["FILES_DIR", "a\0b"],
  ])("SV1 %s=%j is refused in one line that names it", (variable, value) => {
    const error = refusal({ [variable]: value });
    expect(error?.variable).toBe(variable);
    expect(error?.message).toMatch(new RegExp(`^${variable}: .+$`));
  });

  it("SV1 a refused database address is not repeated: it may hold a password", () => {
    expect(refusal({ DATABASE_URL: "postgrs://u:secret@db/x" })?.message).not.toContain("secret");
  });

  it.each(["0.0.0.0", "::", "192.168.1.5"])("SV3 HOST=%s needs a proxy with https, or the word that none is wanted", (host) => {
    expect(refusal({ HOST: host })?.variable).toBe("HOST");
    expect(read({ HOST: host, TRUST_PROXY: "1" }).isLoopback).toBe(false);
    expect(read({ HOST: host, INSECURE_HTTP: "1" }).hosts).toEqual([host]);
  });
});
