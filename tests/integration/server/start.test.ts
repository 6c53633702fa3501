import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { call } from "../harness/call.ts";
import { copyBareData } from "../harness/seededData.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { signIn } from "../harness/signIn.ts";
import { startRefused, startServer } from "../harness/startServer.ts";
import { EventReader } from "./EventReader.ts";
import { notesProject } from "./startNotes.ts";

const folder = mkdtempSync(join(tmpdir(), "platon-refused-"));
const aFile = join(folder, "file");
writeFileSync(aFile, "");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const seedProgram = fileURLToPath(new URL("../../../dist/server/seed.js", import.meta.url));

/** Exactly one line, beginning like this. */
const oneLine = (text: string): RegExp => new RegExp(`^Platon cannot start\\. ${text}.*\\n$`);

describe("starts that are refused", () => {
  it.each([
    ["PORT", "high"],
    ["HOST", "0.0.0.0"],
    ["DATABASE_URL", "mysql://x"],
    ["SANDBOX_DOMAIN", "x:99999"],
  ])("SV1, SV3 %s=%s ends with one line", async (variable, value) => {
    const { code, output } = await startRefused({ env: { [variable]: value } });
    expect(code).toBe(1);
    expect(output).toMatch(oneLine(`${variable}: `));
  });

  it.each([
    ["a file", aFile, "there is a file of that name"],
    ["below a file", join(aFile, "data"), "it, or a folder above it, is a file"],
  ])("SV30 DATA_DIR and FILES_DIR that are %s end with one line", async (_where, folder, reason) => {
    const told = oneLine(`DATA_DIR: ${folder} cannot be written to: ${reason}`);
    expect(await startRefused({ env: { DATA_DIR: folder } })).toEqual({ code: 1, output: expect.stringMatching(told) });
    const files = oneLine(`FILES_DIR: ${folder} cannot be written to: ${reason}`);
    expect(await startRefused({ env: { FILES_DIR: folder } })).toEqual({ code: 1, output: expect.stringMatching(files) });
    const ofSeed = await startRefused({ program: seedProgram, env: { DATA_DIR: folder } });
    expect(ofSeed).toEqual({ code: 2, output: expect.stringMatching(told) });
  });

  it("SV31 a folder that holds no database ends with one line", async () => {
    const dataDir = join(folder, "other");
    await mkdir(join(dataDir, "database"), { recursive: true });
    await writeFile(join(dataDir, "database/PG_VERSION"), "3\n");
    const { code, output } = await startRefused({ dataDir, env: { PROJECT_DIR: notesProject } });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(oneLine(`DATA_DIR: in ${dataDir}: `)) });
  });

  it("SV32 a project's folder that is not there, or cannot be a project's, ends with one line", async () => {
    const refused = (PROJECT_DIR: string) => startRefused({ env: { PROJECT_DIR } });
    const nowhere = join(folder, "nowhere");
    expect(await refused(nowhere)).toEqual({
      code: 1, output: `Platon cannot start. PROJECT_DIR: ${nowhere} cannot be read: it is not there\n`,
    });
    expect((await refused(aFile)).output).toMatch(oneLine(`PROJECT_DIR: ${aFile} cannot be read: it, or a folder above it, is a file`));
    const own = join(folder, "platon");
    await mkdir(own);
    expect(await refused(own)).toEqual({ code: 1, output: expect.stringMatching(oneLine(`PROJECT_DIR: .+"platon" is the platform's own`)) });
    const loose = join(folder, "loose");
    await mkdir(loose);
    await writeFile(join(loose, "package.json"), "{}");
    expect((await refused(loose)).output).toMatch(oneLine(`PROJECT_DIR: ${loose} holds no text of a project`));
    expect((await refused("/")).output).toMatch(oneLine("PROJECT_DIR: a project is called as its folder"));
  });

  it("SV33 a database that cannot be reached ends with one line, without its password", async () => {
    const refused = async (DATABASE_URL: string): Promise<string> => {
      const { code, output } = await startRefused({ env: { DATABASE_URL }, deadline: 60_000 });
      expect(code).toBe(1);
      expect(output).not.toContain("s3cret");
      return output;
    };
    expect(await refused("postgres://u:s3cret@platon.invalid/x")).toMatch(oneLine("DATABASE_URL: platon.invalid: "));
    expect(await refused("postgres://u:s3cret@127.0.0.1:1/x")).toMatch(oneLine("DATABASE_URL: 127.0.0.1:1: nothing listens there"));
    expect(await refused("postgres://u:s3cret%zz@127.0.0.1:1/x")).toMatch(oneLine("DATABASE_URL: 127.0.0.1:1: "));
    expect(await refused("postgres://u:s3cret@127.0.0.1:1/x?sslmode=verify-full&sslrootcert=/nowhere")).toMatch(oneLine("DATABASE_URL: "));
    const { postgres } = inject("servers");
    if ("missing" in postgres) return;
    const url = new URL(postgres.adminUrl);
    url.pathname = "/platon_nowhere";
    expect(await refused(url.href)).toMatch(oneLine(`DATABASE_URL: ${url.host} has no database "platon_nowhere"`));
    url.password = "s3cret";
    expect(await refused(url.href)).toMatch(oneLine(`DATABASE_URL: ${url.host} refuses user "platon" or the password`));
  });

  it("SV4 a taken port ends with one line", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { code, output } = await startRefused({ env: { PORT: String(port), PROJECT_DIR: notesProject } });
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(oneLine(`PORT: ${port} is taken`));
  });
});

describe("a server of its own", () => {
  let server: RunningServer;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "platon-start-"));
    await copyBareData(dataDir);
    server = await startServer({ dataDir, env: { PROJECT_DIR: notesProject } });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("SV6 it says where it is, who may sign in and what the database bears", () => {
    expect(server.output()).toContain(`Platon: ${server.url}\n`);
    expect(server.output()).toContain("Sign in: admin / demo-admin-1, clerk / demo-clerk-1, roamer / demo-roamer-1\n");
    expect(server.output()).toMatch(/^Database: embedded, in .+ DATABASE_URL=postgres/m);
  });

  it("SV2 it answers on both families of addresses", async () => {
    const { port } = new URL(server.url);
    for (const host of ["127.0.0.1", "[::1]"]) expect((await fetch(`http://${host}:${port}/api/health`)).status).toBe(200);
  });

  it("SV35 a connection may be idle for 75 s", async () => {
    const agent = new Agent({ keepAlive: true });
    const ask = () => get(server, "/api/health", "127.0.0.1", agent);
    expect(await ask()).toMatchObject({ isReused: false, keepAlive: "timeout=75" });
    expect(await ask()).toMatchObject({ isReused: true });
    agent.destroy();
  });

  it("SV5 a second process on the same data is refused in one line", async () => {
    const { code, output } = await startRefused({ dataDir, env: { PROJECT_DIR: notesProject } });
    expect(code).toBe(1);
    expect(output).toMatch(oneLine("The database in .+ is in use by another process"));
    expect((await call(server, "GET ready")).status).toBe(200);
  });

  it("H30, H31 hosts: a foreign name is refused, a sandbox host has no calls and no documents", async () => {
    expect((await get(server, "/api/info", "evil.example")).status).toBe(421);
    expect((await get(server, "/api/info", "notes.example.org")).status).toBe(200);
    for (const path of ["/", "/api/info", "/settings.json", "/realm", "/realm/guard.json"]) {
      expect((await get(server, path, "g-abc.realm.localhost")).status).toBe(404);
    }
    const guard = await get(server, "/realm/guard.html", "g-abc.realm.localhost");
    expect([200, 404]).toContain(guard.status);
    if (guard.status === 200) expect(guard.policy).toMatch(/^sandbox allow-scripts; default-src 'none'; script-src 'sha256-/);
  });

  it("SV8 every call is in the log with its id, and no secret is", async () => {
    const token = await signIn(server, "clerk");
    const refused = await call(server, "GET menus");
    await call(server, "GET user-info", { token });
    const line = server.output().split("\n").find((text) => text.includes(refused.failure?.id ?? "-"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ call: "GET menus", status: 401, code: "unauthenticated" });
    expect(server.output()).not.toContain(token);
    expect(server.output().replace(/^Sign in: .*$/m, "")).not.toContain("demo-clerk-1");
  });

  it("SV7 a signal ends streams, the database and the process, with exit code 0", async () => {
    const reader = await EventReader.open(server, await signIn(server, "clerk"));
    const code = server.stop();
    await reader.ended();
    expect(await code).toBe(0);
  });
});

interface Got {
  readonly status: number | undefined;
  readonly policy: string | undefined;
  readonly keepAlive: unknown;
  readonly isReused: boolean;
}

/** fetch does not let the Host be chosen, and nothing resolves these names. */
function get(server: { readonly url: string }, path: string, host: string, agent?: Agent): Promise<Got> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port, host: "127.0.0.1", path, headers: { host: `${host}:${port}` } }, (response) => {
      const { "content-security-policy": policy, "keep-alive": keepAlive } = response.headers;
      const got = { status: response.statusCode, policy: typeof policy === "string" ? policy : undefined, keepAlive };
      // Only what was read to its end gives its connection back.
      response.resume().on("end", () => resolve({ ...got, isReused: asked.reusedSocket }));
    });
    asked.on("error", reject).end();
  });
}
