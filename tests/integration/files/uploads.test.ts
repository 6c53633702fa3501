import { connect } from "node:net";
import { expect, it } from "vitest";
import { call, readAnswer } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { useFilesServer, type Upload } from "./filesServer.ts";

const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
const limit = 10 * 1_048_576;

onEmbedded("uploads", (database) => {
  const server = useFilesServer(database);
  const send = async (body: BodyInit, headers: Record<string, string> = {}) =>
    readAnswer(await fetch(`${server.url}/api/files/upload/form`, {
      method: "POST", headers: { authorization: `Bearer ${server.token("clerk")}`, ...headers }, body,
    }));
  const multipart = (text: string) => send(text.replaceAll("\n", "\r\n"), { "content-type": "multipart/form-data; boundary=b" });

  it("FI1 the answer is the file's record, and the bytes come back as they were", async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 256));
    const { status, data } = await server.upload({ to: "papers.scans", bytes, name: "Тадқиқот.dwg" });
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: "Тадқиқот.dwg", size: 300_000, extension: "dwg" });
    expect(data.createdAt).toMatch(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/);
    expect(Object.keys(data).sort()).toEqual(["createdAt", "extension", "id", "name", "size"]);
    expect(Buffer.from(await (await server.get(`uploads/files/${data.id}`)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("FI60 a quote or a line break in a name, which browsers send as %22, %0D and %0A, is what it stands for", async () => {
    const form = new FormData();
    form.append("form_element_id", server.elementId("papers.scans"));
    form.append("file", new Blob(["салом"]), 'ООО "Ромашка" 100%25.txt');
    expect(await send(form)).toMatchObject({ data: { name: "ООО _Ромашка_ 100%25.txt" } });
    const raw = 'Content-Disposition: form-data; name="file"; filename="a%0D%0Ab%2fc.txt"\n\nсалом';
    const element = `Content-Disposition: form-data; name="form_element_id"\n\n${server.elementId("papers.scans")}`;
    const answer = await multipart(`--b\n${element}\n--b\n${raw}\n--b--\n`);
    expect(String((answer.data as { name?: unknown }).name)).not.toMatch(/[\r\n]|%0[AD]/);
  });

  it("FI2 the fields may come before the file or behind it", async () => {
    const element = `Content-Disposition: form-data; name="form_element_id"\n\n${server.elementId("papers.scans")}`;
    const file = 'Content-Disposition: form-data; name="file"; filename="a.txt"\n\nсалом';
    for (const parts of [[element, file], [file, element]]) {
      const answer = await multipart(`--b\n${parts.join("\n--b\n")}\n--b--\n`);
      expect([answer.status, answer.data]).toMatchObject([200, { name: "a.txt", size: 10 }]);
    }
  });

  it("FI3 ten megabytes are taken, one byte more is 413, and nothing of it is left", async () => {
    const whole = await server.upload({ to: "papers.scans", bytes: Buffer.alloc(limit), name: "whole" });
    expect([whole.status, whole.data.size]).toEqual([200, limit]);
    const before = await server.onDisk();
    for (const bytes of [Buffer.alloc(limit + 1), Buffer.alloc(limit + 200_000)]) {
      const { status, failure, body } = await server.upload({ to: "papers.scans", bytes, name: "more" });
      expect([status, failure?.code, body.message]).toEqual([413, "file_too_large", "The file may be at most 10\u00a0MB"]);
    }
    expect(await server.onDisk()).toEqual(before);
  });

  it("FI4 an upload that is broken off leaves nothing", async () => {
    const before = (await server.onDisk()).length;
    const { port } = new URL(server.url);
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), "127.0.0.1");
      const head = `POST /api/files/upload/form HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${server.token("clerk")}\r\n` +
        "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n";
      socket.write(`${head}--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${"x".repeat(1_000_000)}`);
      // Gone only once the server is writing.
      const look = setInterval(() => {
        server.onDisk().then((names) => {
          if (!names.some((name) => name.endsWith(".part"))) return;
          clearInterval(look);
          socket.destroy();
          resolve();
        }, reject);
      }, 20);
      socket.on("error", reject);
    });
    await expect.poll(async () => (await server.onDisk()).length, { timeout: 10_000 }).toBe(before);
    expect((await call(server, "GET ready")).status).toBe(200);
  });

  it.each<[string, Partial<Upload>]>([
    ["a page as a picture", { to: "papers.photo", name: "a.png", bytes: "<!doctype html><script>alert(1)</script>" }],
    ["a page as a pdf", { name: "a.pdf", bytes: "<html><script>alert(1)</script></html>" }],
    ["a drawing as text", { name: "a.txt", bytes: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' }],
    ["a program as a document", { name: "a.docx", bytes: "MZ\x90\0\x03\0\0\0" }],
    ["a picture as a table", { name: "a.xlsx", bytes: png }],
    ["a picture without extension", { name: "a", bytes: png }],
    ["nothing as a picture", { to: "papers.photo", name: "a.png", bytes: "" }],
  ])("FI5 %s is 415, and nothing of it is left", async (_, upload) => {
    const before = await server.onDisk();
    const { status, failure } = await server.upload({ to: "papers.scans", ...upload });
    expect([status, failure?.code]).toEqual([415, "unsupported_media_type"]);
    expect(await server.onDisk()).toEqual(before);
  });

  it("FI6 an element takes the extensions that it allows, and one of images only images", async () => {
    const statuses = async (...uploads: Upload[]) => Promise.all(uploads.map(async (upload) => (await server.upload(upload)).status));
    const to = "papers.contract";
    expect(await statuses({ to, name: "a.TXT" }, { to, name: "a.csv" }, { to, name: "a" })).toEqual([200, 415, 415]);
    expect(await statuses({ to: "papers.photo", name: "a.png", bytes: png }, { to: "papers.photo", name: "a.txt" })).toEqual([200, 415]);
  });

  it("FI7 maxSize counts kilobytes, and pictures may be larger", async () => {
    const to = "papers.contract";
    expect((await server.upload({ to, bytes: "x".repeat(2048) })).status).toBe(200);
    const { status, failure, body } = await server.upload({ to, bytes: "x".repeat(2049) });
    expect([status, failure?.code, body.message]).toEqual([413, "file_too_large", "The file may be at most 2\u00a0KB"]);
    const picture = Buffer.concat([png, Buffer.alloc(4096)]);
    expect((await server.upload({ to, name: "a.png", bytes: picture })).status).toBe(200);
  });

  it.each([
    ["../../../etc/passwd.txt", "passwd.txt"],
    ["C:\\x\\ариза.txt", "ариза.txt"],
    ["\u202etxt.exe.txt", "txt.exe.txt"],
    [`${"ш".repeat(120)}.txt`, `${"ш".repeat(98)}.txt`],
    ["..", "file"],
  ])("FI8 the name %j is kept as %j", async (given, kept) => {
    const { data } = await server.upload({ to: "papers.scans", name: given });
    expect(data.name).toBe(kept);
  });

  it("FI9 files are taken for elements of forms that the caller may save, and no others", async () => {
    const refusals: [Upload, number][] = [
      [{ to: "papers.scans", who: "reader" }, 403],
      [{ to: "papers.scans", who: "guest" }, 404],
      [{ to: "papers.title" }, 404],
      [{ to: "viewing.scans" }, 404],
      [{ to: "00000000-0000-7000-8000-000000000000" }, 404],
      [{ to: "papers.scans", fields: { form_element_id: "" } }, 400],
      [{ to: "papers.scans", fields: { form_element_project_id: "other" } }, 404],
      [{ to: "papers.scans", fields: { data_source: "posters" } }, 400],
      [{ to: "posters.proof" }, 403],
    ];
    const before = await server.onDisk();
    for (const [upload, status] of refusals) expect([upload, (await server.upload(upload)).status]).toEqual([upload, status]);
    expect(await server.onDisk()).toEqual(before);
    const fields = { form_element_project_id: "project", data_source: "papers" };
    expect((await server.upload({ to: "papers.scans", fields })).status).toBe(200);
    expect((await server.upload({ to: "posters.proof", who: "guest" })).status).toBe(200);
  });

  it.each<[string, string, number]>([
    ["no file", '--b\nContent-Disposition: form-data; name="form_element_id"\n\n1\n--b--\n', 400],
    ["two files", '--b\nContent-Disposition: form-data; name="file"; filename="a.txt"\n\n1\n--b\nContent-Disposition: form-data; name="file"; filename="b.txt"\n\n1\n--b--\n', 400],
    ["a file under another name", '--b\nContent-Disposition: form-data; name="other"; filename="a.txt"\n\n1\n--b--\n', 400],
    ["a body cut off", '--b\nContent-Disposition: form-data; name="file"; filename="a.txt"\n\nbegin', 400],
    ["a broken part", "--b\nnothing\n\n1\n--b--\n", 400],
    ["a field too long", `--b\nContent-Disposition: form-data; name="form_element_id"\n\n${"x".repeat(5000)}\n--b--\n`, 400],
    ["thirty fields", `${Array.from({ length: 30 }, (_, index) => `--b\nContent-Disposition: form-data; name="f${index}"\n\n1\n`).join("")}--b--\n`, 400],
    ["nothing", "", 400],
  ])("FI10 %s is refused, and nothing is left", async (_, text, status) => {
    const before = await server.onDisk();
    expect((await multipart(text)).status).toBe(status);
    expect(await server.onDisk()).toEqual(before);
  });

  it("FI10 what is not multipart is 415, multipart without a boundary 400, and without a token 401", async () => {
    expect((await send("{}", { "content-type": "application/json" })).status).toBe(415);
    expect((await send("x", { "content-type": "multipart/form-data" })).status).toBe(415);
    expect((await send("x", { "content-type": "multipart/form-data; charset=x" })).status).toBe(400);
    const guest = await readAnswer(await fetch(`${server.url}/api/files/upload/form`, { method: "POST", body: server.form({ to: "papers.scans" }) }));
    expect(guest.failure?.code).toBe("unauthenticated");
  });

  it("FI11 a guest's address uploads sixty files in ten minutes", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) statuses.push((await server.upload({ to: "posters.proof", who: "guest" })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await server.upload({ to: "papers.scans" })).status).toBe(200);
  });
});
