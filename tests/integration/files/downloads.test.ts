import { beforeAll, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { useFilesServer, type Who } from "./filesServer.ts";

const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
const digits = "0123456789";
const nobody = "00000000-0000-7000-8000-000000000000";

onEmbedded("downloads", (database) => {
  const server = useFilesServer(database);
  const upload = async (to: string, options: { bytes?: string | Buffer<ArrayBuffer>; name?: string; who?: Who } = {}) =>
    (await server.upload({ to, ...options })).data.id;
  const statusFor = async (who: Who, id: string) => (await server.get(`uploads/files/${id}`, { who })).status;
  const ticketFor = async (id: string, who: Who = "clerk") =>
    call(server, "POST files/{id}/ticket", { params: { id }, token: server.token(who) });

  let file = "";
  beforeAll(async () => {
    file = await upload("papers.scans", { bytes: digits, name: "Рақамлар.txt" });
  });

  it("FI20 until a record holds it, a file is read by its uploader alone", async () => {
    for (const who of ["reader", "admin", "guest"] as const) expect([who, await statusFor(who, file)]).toEqual([who, 404]);
    expect(await statusFor("clerk", file)).toBe(200);
    expect((await ticketFor(file, "reader")).status).toBe(404);
    expect((await call(server, "DELETE files/{id}", { params: { id: file }, token: server.token("reader") })).status).toBe(404);
  });

  it("FI21 a held file is read by whoever sees that field of that record", async () => {
    const names = ["scans", "photo"] as const;
    const save = async (region: string) => {
      const [scans = "", photo = ""] = await Promise.all(names.map((name) => upload(`papers.${name}`, { bytes: png, name: "a.png" })));
      const { data } = await server.save("papers", { title: region, region, scans: [scans], photo: [photo] });
      return { id: data.id, version: data.version, scans, photo };
    };
    const [north, south] = [await save("north"), await save("south")];
    // The reader has a table of the north that shows scans.
    expect(await Promise.all([north.scans, north.photo, south.scans, south.photo].map((id) => statusFor("reader", id)))).toEqual([200, 404, 404, 404]);
    expect(await Promise.all([north.scans, south.photo].map((id) => statusFor("clerk", id)))).toEqual([200, 200]);
    const body = { values: { region: "south" }, version: north.version };
    const token = server.token("clerk");
    await call(server, "PUT forms/{name}/{id}", { params: { name: "papers", id: north.id }, body, token });
    expect(await statusFor("reader", north.scans)).toBe(404);
    await call(server, "DELETE forms/{name}/{id}", { params: { name: "papers", id: south.id }, token });
    expect([await statusFor("clerk", south.scans), await statusFor("admin", south.scans)]).toEqual([404, 404]);
    await call(server, "POST forms/{name}/{id}/restore", { params: { name: "papers", id: south.id }, token });
    expect(await statusFor("clerk", south.scans)).toBe(200);
  });

  it("FI21 a field behind a read permission hides its files", async () => {
    const secret = await upload("papers.secret", { who: "admin" });
    expect((await server.save("papers", { title: "Махфий", region: "north", secret: [secret] }, "admin")).status).toBe(201);
    expect([await statusFor("admin", secret), await statusFor("clerk", secret), await statusFor("reader", secret)]).toEqual([200, 404, 404]);
  });

  it("FI22 a guest reads the files of public tables, and nothing else", async () => {
    const picture = await upload("posters.picture", { bytes: png, name: "a.png", who: "guest" });
    const proof = await upload("posters.proof", { who: "guest" });
    expect([await statusFor("guest", picture), await statusFor("guest", proof)]).toEqual([404, 404]);
    expect((await server.save("posters", { subject: "Салом", picture: [picture], proof: [proof] }, "guest")).status).toBe(201);
    expect([await statusFor("guest", picture), await statusFor("guest", proof)]).toEqual([200, 404]);
    expect((await server.get(`public/uploads/images/${picture}`, { who: "guest" })).status).toBe(200);
    expect((await server.get(`uploads/auth/files/${picture}`, { who: "guest" })).status).toBe(401);
  });

  it("FI23 a ticket opens its file again and again, by GET, for whoever has it, and no other", async () => {
    const other = await upload("papers.scans");
    const { ticket } = (await ticketFor(file)).data;
    const open = (id: string, query = `ticket=${ticket}`, options: { who?: Who; method?: string } = {}) =>
      server.get(`uploads/files/${id}?${query}`, { who: "guest", ...options });
    for (let round = 0; round < 3; round += 1) expect(await (await open(file)).text()).toBe(digits);
    expect((await server.get(`uploads/auth/files?id=${file}&ticket=${ticket}`, { who: "guest" })).status).toBe(200);
    expect((await open(other)).status).toBe(401);
    expect((await open(file, `ticket=${ticket}`, { who: "reader" })).status).toBe(401);
    expect((await open(file, `ticket=${ticket}`, { who: "clerk" })).status).toBe(200);
    expect((await open(file, `ticket=${ticket}`, { method: "DELETE" })).status).toBe(405);
    const removal = await fetch(`${server.url}/api/files/${file}?ticket=${ticket}`, { method: "DELETE" });
    expect(removal.status).toBe(401);
    const [expires = "", session = "", signature = ""] = ticket.split(".");
    const forged = [`${Number(expires) + 1}.${session}.${signature}`, `${expires}.${nobody}.${signature}`, `${expires}.${session}.${"A".repeat(43)}`, "", "x", "..", "0".repeat(400)];
    for (const wrong of forged) expect([wrong, (await open(file, `ticket=${wrong}`)).status]).toEqual([wrong, 401]);
  });

  it("FI23 a ticket ends with its session, and opens only what its owner may still read", async () => {
    const login = await call(server, "POST auth/login", { body: { username: "clerk", password: "files-clerk-1" }, headers: { "device-id": "another" } });
    const token = login.data.access_token;
    const { ticket } = (await call(server, "POST files/{id}/ticket", { params: { id: file }, token })).data;
    const status = async () => (await server.get(`uploads/files/${file}?ticket=${ticket}`, { who: "guest" })).status;
    expect(await status()).toBe(200);
    await call(server, "POST logout", { token });
    await expect.poll(status).toBe(401);
    const own = await upload("papers.scans");
    const { ticket: kept } = (await ticketFor(own)).data;
    await call(server, "DELETE files/{id}", { params: { id: own }, token: server.token("clerk") });
    expect((await server.get(`uploads/files/${own}?ticket=${kept}`, { who: "guest" })).status).toBe(404);
  });

  it.each([
    ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
    ["bytes=7-", 206, "789", "bytes 7-9/10"],
    ["bytes=-2", 206, "89", "bytes 8-9/10"],
    ["bytes=9-99", 206, "9", "bytes 9-9/10"],
    ["bytes=0-0,5-6", 200, digits, null],
    ["lines=1-2", 200, digits, null],
    ["bytes=5-2", 200, digits, null],
  ])("FI24 %s is answered with %i and %j", async (range, status, text, contentRange) => {
    const answer = await server.get(`uploads/files/${file}`, { headers: { range } });
    expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([status, text, contentRange]);
    expect([answer.headers.get("accept-ranges"), answer.headers.get("content-length")]).toEqual(["bytes", String(text.length)]);
  });

  it("FI24 a range behind the end is 416 with the file's size", async () => {
    const answer = await server.get(`uploads/files/${file}`, { headers: { range: "bytes=10-" } });
    expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  });

  it("FI25 a range goes with the file that it began with; a known file is not sent again", async () => {
    const { headers } = await server.get(`uploads/files/${file}`);
    const [etag = "", date = ""] = [headers.get("etag"), headers.get("last-modified")].map(String);
    const part = async (condition: string) => (await server.get(`uploads/files/${file}`, { headers: { range: "bytes=0-1", "if-range": condition } })).status;
    expect([await part(etag), await part(date), await part('"other"'), await part(`W/${etag}`), await part("Sat, 01 Jan 2000 00:00:00 GMT")])
      .toEqual([206, 206, 200, 200, 200]);
    const again = await server.get(`uploads/files/${file}`, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(headers.get("cache-control")).toBe("private, no-cache");
  });

  it("FI26 HEAD says what GET would of the whole file, without the bytes", async () => {
    const head = await server.get(`uploads/files/${file}`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);
    const part = await server.get(`uploads/files/${file}`, { method: "HEAD", headers: { range: "bytes=2-4" } });
    expect([part.status, part.headers.get("content-length"), part.headers.get("content-range")]).toEqual([200, "10", null]);
  });

  it.each<[string, string | Buffer<ArrayBuffer>, string, string]>([
    ["a.png", png, "image/png", 'inline; filename="a.png"'],
    ["b.png", Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]), "image/png", 'inline; filename="b.png"'],
    ["a.pdf", "%PDF-1.7\n<script>alert(1)</script>", "application/pdf", 'inline; filename="a.pdf"'],
    ["a.svg", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "image/svg+xml", 'attachment; filename="a.svg"'],
    ["a.html", "<!doctype html><script>alert(1)</script>", "application/octet-stream", 'attachment; filename="a.html"'],
    ["a.xml", "<?xml version='1.0'?><a/>", "application/octet-stream", 'attachment; filename="a.xml"'],
    ["a.txt", "text", "application/octet-stream", 'attachment; filename="a.txt"'],
    ["ариза.txt", "text", "application/octet-stream", "attachment; filename=\"_____.txt\"; filename*=UTF-8''%D0%B0%D1%80%D0%B8%D0%B7%D0%B0.txt"],
  ])("FI27, FI28 %s is sent so that nothing in it runs", async (name, bytes, type, disposition) => {
    const id = await upload("papers.scans", { bytes, name });
    const { status, headers } = await server.get(`uploads/files/${id}`);
    expect([status, headers.get("content-type"), headers.get("content-disposition")]).toEqual([200, type, disposition]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none';.*\bsandbox$/);
  });

  it.each([
    nobody, "x", "1", `${nobody}x`, "..%2f..%2fetc%2fpasswd", "%2e%2e", "..", "%00", "a".repeat(99), "00000000-0000-0000-0000-00000000000g",
  ])("FI29 the id %s opens nothing", async (id) => {
    for (const path of [`uploads/files/${id}`, `uploads/files?id=${id}`]) {
      const { status } = await server.get(path);
      expect([path, [400, 404].includes(status)]).toEqual([path, true]);
    }
  });

  it("FI30 the id may stand in the query, and images are images", async () => {
    const image = await upload("papers.photo", { bytes: png, name: "a.png" });
    const statuses = await Promise.all(
      [`uploads/files?id=${file}`, `uploads/auth/files?id=${file}`, `uploads/images?id=${image}`, `uploads/images/${image}?w=10&h=10`, `uploads/images/${file}`, "uploads/files"]
        .map(async (path) => (await server.get(path)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 404, 404]);
  });
});
