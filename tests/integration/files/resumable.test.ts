import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";
import { expect, it } from "vitest";
import type { RemoteFile } from "#contract/file.ts";
import { call, readAnswer } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { useFilesServer, type Who } from "./filesServer.ts";
import { offsetOf, tus, type TusPlace } from "./tusClient.ts";

const megabyte = 1_048_576;
const hash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

onEmbedded("resumable uploads", (database) => {
  const server = useFilesServer(database);

  const placeOf = (who: Who): TusPlace => ({
    url: `${server.url}/api/${who === "guest" ? "public/" : ""}files/tus`,
    headers: { "accept-language": "en", ...(who !== "guest" && { authorization: `Bearer ${server.token(who)}` }) },
  });

  interface Begin {
    readonly size: number;
    readonly to?: string;
    readonly name?: string;
    readonly who?: Who;
  }

  const create = ({ size, to = "papers.scans", name = "a.dwg", who = "clerk" }: Begin): Promise<Response> =>
    tus.create(placeOf(who), { size, fields: { filename: name, form_element_id: server.elementId(to) || to, data_source: "" } });

  async function begin(options: Begin): Promise<TusPlace> {
    const response = await create(options);
    expect(response.status).toBe(201);
    return { ...placeOf(options.who ?? "clerk"), url: new URL(response.headers.get("location") ?? "", response.url).href };
  }

  const recordOf = async (id: string | null, who: Who = "clerk") =>
    readAnswer<RemoteFile>(await server.get(`${who === "guest" ? "public/" : ""}files/${id}`, { who }));

  /** Sends from an offset and breaks the connection off once the server has taken some of it. */
  async function cut({ url, headers }: TusPlace, rest: Uint8Array, offset: number): Promise<void> {
    const { port, pathname } = new URL(url);
    const fields = { ...headers, host: "localhost", "tus-resumable": "1.0.0", "upload-offset": String(offset), "content-type": "application/offset+octet-stream", "content-length": String(rest.length) };
    const head = [`PATCH ${pathname} HTTP/1.1`, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n");
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), "127.0.0.1");
      socket.on("error", reject);
      socket.write(head);
      socket.write(rest.subarray(0, 1.5 * megabyte), () => setTimeout(() => resolve(void socket.destroy()), 50));
    });
  }

  it("FI101 an upload that is cut five times goes on where it stopped, and its bytes come back as they were", async () => {
    const bytes = randomBytes(10 * megabyte);
    const place = await begin({ size: bytes.length, name: "Тадқиқот.dwg" });
    for (let time = 1; time <= 5; time += 1) {
      const offset = offsetOf(await tus.head(place));
      await cut(place, bytes.subarray(offset), offset);
    }
    const offset = offsetOf(await tus.head(place));
    expect([offset > 0, offset < bytes.length]).toEqual([true, true]);
    const last = await tus.patch(place, { offset, bytes: bytes.subarray(offset) });
    expect([last.status, offsetOf(last)]).toEqual([204, bytes.length]);
    const id = last.headers.get("x-file-id");
    expect((await recordOf(id)).data).toMatchObject({ id, name: "Тадқиқот.dwg", size: bytes.length, extension: "dwg" });
    expect(hash(new Uint8Array(await (await server.get(`uploads/files/${id}`)).arrayBuffer()))).toBe(hash(bytes));
    expect((await server.save("papers", { title: "Катта", scans: [id] })).status).toBe(201);
  });

  it("FI102 who did not hear of the last byte asks by HEAD, and is told the file's id", async () => {
    const place = await begin({ size: 4 });
    const id = (await tus.patch(place, { offset: 0, bytes: "матн".slice(0, 2) })).headers.get("x-file-id");
    const head = await tus.head(place);
    expect([head.status, offsetOf(head), head.headers.get("upload-length"), head.headers.get("x-file-id")]).toEqual([200, 4, "4", id]);
    expect((await tus.patch(place, { offset: 0, bytes: "матн".slice(0, 2) })).status).toBe(409);
  });

  it("FI103 what an element does not take is refused before a byte is sent, and nothing of it is left", async () => {
    const refusals: [Begin, number, string][] = [
      [{ size: 9, to: "papers.contract", name: "a.csv" }, 415, "unsupported_media_type"],
      [{ size: 2049, to: "papers.contract", name: "a.txt" }, 413, "file_too_large"],
      [{ size: 9, to: "papers.photo", name: "a.txt" }, 415, "unsupported_media_type"],
      [{ size: 9, who: "reader" }, 403, "forbidden"],
      [{ size: 9, who: "guest" }, 404, "not_found"],
      [{ size: 9, to: "papers.title" }, 404, "not_found"],
      [{ size: 9, to: "00000000-0000-7000-8000-000000000000" }, 404, "not_found"],
      [{ size: 1025 * megabyte }, 413, "file_too_large"],
      [{ size: 51 * megabyte, to: "posters.proof", who: "guest" }, 413, "file_too_large"],
    ];
    const before = await server.onDisk();
    for (const [upload, status, code] of refusals) {
      const { status: got, failure } = await readAnswer(await create(upload));
      expect([upload, got, failure?.code]).toEqual([upload, status, code]);
    }
    expect(await server.onDisk()).toEqual(before);
  });

  it("FI104 the bytes are looked at when they are whole: what its name belies is 415 and gone", async () => {
    const before = await server.onDisk();
    const page = "<!doctype html><script>alert(1)</script>";
    const place = await begin({ size: page.length, to: "papers.photo", name: "a.png" });
    const { status, failure } = await readAnswer(await tus.patch(place, { offset: 0, bytes: page }));
    expect([status, failure?.code]).toEqual([415, "unsupported_media_type"]);
    expect((await tus.head(place)).status).toBe(404);
    expect(await server.onDisk()).toEqual(before);
  });

  it("FI105 an upload is its caller's: nobody else asks for it, adds to it or ends it", async () => {
    const place = await begin({ size: 4 });
    for (const who of ["admin", "guest"] as const) {
      const { headers } = placeOf(who);
      const others = { url: who === "guest" ? place.url.replace("/api/", "/api/public/") : place.url, headers };
      const answers = [await tus.head(others), await tus.patch(others, { offset: 0, bytes: "abcd" }), await tus.end(others)];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await tus.head({ ...place, headers: {} })).status).toBe(401);
    expect((await tus.end(place)).status).toBe(204);
    expect((await tus.head(place)).status).toBe(404);
  });

  it("FI106 a guest uploads for an element of a public form, and saves it with the form", async () => {
    const place = await begin({ size: 8, to: "posters.proof", name: "a.txt", who: "guest" });
    const id = (await tus.patch(place, { offset: 0, bytes: "матн" })).headers.get("x-file-id");
    expect((await recordOf(id, "guest")).data).toMatchObject({ name: "a.txt", size: 8 });
    expect((await recordOf(id, "admin")).status).toBe(404);
    expect((await server.get(`public/uploads/files/${id}`, { who: "guest" })).status).toBe(404);
    expect((await server.save("posters", { subject: "Эълон", proof: [id] }, "guest")).status).toBe(201);
  });

  it("FI107 of two requests that send the same bytes at once one writes them, the other is 409 and asks anew", async () => {
    const bytes = randomBytes(6 * megabyte);
    const place = await begin({ size: bytes.length });
    const answers = await Promise.all([1, 2, 3].map(() => tus.patch(place, { offset: 0, bytes })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    const { failure } = await readAnswer(answers.find(({ status }) => status === 409) as Response);
    expect(failure?.code).toBe("upload_conflict");
    const id = (await tus.head(place)).headers.get("x-file-id");
    expect(hash(new Uint8Array(await (await server.get(`uploads/files/${id}`)).arrayBuffer()))).toBe(hash(bytes));
  });

  it("FI108 a connection that is dead at one end keeps an upload no longer than it takes to ask for it", async () => {
    const bytes = randomBytes(2 * megabyte);
    const place = await begin({ size: bytes.length });
    const { port, pathname } = new URL(place.url);
    const fields = { ...place.headers, host: "localhost", "tus-resumable": "1.0.0", "upload-offset": "0", "content-type": "application/offset+octet-stream", "content-length": String(bytes.length) };
    const silent = connect(Number(port), "127.0.0.1");
    silent.on("error", () => undefined);
    silent.write([`PATCH ${pathname} HTTP/1.1`, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n"));
    silent.write(bytes.subarray(0, megabyte));
    // Of no bytes, which does no harm while nobody writes yet.
    await expect.poll(async () => (await tus.patch(place, { offset: 0, bytes: "" })).status).toBe(409);
    const started = performance.now();
    const offset = offsetOf(await tus.head(place));
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(offset).toBeGreaterThan(0);
    const last = await tus.patch(place, { offset, bytes: bytes.subarray(offset) });
    silent.destroy();
    const id = last.headers.get("x-file-id");
    expect(hash(new Uint8Array(await (await server.get(`uploads/files/${id}`)).arrayBuffer()))).toBe(hash(bytes));
  });

  it("FI109 requests that are no tus are refused in the product's own words, and other origins are told nothing", async () => {
    const { url, headers } = placeOf("clerk");
    expect((await fetch(url, { method: "POST", headers })).status).toBe(412);
    expect((await fetch(url, { method: "POST", headers: { ...headers, "tus-resumable": "1.0.0", "upload-defer-length": "1" } })).status).toBe(400);
    const options = await fetch(url, { method: "OPTIONS", headers: { origin: "https://example.org" } });
    expect([options.status, options.headers.get("tus-version"), options.headers.get("tus-extension")]).toEqual([204, "1.0.0", "creation,creation-with-upload,termination,expiration"]);
    expect([...options.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    expect((await tus.head({ url: `${url}/..%2f..%2fetc`, headers })).status).toBe(400);
  });

  it("FI170 an upload into the library may be resumed too: right and category are asked for before a byte is sent, and it stays", async () => {
    const into = async (who: Who, category: string) => await tus.create(placeOf(who), { size: 4, fields: { filename: "a.txt", category } });
    expect([(await into("reader", "letters")).status, (await into("guest", "letters")).status, (await into("clerk", "pictures")).status]).toEqual([403, 403, 415]);
    for (const category of ["letters", ""]) {
      const begun = await into("clerk", category);
      const place = { ...placeOf("clerk"), url: new URL(begun.headers.get("location") ?? "", begun.url).href };
      const id = (await tus.patch(place, { offset: 0, bytes: "text" })).headers.get("x-file-id");
      const { items } = (await call(server, "GET files", { query: { text: "a.txt" }, token: server.token("admin") })).data;
      expect(items.filter((file) => file.id === id)).toMatchObject([{ category: category || null, expiresAt: null }]);
    }
  });
});
