import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer } from "./dataServer.ts";

forEachDatabase("selects of a form", (database) => {
  const server = useDataServer(database);
  const token = () => server.token("clerk");
  const form = "chosen_towns";
  const insert = (values: Record<string, unknown>) =>
    call(server, "POST forms/{name}", { params: { name: form }, body: { values: { name: "Шаҳар", ...values } }, token: token(), locale: "en" });
  const update = (id: string, version: number, values: Record<string, unknown>) =>
    call(server, "PUT forms/{name}/{id}", { params: { name: form, id }, body: { values, version }, token: token(), locale: "en" });
  const wrong = { owner: ["Choose from the list"] };

  it("DA162 a choice that does not belong to the related value is refused, both sent or one of them stored", async () => {
    expect((await insert({ region: "north", owner: "b-230" })).body.errors).toEqual(wrong);
    expect((await insert({ owner: "b-230" })).body.errors).toEqual(wrong);
    expect((await insert({ region: "south", owner: "b-999" })).body.errors).toEqual(wrong);
    const { status, data } = await insert({ region: "south", owner: "b-230" });
    expect(status).toBe(201);
    expect((await update(data.id, data.version, { owner: "b-001" })).body.errors).toEqual(wrong);
    expect((await update(data.id, data.version, { region: "north" })).body.errors).toEqual(wrong);
    expect((await update(data.id, data.version, { region: null })).body.errors).toEqual(wrong);
    const both = await update(data.id, data.version, { region: "north", owner: "b-001" });
    expect(both.data.values).toMatchObject({ region: "north", owner: "b-001" });
    expect((await update(data.id, both.data.version, { region: null, owner: null })).status).toBe(200);
  });

  it("DA163 a pair that is stored already holds nobody up, nor does one whose select is not shown", async () => {
    const old = await call(server, "POST forms/{name}", {
      params: { name: "free_owner" }, body: { values: { name: "Эски", region: "north", owner: "b-230" } }, token: token(),
    });
    expect(old.status).toBe(201);
    const changed = await update(old.data.id, old.data.version, { name: "Янги", region: "north", owner: "b-230" });
    expect(changed.status).toBe(200);
    expect((await update(old.data.id, changed.data.version, { name: "Яширин", region: "south" })).status).toBe(200);
  });

  it("DA164 a form tells which field a dependent select follows, and a select of several is one of type multiselect", async () => {
    const { data } = await call(server, "GET forms/{name}", { params: { name: form }, token: token() });
    const [, , owner, tags] = data.elements;
    expect([owner?.relatedSelect, owner?.hasRemoteOptions, tags?.type, tags?.selectionCount]).toEqual(["region", true, "multiselect", 2]);
    const options = await call(server, "GET forms/{name}/options/{element}", { params: { name: form, element: "owner" }, query: { filter: "south" }, token: token() });
    expect(options.data.map(({ id }) => id)).toEqual(["b-230", "b-231", "b-232", "b-233", "b-234"]);
  });

  it("DA352 an option of a fixed list is called by its own name in the caller's language, else by the translation of its name", async () => {
    const names = async (locale: "en" | "ru" | "la") => {
      const { data } = await call(server, "GET forms/{name}", { params: { name: "twofold_towns" }, token: token(), locale });
      return data.elements.find(({ dataField }) => dataField === "tags")?.data;
    };
    expect(await names("en")).toEqual([{ id: "катта", name: "Large" }, { id: "эски", name: "Эски" }]);
    expect((await names("ru"))?.[0]).toEqual({ id: "катта", name: "Катта" });
    expect((await names("la"))?.[0]).toEqual({ id: "катта", name: "Katta" });
  });

  it("DA165 of a select of several the server keeps the order, refuses too many, and a new one that is no option", async () => {
    const { data } = await insert({ tags: ["b-002", "b-001", "b-002"] });
    expect(data.values?.["tags"]).toEqual(["b-002", "b-001"]);
    expect((await insert({ tags: ["b-001", "b-002", "b-003"] })).body.errors).toEqual({ tags: ["No more than 2 can be chosen"] });
    expect((await insert({ tags: ["b-001", "gone"] })).body.errors).toEqual({ tags: ["Choose from the list"] });
    expect((await insert({ tags: "b-001" })).status).toBe(422);
    expect((await update(data.id, data.version, { tags: [] })).data.values?.["tags"]).toBeNull();
  });
});
