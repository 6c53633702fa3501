import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useFilesServer, type Upload, type Who } from "./filesServer.ts";

const nobody = "00000000-0000-7000-8000-000000000000";
const refused = "The file was not found or belongs to another record";

forEachDatabase("files of records", (database) => {
  const server = useFilesServer(database);
  const upload = async (to: string, options: Partial<Upload> = {}) => (await server.upload({ to, ...options })).data.id;
  const update = (id: string, version: number, values: Record<string, unknown>, who: Who = "clerk") =>
    call(server, "PUT forms/{name}/{id}", { params: { name: "papers", id }, body: { values, version }, token: server.token(who), locale: "en" });
  const read = async (id: string) => (await call(server, "GET forms/{name}/{id}", { params: { name: "papers", id }, token: server.token("clerk") })).data;
  const remove = async (id: string, who: Who = "clerk") => (await call(server, "DELETE files/{id}", { params: { id }, token: server.token(who) })).status;
  const status = async (id: string, who: Who = "clerk") => (await server.get(`uploads/files/${id}`, { who })).status;

  it("FI40 a save takes files that its caller uploaded for that element", async () => {
    const scans = [await upload("papers.scans"), await upload("papers.scans")];
    const contract = [await upload("papers.contract")];
    const { status: saved, data } = await server.save("papers", { title: "Бир", scans, contract });
    expect([saved, data.values]).toMatchObject([201, { scans, contract }]);
  });

  it("FI40 a file of somebody else, of another element, of nobody, named twice or made up is refused, and nothing is saved", async () => {
    const own = await upload("papers.scans");
    const others = await upload("papers.scans", { who: "admin" });
    const guests = await upload("posters.proof", { who: "guest" });
    const contract = await upload("papers.contract");
    for (const scans of [[others], [guests], [contract], [nobody], [own, own], ["x"], ["../a"], [own, nobody]]) {
      const { failure, body } = await server.save("papers", { title: "Бегона", scans });
      expect([scans, failure?.code, body.errors]).toEqual([scans, "invalid_values", { scans: [refused] }]);
    }
    expect(await status(others, "admin")).toBe(200);
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "north_papers" }, body: { filters: { title: "Бегона" } }, token: server.token("admin") });
    expect(data.rows).toEqual([]);
    expect((await server.save("papers", { title: "Ўзимники", scans: [own] })).status).toBe(201);
  });

  it("FI40 a guest's file is claimed by a guest only", async () => {
    const proof = [await upload("posters.proof", { who: "guest" })];
    expect((await server.save("posters", { subject: "Салом", proof }, "admin")).failure?.code).toBe("invalid_values");
    expect((await server.save("posters", { subject: "Салом", proof }, "guest")).status).toBe(201);
  });

  it("FI41 of many saves at once that name one file exactly one wins", async () => {
    const scans = [await upload("papers.scans")];
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => server.save("papers", { title: `Пойга ${index}`, scans })));
    expect(answers.filter(({ status: code }) => code === 201)).toHaveLength(1);
    expect(answers.filter(({ failure }) => failure?.code === "invalid_values")).toHaveLength(7);
    const winner = answers.find(({ status: code }) => code === 201);
    expect((await read(winner?.data.id ?? "")).files).toMatchObject({ [scans[0] ?? ""]: { name: "a.txt" } });
    expect((await server.save("papers", { title: "Кечиккан", scans })).failure?.code).toBe("invalid_values");
  });

  it("FI42 an update keeps what the record has, whoever uploaded it, and lets go of what it leaves out", async () => {
    const [one, two, three] = [await upload("papers.scans"), await upload("papers.scans"), await upload("papers.scans", { who: "admin" })];
    const { data } = await server.save("papers", { title: "Икки", region: "north", scans: [one, two] });
    const changed = await update(data.id, data.version, { scans: [two, three] }, "admin");
    expect([changed.status, changed.data.values]).toMatchObject([200, { scans: [two, three] }]);
    expect(Object.keys((await read(data.id)).files).sort()).toEqual([two, three].sort());
    // It is its uploader's again, who may take it back.
    expect([await status(one), await status(one, "reader")]).toEqual([200, 404]);
    const again = await update(data.id, changed.data.version, { scans: [one] });
    expect(again.status).toBe(200);
    expect((await update(data.id, again.data.version, { scans: null })).data.values).toMatchObject({ scans: null });
    expect((await read(data.id)).files).toEqual({});
  });

  it("FI42 a save without the field leaves its files alone, and one that fails changes nothing", async () => {
    const scans = [await upload("papers.scans")];
    const { data } = await server.save("papers", { title: "Уч", scans });
    expect((await update(data.id, data.version, { title: "Тўрт" })).status).toBe(200);
    expect((await update(data.id, data.version, { scans: [] })).failure?.code).toBe("stale_version");
    expect(Object.keys((await read(data.id)).files)).toEqual(scans);
  });

  it("FI43 the number of files is within minCount and maxCount", async () => {
    const scans = await Promise.all(Array.from({ length: 4 }, () => upload("papers.scans")));
    const many = await server.save("papers", { title: "Кўп", scans });
    expect(many.body.errors["scans"]).toEqual(["The number of files must be 3 or fewer"]);
    const none = await server.save("posters", { subject: "Салом" }, "guest");
    expect(none.body.errors["proof"]).toEqual(["The number of files must be 1 or more"]);
  });

  it("FI44 a record comes with its files, and only with those of fields that the caller sees", async () => {
    const [scans, secret] = [[await upload("papers.scans", { who: "admin", name: "Нусха.txt" })], [await upload("papers.secret", { who: "admin" })]];
    const { data } = await server.save("papers", { title: "Беш", scans, secret }, "admin");
    expect(Object.values((await read(data.id)).files)).toMatchObject([{ id: scans[0], name: "Нусха.txt", size: 8, extension: "txt" }]);
    const all = await call(server, "GET forms/{name}/{id}", { params: { name: "papers", id: data.id }, token: server.token("admin") });
    expect(Object.keys(all.data.files).sort()).toEqual([...scans, ...secret].sort());
  });

  it("FI207 a filter tells records with files from those without, and asks a field of files nothing else", async () => {
    const names = async (op: string, value?: unknown) => {
      const filters = { and: [{ title: { op: "in", value: ["Файлсиз", "Файлли", "Бўшаган"] } }, { scans: { op, ...(value !== undefined && { value }) } }] };
      const { failure, data } = await call(server, "POST tables/{name}/rows", { params: { name: "north_papers" }, body: { filters }, token: server.token("admin") });
      return failure?.code ?? data.rows.map(({ title }) => title).sort();
    };
    const scans = [await upload("papers.scans")];
    await server.save("papers", { title: "Файлсиз", region: "north" });
    await server.save("papers", { title: "Бўшаган", region: "north", scans: [] });
    await server.save("papers", { title: "Файлли", region: "north", scans });
    expect([await names("empty"), await names("notEmpty")]).toEqual([["Бўшаган", "Файлсиз"], ["Файлли"]]);
    expect([await names("eq", scans), await names("has", scans[0]), await names("contains", "0")]).toEqual(Array(3).fill("unknown_operator"));
  });

  it("FI45 the files of a record that is deleted for good are read by nobody", async () => {
    const scans = [await upload("papers.scans")];
    const { data } = await server.save("papers", { title: "Олти", scans });
    await call(server, "DELETE forms/{name}/{id}", { params: { name: "papers", id: data.id }, query: { hard: "1" }, token: server.token("clerk") });
    expect(await status(scans[0] ?? "")).toBe(404);
    expect((await server.save("papers", { title: "Етти", scans })).failure?.code).toBe("invalid_values");
  });

  it("FI50 a file that no record holds is deleted by its uploader, bytes and all", async () => {
    const id = await upload("papers.scans");
    expect(await server.onDisk()).toContain(id);
    expect([await remove(id, "reader"), await remove(id, "admin"), await remove(id), await remove(id)]).toEqual([404, 404, 200, 404]);
    expect(await server.onDisk()).not.toContain(id);
    expect((await server.save("papers", { title: "Саккиз", scans: [id] })).failure?.code).toBe("invalid_values");
  });

  it("FI51 deleting a held file needs the right to update its record, and the record names it no more", async () => {
    const [one, two] = [await upload("papers.scans"), await upload("papers.scans")];
    const contract = [await upload("papers.contract")];
    const { data } = await server.save("papers", { title: "Тўққиз", region: "north", scans: [one, two], contract });
    expect(await status(one, "reader")).toBe(200);
    expect(await remove(one, "reader")).toBe(403);
    expect([await remove(one), await remove(contract[0] ?? "")]).toEqual([200, 200]);
    const { values, files, version } = await read(data.id);
    expect([values, Object.keys(files)]).toMatchObject([{ scans: [two], contract: [] }, [two]]);
    // The form that is open meanwhile is not stale by it.
    expect((await update(data.id, version, { scans: [two] })).status).toBe(200);
  });

  it("FI51 deleting and saving a file at once leave a record that names only files that are there", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await upload("papers.scans");
      const [saved] = await Promise.all([server.save("papers", { title: "Бирга", scans: [id] }), remove(id)]);
      if (saved.status !== 201) continue;
      const { values, files } = await read(saved.data.id);
      expect(Object.keys(files)).toEqual(values["scans"]);
    }
  });
});
