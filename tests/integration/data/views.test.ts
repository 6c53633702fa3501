import { describe, expect, it } from "vitest";
import type { NewView, ViewChange } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

const state: NewView["state"] = { query: { "f.name": "тош", sort: "-size", q: "а" }, columns: { order: {}, titles: { name: "Шаҳар" }, hidden: ["code"] } };

forEachDatabase("saved views", (database) => {
  const server = useDataServer(database);
  const as = (who: Who, name = "towns") => {
    const token = server.token(who);
    const params = { name };
    return {
      config: () => call(server, "GET tables/{name}", { params, token }),
      list: () => call(server, "GET tables/{name}/views", { params, token }),
      one: (id: string) => call(server, "GET tables/{name}/views/{id}", { params: { name, id }, token }),
      add: (view: Partial<NewView> = {}) => call(server, "POST tables/{name}/views", { params, body: { title: "Менинг кўринишим", state, ...view }, token }),
      change: (id: string, body: ViewChange) => call(server, "PUT tables/{name}/views/{id}", { params: { name, id }, body, token }),
      remove: (id: string) => call(server, "DELETE tables/{name}/views/{id}", { params: { name, id }, token }),
    };
  };

  it("DA604 a view is kept with what it shows, told with the table, renamed, saved again and deleted", async () => {
    const { status, data } = await as("clerk").add({ title: "  Катта шаҳарлар " });
    expect([status, data]).toEqual([201, { id: data.id, title: "Катта шаҳарлар", shared: false, mayChange: true, isDefault: false, isDefaultForAll: false, state }]);
    expect((await as("clerk").config()).data.views).toEqual([data]);
    const next = { query: { "f.seen": "lastMonth" }, columns: null };
    const changed = await as("clerk").change(data.id, { title: "Бошқа", state: next });
    expect(changed.data).toEqual({ ...data, title: "Бошқа", state: next });
    expect((await as("clerk").one(data.id)).data).toEqual(changed.data);
    expect([(await as("clerk").remove(data.id)).status, (await as("clerk").list()).data]).toEqual([200, []]);
  });

  it("DA605 somebody else's view, one of another table and a made-up id are not there, whatever is done with them", async () => {
    const { data: { id } } = await as("clerk").add();
    expect((await as("admin").list()).data).toEqual([]);
    const other = as("admin");
    const tries = [other.one(id), other.change(id, { title: "x" }), other.change(id, { isDefault: true }), other.change(id, { shared: true }), other.remove(id)];
    const elsewhere = [as("clerk", "regions").remove(id), as("clerk", "regions").change(id, { title: "x" }), as("clerk").change("no id", { title: "x" }), as("clerk").remove("no id")];
    expect((await Promise.all([...tries, ...elsewhere])).map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 404));
    expect((await as("clerk").list()).data.map(({ title }) => title)).toEqual(["Менинг кўринишим"]);
    await as("clerk").remove(id);
  });

  it("DA606 a shared view is seen by all who read the table, and shared and changed by who holds platon.views.share", async () => {
    expect((await as("clerk").add({ shared: true })).failure?.code).toBe("forbidden");
    const { data: { id } } = await as("treasurer").add({ shared: true });
    expect((await as("clerk").list()).data).toMatchObject([{ id, shared: true, mayChange: false }]);
    const refused = await Promise.all([as("clerk").change(id, { title: "x" }), as("clerk").change(id, { shared: false }), as("clerk").remove(id)]);
    expect(refused.map(({ failure }) => failure?.code)).toEqual(["forbidden", "forbidden", "forbidden"]);
    expect((await as("admin").change(id, { title: "Умумий" })).data.title).toBe("Умумий");
    expect([(await as("clerk").config()).data.mayShareViews, (await as("treasurer").config()).data.mayShareViews]).toEqual([false, true]);
    await as("treasurer").change(id, { shared: false });
    expect([(await as("admin").list()).data, (await as("treasurer").remove(id)).status]).toEqual([[], 200]);
  });

  it("DA607 who may not read a table has no views of it, and a guest has none", async () => {
    const { data: { id } } = await as("treasurer", "budgets").add({ shared: true });
    const clerk = as("clerk", "budgets");
    expect((await Promise.all([clerk.list(), clerk.one(id), clerk.add(), clerk.remove(id)])).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const guest = await call(server, "GET tables/{name}/views", { params: { name: "towns" } });
    expect(guest.status).toBe(401);
    await as("treasurer", "budgets").remove(id);
  });

  describe("defaults", () => {
    it("DA608 one view of a table is the caller's default, a shared one too, and it goes with the view", async () => {
      const { data: own } = await as("clerk").add();
      const { data: shared } = await as("admin").add({ shared: true });
      const wanted = async () => (await as("clerk").list()).data.filter(({ isDefault }) => isDefault).map(({ id }) => id);
      await as("clerk").change(own.id, { isDefault: true });
      await as("clerk").change(shared.id, { isDefault: true });
      expect([await wanted(), (await as("admin").list()).data.some(({ isDefault }) => isDefault)]).toEqual([[shared.id], false]);
      await as("admin").change(shared.id, { shared: false });
      expect(await wanted()).toEqual([]);
      await as("clerk").change(own.id, { isDefault: true });
      await as("clerk").change(own.id, { isDefault: false });
      expect(await wanted()).toEqual([]);
      await Promise.all([as("clerk").remove(own.id), as("admin").remove(shared.id)]);
    });

    it("DA609 an administrator makes one shared view the default of all; a view that is private again is none", async () => {
      const { data: first } = await as("treasurer").add({ shared: true });
      const { data: second } = await as("admin").add();
      const forAll = async () => (await as("clerk").list()).data.filter(({ isDefaultForAll }) => isDefaultForAll).map(({ id }) => id);
      expect((await as("treasurer").change(first.id, { isDefaultForAll: true })).failure?.code).toBe("forbidden");
      await as("admin").change(first.id, { isDefaultForAll: true });
      expect(await forAll()).toEqual([first.id]);
      expect((await as("admin").change(second.id, { isDefaultForAll: true })).failure?.code).toBe("forbidden");
      expect((await as("admin").change("01890000-0000-7000-8000-000000000000", { isDefaultForAll: true })).failure?.code).toBe("not_found");
      expect(await forAll()).toEqual([first.id]);
      await as("admin").change(second.id, { shared: true, isDefaultForAll: true });
      expect(await forAll()).toEqual([second.id]);
      expect((await as("admin").change(second.id, { shared: false })).data.isDefaultForAll).toBe(false);
      await Promise.all([as("treasurer").remove(first.id), as("admin").remove(second.id)]);
    });
  });

  describe("bad input", () => {
    it.each([
      ["an empty title", { title: "" }, 400], ["a title of blanks", { title: "  " }, 400], ["a title of 5,000 characters", { title: "а".repeat(5000) }, 400],
      ["a title with U+0000", { title: "а\u0000" }, 400], ["half a letter", { title: "\ud800" }, 400],
      ["U+0000 in a filter", { state: { query: { "f.name": "\u0000" }, columns: null } }, 400],
      ["U+0000 in a column's title", { state: { query: {}, columns: { order: {}, titles: { a: "\u0000" }, hidden: [] } } }, 400],
      ["columns that are none", { state: { query: {}, columns: { order: "x" } } as never }, 400],
      ["a filter that is no text", { state: { query: { "f.name": 1 }, columns: null } as never }, 400],
      ["a state above 32 KB", { state: { query: Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`f.${index}`, "а".repeat(8000)])), columns: null } }, 413],
    ] as [string, Partial<NewView>, number][])("DA610 %s is refused in words, and nothing is kept", async (_what, view, status) => {
      const answer = await as("clerk").add(view);
      expect([answer.status, answer.body.message.length > 5, (await as("clerk").list()).data]).toEqual([status, true, []]);
    });

    it("DA611 a user keeps at most a hundred views of a table", async () => {
      const made = [];
      for (let index = 0; index < 100; index += 1) made.push((await as("clerk", "regions").add()).data.id);
      const over = await as("clerk", "regions").add();
      expect([over.status, over.failure?.code]).toEqual([409, "too_many_views"]);
      expect((await as("clerk").add()).status).toBe(201);
      await as("clerk", "regions").remove(made[0] ?? "");
      expect((await as("clerk", "regions").add()).status).toBe(201);
    });
  });
});
