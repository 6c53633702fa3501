import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { askCredentials, openServerGate } from "../../../server/modules/config/index.ts";
import { call } from "../harness/call.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { copySeededData } from "../harness/seededData.ts";
import { startServer } from "../harness/startServer.ts";
import { folderFiles, projectFolder, readJson } from "./configServer.ts";

const program = fileURLToPath(new URL("../../../dist/server/platon.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "platon-command-"));
const project = join(folder, "project");
const dataDir = join(folder, "data");
/** An address at which nothing listens. */
const nowhere = "http://127.0.0.1:1";

/** Each opens the database several times. */
vi.setConfig({ testTimeout: 180_000 });

let server: RunningServer | undefined;
let token = "";

beforeAll(async () => {
  cpSync(projectFolder, project, { recursive: true });
  await copySeededData(dataDir, projectFolder);
  server = await startServer({ dataDir, project });
  const { data } = await call(server, "POST auth/login", {
    body: { username: "admin", password: "config-admin-1" }, headers: { "device-id": "command-line-0001" },
  });
  token = data.access_token;
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function platon(
  words: string, env: Record<string, string> = {}
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program, ...words.split(" ")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, PROJECT_DIR: project, ...env },
  });
  let output = "";
  child.stdout.on("data", (piece) => (output += String(piece)));
  child.stderr.on("data", (piece) => (output += String(piece)));
  await once(child, "exit");
  return { code: child.exitCode, output };
}

const here = (): Record<string, string> => ({ PLATON_URL: server?.url ?? "", PLATON_TOKEN: token });

function rename(title: string): void {
  const places = readJson(folderFiles(project), "tables/places.json");
  writeFileSync(join(project, "tables/places.json"), JSON.stringify({ ...places, title }));
}

it("CF187 CF188 files with a byte order mark and other line ends say the same, one that is not UTF-8 is refused by name", async () => {
  const copy = join(folder, "saved elsewhere");
  cpSync(project, copy, { recursive: true });
  const saved = folderFiles(copy).map(({ path }) => path);
  for (const path of saved) {
    const text = readFileSync(join(copy, path), "utf8");
    writeFileSync(join(copy, path), `\ufeff${text.replaceAll("\n", "\r\n")}`);
  }
  const elsewhere = { ...here(), PROJECT_DIR: copy };
  expect(await platon("diff", elsewhere)).toMatchObject({ code: 0, output: expect.stringContaining("is what") });
  const pulled = await platon("pull --dry-run", elsewhere);
  expect(saved.filter((path) => pulled.output.includes(`~ ${path}\n`))).toEqual([]);
  writeFileSync(join(copy, "tables/places.json"), Buffer.from('{"title": "caf\u00e9"}', "latin1"));
  const refused = await platon("diff", elsewhere);
  expect(refused).toMatchObject({ code: 2, output: expect.stringContaining("tables/places.json: $: ") });
  expect(refused.output).toContain("UTF-8");
});

it("CF24 diff, apply and pull settle the differences between a folder and the running server", async () => {
  expect(await platon("diff", here())).toMatchObject({ code: 0, output: expect.stringContaining("is what") });
  rename("Қалъалар");
  const diff = await platon("diff", here());
  expect(diff).toMatchObject({ code: 1, output: expect.stringContaining("~ tables/places  title\n") });
  expect(
    await platon("apply --dry-run", here())
  ).toMatchObject({ code: 0, output: expect.stringContaining("nothing was kept") });
  expect(await platon("apply", here())).toMatchObject({ code: 0, output: expect.stringContaining("Applied to") });
  expect((await platon("diff", here())).code).toBe(0);
  const pulled = await platon("pull", here());
  expect(pulled.output).toContain("~ tables/places.json\n");
  expect(readFileSync(join(project, "tables/places.json"), "utf8")).toContain("\n  \"title\": \"Қалъалар\",\n");
  expect(existsSync(join(project, "schemas/tables.json"))).toBe(true);
  expect(await platon("pull", here())).toMatchObject({ code: 0, output: expect.stringContaining("is what") });
});

it("TK14 an API token signs the command line in, from the environment or by an option; one that was taken back does not", async () => {
  const { token: machine, id } = (await call(server as RunningServer, "POST auth/tokens", { body: { name: "ci", permissions: ["platon.admin"], days: 1 }, token })).data;
  const byOption = (): Promise<{ code: number | null; output: string }> => platon(`diff --token ${machine}`, { ...here(), PLATON_TOKEN: "" });
  expect([(await platon("diff", { ...here(), PLATON_TOKEN: machine })).code, (await byOption()).code]).toEqual([0, 0]);
  await call(server as RunningServer, "DELETE auth/tokens/{id}", { params: { id }, token });
  expect(await byOption()).toMatchObject({ code: 2, output: expect.stringContaining("401") });
});

it("CF24 mistakes are told with file, place and reason, and end with 2", async () => {
  const before = readFileSync(join(project, "tables/places.json"), "utf8");
  writeFileSync(join(project, "tables/places.json"), before.replace("\"region.name\"", "\"region.gone\""));
  const refused = await platon("apply", here());
  expect(refused).toEqual({
    code: 2, output: "tables/places.json: $.columns[1].children[1].dataField: there is no field “region.gone”\n"
  });
  writeFileSync(join(project, "tables/places.json"), before);
  expect(await platon("apply", { ...here(), PLATON_TOKEN: "" })).toMatchObject({ code: 2 });
  expect(await platon("diff", { PLATON_URL: nowhere })).toEqual({ code: 2, output: `Nothing answers at ${nowhere}\n` });
  expect(
    await platon("aply", here())
  ).toMatchObject({ code: 2, output: expect.stringContaining("npm run platon -- apply | diff | pull") });
});

it("CF60 name and password that were asked begin a session that may apply; wrong ones are told", async () => {
  const typed = (password: string) => async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const asked = askCredentials({ input, output });
    let shown = "";
    output.on("data", (piece) => (shown += String(piece)));
    await vi.waitFor(() => expect(shown).toContain("Login: "));
    input.write("admin\r");
    await vi.waitFor(() => expect(shown).toContain("Password: "));
    input.write(`${password}\r`);
    return asked;
  };
  const open = (password: string) => openServerGate(server?.url ?? "", { token: undefined, ask: typed(password) });
  const gate = await open("config-admin-1");
  expect((await gate?.export())?.map(({ path }) => path)).toContain("tables/places.json");
  await expect(open("another")).rejects.toThrow(/^401: /);
});

it("CF24 with no server the data directory is opened itself, unless somebody has it", async () => {
  rename("Шаҳарлар");
  const without = { PLATON_URL: "", PORT: "1" };
  expect(
    await platon("apply", without)
  ).toMatchObject({ code: 2, output: expect.stringContaining("in use by another process") });
  await server?.stop();
  server = undefined;
  expect(await platon("diff", without)).toMatchObject({ code: 1 });
  expect(
    await platon("apply", without)
  ).toMatchObject({ code: 0, output: expect.stringContaining("~ tables/places  title\n") });
  expect((await platon("diff", without)).code).toBe(0);
  const empty = await platon("diff", { ...without, DATA_DIR: join(folder, "nothing") });
  expect(empty).toMatchObject({ code: 2, output: expect.stringContaining("there is no database in") });
  expect(existsSync(join(folder, "nothing"))).toBe(false);
});
