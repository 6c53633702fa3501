import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { call } from "../../tests/integration/harness/call.ts";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { residentMegabytes } from "../harness/residentMegabytes.ts";
import { megabyteAt, offsetOf, send, type Upload } from "./parts/tusUpload.ts";

const megabyte = 1_048_576;
const size = 500 * megabyte;
const cuts = [60, 140, 230, 310, 420];
const project = resolve("tests/integration/files/project");

/** 500 MB in six requests, five of which are cut: memory at its highest against that after a first upload of 20 MB (Linux). */
export async function measure(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "platon-uploads-"));
  const server = await startServer({ project, env: { FILES_DIR: folder } });
  let highest = 0;
  const watch = setInterval(() => (highest = Math.max(highest, residentMegabytes(server.pid))), 50);
  try {
    const headers = await signIn(server.url);
    const element = await elementOf(server.url, headers);
    const upload = (bytes: number): Promise<Upload> => begin(server.url, { headers, element, bytes });
    await send(await upload(20 * megabyte), { offset: 0, end: 20 * megabyte });
    const before = residentMegabytes(server.pid);
    highest = 0;
    const started = performance.now();
    const id = await sendCut(await upload(size));
    const seconds = (performance.now() - started) / 1000;
    const isSame = (await hashOfFile(`${server.url}/api/uploads/files/${id}`, headers)) === expectedHash();
    return [
      atMost("500 MB through tus, cut five times: the server's memory grows by", highest - before, { unit: "MB", limit: 50 }),
      atMost("500 MB through tus, cut five times: bytes that came back otherwise", isSame ? 0 : 1, { unit: "", limit: 0 }),
      told("500 MB through tus: bytes a second", size / megabyte / seconds, "MB/s"),
      told("500 MB through tus: files left unfinished", readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".part")).length, ""),
    ];
  } finally {
    clearInterval(watch);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function signIn(url: string): Promise<Record<string, string>> {
  const body = { username: "clerk", password: "files-clerk-1" };
  const { data } = await call({ url }, "POST auth/login", { body, headers: { "device-id": "bench" } });
  return { authorization: `Bearer ${data.access_token}` };
}

async function elementOf(url: string, headers: Record<string, string>): Promise<string> {
  const { data } = await call({ url }, "GET forms/{name}", { params: { name: "papers" }, headers });
  return data.elements.flatMap(({ children }) => children).find(({ dataField }) => dataField === "scans")?.id ?? "";
}

interface Begun {
  readonly headers: Record<string, string>;
  readonly element: string;
  readonly bytes: number;
}

async function begin(server: string, { headers, element, bytes }: Begun): Promise<Upload> {
  const metadata = Object.entries({ filename: "a.dwg", form_element_id: element }).map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`);
  const told = { ...headers, "tus-resumable": "1.0.0", "upload-length": String(bytes), "upload-metadata": metadata.join(",") };
  const answer = await fetch(`${server}/api/files/tus`, { method: "POST", headers: told });
  return { url: new URL(answer.headers.get("location") ?? "", server).href, headers };
}

async function sendCut(upload: Upload): Promise<string> {
  for (const cutAt of cuts) await send(upload, { offset: await offsetOf(upload), end: size, cutAt });
  const id = await send(upload, { offset: await offsetOf(upload), end: size });
  if (id === undefined) throw new Error("the upload is not whole");
  return id;
}

async function hashOfFile(url: string, headers: Record<string, string>): Promise<string> {
  const hash = createHash("sha256");
  const { body } = await fetch(url, { headers });
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) hash.update(piece);
  return hash.digest("hex");
}

function expectedHash(): string {
  const hash = createHash("sha256");
  for (let index = 0; index < size / megabyte; index += 1) hash.update(megabyteAt(index));
  return hash.digest("hex");
}
