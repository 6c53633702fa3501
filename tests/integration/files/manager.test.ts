import { beforeAll, expect, it } from "vitest";
import type { EndpointMap } from "#contract/endpoints.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { useFilesServer, type Who } from "./filesServer.ts";

type Query = EndpointMap["GET files"]["query"];

onEmbedded("file manager", (database) => {
  const server = useFilesServer(database, { files: { quotaMegabytes: 500 } });
  const list = (who: Who, query: Query = {}) => call(server, "GET files", { query, token: server.token(who), locale: "en" });
  const names = async (who: Who, query: Query = {}) => (await list(who, query)).data.items.map(({ name }) => name);
  const change = (who: Who, id: string, body: EndpointMap["PATCH files/{id}"]["body"]) =>
    call(server, "PATCH files/{id}", { params: { id }, body, token: server.token(who), locale: "en" });
  const remove = (who: Who, id: string, query: EndpointMap["DELETE files/{id}"]["query"] = {}) =>
    call(server, "DELETE files/{id}", { params: { id }, query, token: server.token(who) });
  const upload = async (field: string, name: string, bytes = "матн") => (await server.upload({ to: `papers.${field}`, name, bytes })).data.id;

  const ids: Record<string, string> = {};
  let record = "";
  beforeAll(async () => {
    // Of three sizes: of the same size any may come first.
    for (const [at, name] of ["north.txt", "south.txt", "Ариза.txt"].entries()) ids[name] = await upload("scans", name, name.repeat(at + 2));
    ids["secret.txt"] = (await server.upload({ to: "papers.secret", name: "secret.txt", who: "admin" })).data.id;
    ids["guest.txt"] = (await server.upload({ to: "posters.proof", name: "guest.txt", who: "guest" })).data.id;
    record = (await server.save("papers", { title: "Шимол", region: "north", scans: [ids["north.txt"]] })).data.id;
    await server.save("papers", { title: "Махфий", region: "north", secret: [ids["secret.txt"]] }, "admin");
    await server.save("papers", { title: "Жануб", region: "south", scans: [ids["south.txt"]] });
  });

  it("FI120 everybody is told of the files that they may read, and of no other", async () => {
    const seen = { clerk: await names("clerk", { sort: "name" }), reader: await names("reader"), admin: await names("admin", { sort: "name" }) };
    expect(seen.reader).toEqual(["north.txt"]);
    expect(seen.clerk).toEqual(["north.txt", "south.txt", "Ариза.txt"]);
    expect(seen.admin).toEqual(["north.txt", "secret.txt", "south.txt"]);
    // The list and the file itself agree.
    for (const who of ["clerk", "reader", "admin"] as const) {
      for (const [name, id] of Object.entries(ids)) {
        expect([who, name, (await server.get(`uploads/files/${id}`, { who })).status === 200]).toEqual([who, name, seen[who].includes(name)]);
      }
    }
    expect((await call(server, "GET files", { query: {} })).status).toBe(401);
  });

  it("FI121 files are found by a part of their name, by folder, in every order and page by page", async () => {
    expect(await names("clerk", { text: "АРИЗ" })).toEqual(["Ариза.txt"]);
    expect(await names("clerk", { text: "%" })).toEqual([]);
    expect(await names("clerk", { view: "own" })).toEqual(["Ариза.txt"]);
    expect(await names("admin", { source: "dataset:papers", sort: "-name" })).toEqual(["south.txt", "secret.txt", "north.txt"]);
    expect(await names("admin", { source: "dataset:posters" })).toEqual([]);
    const first = await list("admin", { size: "2", sort: "size" });
    const second = await list("admin", { size: "2", page: "1", sort: "size" });
    expect([first.data.hasMore, second.data.hasMore]).toEqual([true, false]);
    expect([...first.data.items, ...second.data.items].map(({ name }) => name)).toEqual(["secret.txt", "north.txt", "south.txt"]);
    expect((await list("admin", { sort: "kind" as "name" })).status).toBe(400);
  });

  it("FI122 a file says which record holds it, and a folder how many files the caller sees in it", async () => {
    const [held] = (await list("reader")).data.items;
    const use = { source: "dataset:papers", recordId: record, field: "scans", title: "Ҳужжатлар" };
    expect(held).toMatchObject({ usedBy: [{ ...use, form: null }], expiresAt: null, hasThumbnail: false });
    // A form leads to the record where one shows it to the caller.
    expect((await list("clerk", { text: "north" })).data.items[0]?.usedBy).toEqual([{ ...use, form: "papers" }]);
    expect((await server.get(`uploads/files/${held?.id}?ticket=${held?.ticket}`, { who: "guest" })).status).toBe(200);
    const folders = async (who: Who) => (await call(server, "GET files/folders", { token: server.token(who) })).data;
    expect(await folders("reader")).toMatchObject({ sources: [{ name: "dataset:papers", count: 1 }], own: 0, room: null });
    const { sources, room } = await folders("admin");
    expect(sources).toMatchObject([{ name: "dataset:papers", count: 3 }]);
    expect(room).toMatchObject({ quota: 500 * 1_048_576 });
    expect(room?.used).toBeGreaterThan(sources[0]?.size ?? Infinity);
  });

  it("FI123 an administrator is told of what no record holds, whoever uploaded it, and deletes it; nobody else is", async () => {
    expect((await list("clerk", { view: "orphans" })).failure?.code).toBe("forbidden");
    const orphans = (await list("admin", { view: "orphans", sort: "name" })).data.items;
    expect(orphans.map(({ name, uploader }) => [name, uploader === null])).toEqual([["guest.txt", true], ["Ариза.txt", false]]);
    expect(orphans.map(({ ticket }) => ticket)).toEqual([null, null]);
    const id = ids["guest.txt"] ?? "";
    expect((await server.get(`uploads/files/${id}`, { who: "admin" })).status).toBe(404);
    expect((await remove("clerk", id, { unused: "1" })).status).toBe(404);
    expect((await remove("admin", id)).status).toBe(404);
    expect((await remove("admin", id, { unused: "1" })).status).toBe(200);
    expect(await names("admin", { view: "orphans" })).toEqual(["Ариза.txt"]);
  });

  it("FI124 a name is changed by whoever may change the record, and the extension stays", async () => {
    const id = ids["north.txt"] ?? "";
    expect((await change("clerk", id, { name: "../Шимол\u202e 2026.exe" })).data).toMatchObject({ name: "Шимол 2026.exe.txt", extension: "txt" });
    expect((await change("clerk", id, { name: "north.TXT" })).data.name).toBe("north.txt");
    expect((await change("reader", id, { name: "mine" })).failure?.code).toBe("forbidden");
    expect((await change("reader", ids["south.txt"] ?? "", { name: "mine" })).failure?.code).toBe("not_found");
    expect((await change("clerk", id, { name: " .txt" })).failure?.code).toBe("bad_request");
    expect(await names("reader")).toEqual(["north.txt"]);
  });

  it("FI125 a file is moved to a category that takes it, and back", async () => {
    const id = ids["north.txt"] ?? "";
    expect((await change("clerk", id, { category: "letters" })).status).toBe(200);
    expect(await names("reader", { category: "letters" })).toEqual(["north.txt"]);
    const { data } = await call(server, "GET files/folders", { token: server.token("reader") });
    expect(data.categories.map(({ name, title, count }) => [name, title, count])).toEqual([["letters", "Хатлар", 1], ["pictures", "Суратлар", 0]]);
    expect((await change("clerk", id, { category: "pictures" })).failure?.code).toBe("unsupported_media_type");
    expect((await change("clerk", id, { category: "nowhere" })).failure?.code).toBe("bad_request");
    const large = await upload("scans", "large.txt", "x".repeat(2_000));
    expect((await change("clerk", large, { category: "letters" })).failure?.code).toBe("file_too_large");
    expect((await change("clerk", id, { category: null })).status).toBe(200);
    expect(await names("reader", { category: "letters" })).toEqual([]);
  });

  it("FI126 a file that a record holds is not deleted as unused, and the answer says which record it is", async () => {
    const id = ids["south.txt"] ?? "";
    const { status, failure } = await remove("clerk", id, { unused: "1" });
    expect([status, failure]).toMatchObject([409, { code: "referenced", usedBy: [{ source: "dataset:papers", field: "scans" }] }]);
    expect((await server.get(`uploads/files/${id}`)).status).toBe(200);
    expect((await remove("clerk", ids["Ариза.txt"] ?? "", { unused: "1" })).status).toBe(200);
  });

  it("FI167 a file of the library is uploaded into a category that takes it, stays, and is read, renamed and deleted by who keeps the library", async () => {
    const into = async (who: Who, category: string, name = "plan.txt") => await server.upload({ to: "", name, who, fields: { category } });
    expect([(await into("reader", "letters")).failure?.code, (await into("guest", "letters")).failure?.code]).toEqual(["forbidden", "forbidden"]);
    expect([(await into("clerk", "pictures")).failure?.code, (await into("clerk", "nowhere")).failure?.code]).toEqual(["unsupported_media_type", "bad_request"]);
    const { id } = (await into("admin", "letters")).data;
    await into("clerk", "", "loose.txt");
    const { items } = (await list("clerk", { category: "letters" })).data;
    expect(items.map(({ name, expiresAt, usedBy, isChangeable }) => [name, expiresAt, usedBy, isChangeable])).toEqual([["plan.txt", null, [], true]]);
    expect((await server.get(`uploads/files/${id}`)).status).toBe(200);
    expect([await names("reader"), (await server.get(`uploads/files/${id}`, { who: "reader" })).status]).toEqual([["north.txt"], 404]);
    expect([await names("clerk", { view: "own" }), await names("admin", { view: "orphans" })]).toEqual([["loose.txt", "large.txt"], ["large.txt"]]);
    expect([(await change("reader", id, { name: "mine" })).status, (await change("clerk", id, { name: "plan 2" })).data.name]).toEqual([404, "plan 2.txt"]);
    expect([(await remove("reader", id, { unused: "1" })).status, (await remove("clerk", id, { unused: "1" })).status]).toEqual([404, 200]);
    expect(await names("admin", { category: "letters" })).toEqual([]);
  });

  it("FI168 a listed file says whether the caller may change it, and folders whether they may add to the library", async () => {
    const changeable = async (who: Who) => (await list(who, { source: "dataset:papers" })).data.items.map(({ isChangeable }) => isChangeable);
    expect([await changeable("clerk"), await changeable("reader")]).toEqual([[true, true], [false]]);
    const may = async (who: Who) => (await call(server, "GET files/folders", { token: server.token(who) })).data.mayUpload;
    expect([await may("admin"), await may("clerk"), await may("reader")]).toEqual([true, true, false]);
  });

  it("FI169 a file of another project is neither told of nor changed; a name of 5,000 signs or of none is refused, and one with a path or control characters is cleaned", async () => {
    const foreign = "0197f0c4-0000-7000-8000-000000000000";
    expect([(await change("admin", foreign, { name: "mine" })).status, (await remove("admin", foreign, { unused: "1" })).status]).toEqual([404, 404]);
    const { id } = (await server.upload({ to: "", name: "a.txt", fields: { category: "" } })).data;
    const codes = [];
    for (const name of ["x".repeat(5_000), "", " .txt", "a\u0000b", 7] as string[]) codes.push((await change("clerk", id, { name })).failure?.code);
    expect(codes).toEqual(["bad_request", "bad_request", "bad_request", "bad_request", "bad_request"]);
    expect((await change("clerk", id, { name: "../x" })).data.name).toBe("x.txt");
    expect((await change("clerk", id, { name: "a\u0007\u200b\r\nb" })).data.name).toBe("ab.txt");
    expect((await change("clerk", id, { name: "я".repeat(500) })).data.name).toHaveLength(102);
    await remove("clerk", id);
  });
});
