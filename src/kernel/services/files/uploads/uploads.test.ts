// @vitest-environment jsdom
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import { Server as TusServer } from "@tus/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { UploadTarget } from "#sdk/capabilities/files.ts";
import type { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { HttpClient } from "../../http/HttpClient.ts";
import { BrowserStorage } from "../../storage/BrowserStorage.ts";
import { storageKeys, uploadPrefix } from "../../storage/storageKeys.ts";
import { sendFile } from "./sendFile.ts";

const megabyte = 1_048_576;
const record = { id: "f1", name: "a.zip", size: 1, extension: "zip", createdAt: "01.02.2026 10:00:00" };

let directory: string;
let server: Server;
let base: string;
let lastId = "";
let seen: { readonly line: string; readonly headers: IncomingMessage["headers"] }[];
/** Answers in place of the server; true when it did. */
let meddle: (request: IncomingMessage, response: ServerResponse) => boolean;

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem(storageKeys.user, '{"id":"u1"}');
  localStorage.setItem(storageKeys.token, "old");
  seen = [];
  meddle = () => false;
  directory = mkdtempSync(join(tmpdir(), "uploads-"));
  const onUploadFinish = async () => await Promise.resolve({ headers: { "X-File-Id": "f1" } });
  const tus = new TusServer({ path: "/api/files/tus", datastore: new FileStore({ directory }), relativeLocation: true, exposedHeaders: ["X-File-Id"], onUploadFinish });
  server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*").setHeader("access-control-allow-headers", "*, authorization");
    response.setHeader("access-control-expose-headers", "*").setHeader("access-control-allow-methods", "*");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    seen.push({ line: `${request.method} ${request.url?.replace("/api/", "").replace(/[0-9a-f]{32}/, "…")}`, headers: request.headers });
    if (request.method === "PATCH") lastId = request.url?.split("/").at(-1) ?? "";
    if (meddle(request, response)) return undefined;
    if (request.url?.includes("files/tus")) return void tus.handle(request, response);
    request.resume();
    request.on("end", () => answer(response, 200, record));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(directory, { recursive: true });
});

function answer(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ statusCode: status, message: "", data, errors: {} }));
}

const storage = new BrowserStorage();
const makeHttp = (): HttpClient =>
  new HttpClient({
    settings: { api: base, auth: `${base}auth/` },
    storage,
    runExclusively: async (_, work) => await work({ hasWaited: false }),
    language: () => "uz-Cyrl",
    transferMethod: () => undefined,
    onSessionLost: async () => await Promise.resolve(false),
  });
/** As another document sends it: it knows nothing but what the browser keeps. */
const send = (file: File, target: UploadTarget = { element: "docs" }) => sendFile({ http: makeHttp(), storage }, file, target);
const bytes = new Uint8Array(randomBytes(13 * megabyte));
const bytesOf = (size: number): Uint8Array<ArrayBuffer> => bytes.subarray(0, size);
const fileOf = (size: number): File => new File([bytesOf(size)], "a.zip", { lastModified: 7 });
const failureOf = async (promise: Promise<unknown>): Promise<PlatonError> => (await promise.then(() => undefined, (failure: unknown) => failure)) as PlatonError;
const lines = (): string[] => seen.map(({ line }) => line);
const remembered = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(uploadPrefix));
/** Of the last upload that a piece was sent of. */
const storedHash = (): string => createHash("sha256").update(readFileSync(join(directory, lastId))).digest("hex");
const hashOf = (size: number): string => createHash("sha256").update(bytesOf(size)).digest("hex");

describe("sending a file", () => {
  it("K670 a file of up to 5 MB goes as one form and tells how much has left", async () => {
    const upload = send(fileOf(5 * megabyte));
    const told: number[] = [];
    const heard = upload.progress.subscribe(({ sent }) => told.push(sent));
    expect(await upload.file).toEqual(record);
    heard.dispose();
    expect([lines(), told.at(-1), upload.progress.value.size]).toEqual([["POST files/upload/form"], 5 * megabyte, 5 * megabyte]);
  });

  it("K671 a larger file goes in pieces of 4 MB, each with the token of its moment, and its record is read behind the last", async () => {
    meddle = ({ method }) => {
      if (method === "PATCH") localStorage.setItem(storageKeys.token, `next${seen.length}`);
      return false;
    };
    const upload = send(fileOf(9 * megabyte));
    expect(await upload.file).toEqual(record);
    expect(lines()).toEqual(["POST files/tus", "PATCH files/tus/…", "PATCH files/tus/…", "PATCH files/tus/…", "GET files/f1"]);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer old", "Bearer old", "Bearer next2", "Bearer next3", "Bearer next4"]);
    expect([storedHash(), upload.progress.value.sent, remembered()]).toEqual([hashOf(9 * megabyte), 9 * megabyte, []]);
  });

  it("K719 a file of the library goes with a category in place of an element, whole or in pieces", async () => {
    const told: string[] = [];
    meddle = (request) => {
      if (request.url?.endsWith("upload/form")) request.on("data", (piece: Buffer) => told.push(...(/name="(category|form_element_id)"\r\n\r\n[^\r]*/.exec(piece.toString("latin1")) ?? []).slice(0, 1)));
      return false;
    };
    await send(fileOf(10), { category: "letters" }).file;
    await send(fileOf(6 * megabyte), { category: "" }).file;
    const metadata = String(seen.find(({ line }) => line === "POST files/tus")?.headers["upload-metadata"]);
    expect([told, metadata.split(",").map((part) => part.split(" ")[0])]).toEqual([['name="category"\r\n\r\nletters'], ["filename", "category"]]);
  });

  it("K672 a token that is refused on the way is renewed once and the file goes on; where none can be had it says that the session is over", async () => {
    localStorage.setItem(storageKeys.refreshToken, "refresh");
    let isRefreshable = true;
    meddle = ({ method, url, headers }, response) => {
      const isRefresh = url?.endsWith("refresh/token") === true;
      if (isRefresh && isRefreshable) answer(response, 200, { access_token: "new", refresh_token: "r2", expires_in: 9 });
      else if (isRefresh || (method === "PATCH" && headers.authorization !== "Bearer new")) answer(response, 401, { code: "token_expired" });
      else return false;
      return true;
    };
    expect(await send(fileOf(6 * megabyte)).file).toEqual(record);
    expect(lines().filter((line) => !line.startsWith("PATCH"))).toEqual(["POST files/tus", "POST auth/refresh/token", "HEAD files/tus/…", "GET files/f1"]);
    isRefreshable = false;
    localStorage.setItem(storageKeys.token, "old");
    expect((await failureOf(send(fileOf(7 * megabyte)).file)).code).toBe("token_expired");
  });

  it("K673 a connection that is cut costs one piece; the same file, sent again in another document, goes on where it stopped", async () => {
    let pieces = 0;
    meddle = ({ method, socket }) => {
      const isCut = method === "PATCH" && (pieces += 1) === 2;
      if (isCut) socket.destroy();
      return isCut;
    };
    const first = send(fileOf(13 * megabyte));
    await expect.poll(() => pieces, { timeout: 5_000 }).toBeGreaterThanOrEqual(3);
    first.stop();
    expect((await failureOf(first.file)).code).toBe("cancelled");
    expect([remembered().length, remembered().join().includes("a.zip")]).toEqual([1, false]);
    const before = lines().length;
    expect(await send(fileOf(13 * megabyte)).file).toEqual(record);
    // A piece of the first may arrive after it was stopped.
    expect(lines().slice(before).find((line) => !line.startsWith("PATCH"))).toBe("HEAD files/tus/…");
    expect([lines().filter((line) => line === "POST files/tus").length, storedHash(), remembered()]).toEqual([1, hashOf(13 * megabyte), []]);
  });

  it("K674 what a browser keeps of uploads is not believed: another address and one older than six days are forgotten", async () => {
    meddle = ({ method }, response) => {
      if (method === "PATCH") answer(response, 415, { code: "unsupported_media_type" });
      return method === "PATCH";
    };
    await failureOf(send(fileOf(6 * megabyte)).file);
    const [key = ""] = remembered();
    const own = JSON.parse(localStorage.getItem(key) ?? "{}") as { address: string; since: number };
    expect(own.address).toMatch(new RegExp(`^${base}files/tus/[0-9a-f]+$`));
    meddle = () => false;
    for (const bad of [{ ...own, address: "https://evil.example/api/files/tus/a" }, { ...own, address: `${own.address}/../../menus` }, { ...own, address: "http://" }, { ...own, since: 0 }, 7]) {
      localStorage.setItem(key, JSON.stringify(bad));
      seen = [];
      expect(await send(fileOf(6 * megabyte)).file).toEqual(record);
      expect([lines()[0], remembered()]).toEqual(["POST files/tus", []]);
    }
  });

  it("K675 a page of a server on the way reads as what it means: too large, or away for the moment", async () => {
    const said: string[] = [];
    for (const status of [413, 502, 504]) {
      meddle = (request, response) => {
        request.resume();
        request.on("end", () => response.writeHead(status, { "content-type": "text/html" }).end("<html><h1>nginx</h1>"));
        return true;
      };
      said.push(readFailure(await failureOf(send(fileOf(10)).file), "uz"));
    }
    expect(said).toEqual(["Файл йўлдаги сервер қабул қиладиган ўлчамдан катта", ...Array<string>(2).fill("Хизмат вақтинча ишламаяпти. Бироздан кейин қайта уриниб кўринг.")]);
    meddle = (request, response) => {
      request.resume();
      if (request.method === "PATCH") response.writeHead(413, { "content-type": "text/html" }).end("<html>");
      return request.method === "PATCH";
    };
    expect((await failureOf(send(fileOf(6 * megabyte)).file)).code).toBe("too_large_on_the_way");
  });

  it("K676 an upload that is given up is deleted on the server, one that is only ended stays there", async () => {
    const held: (() => void)[] = [];
    meddle = ({ method }) => method === "PATCH" && held.push(() => undefined) > 0;
    for (const end of ["stop", "cancel"] as const) {
      const upload = send(fileOf(6 * megabyte));
      const awaited = held.length + 1;
      await expect.poll(() => held.length).toBe(awaited);
      upload[end]();
      expect((await failureOf(upload.file)).family).toBe("cancelled");
      if (end === "stop") expect(lines()).not.toContain("DELETE files/tus/…");
    }
    await expect.poll(lines).toContain("DELETE files/tus/…");
    const small = send(fileOf(10));
    small.cancel();
    expect((await failureOf(small.file)).code).toBe("cancelled");
  });

  it("K677 a guest's file goes without a token, by the calls of public forms", async () => {
    await send(fileOf(10), { element: "docs", isPublic: true }).file;
    const upload = send(fileOf(6 * megabyte), { element: "docs", isPublic: true });
    await expect.poll(lines).toContain("POST public/files/tus");
    upload.stop();
    await failureOf(upload.file);
    expect([lines()[0], seen.map(({ headers }) => headers.authorization)]).toEqual(["POST web/v1/public/forms/file/upload", Array(seen.length).fill(undefined)]);
  });
});
