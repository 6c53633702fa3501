import { describe, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { EventReader } from "../server/EventReader.ts";
import { edited, readJson, refusal, useConfigServer } from "./configServer.ts";

type Reference = { name: string; hash: string };

onEmbedded("a project at work", (database) => {
  const server = useConfigServer(database);

  it("CF19 an empty project is filled from its folder: configuration, users and rows", async () => {
    const rows = await server.rows("places");
    const seen = rows.map((row) => [row["name"], row["region"], row["region.name"], row["people"]]);
    expect(seen.sort((a, b) => Number(a[3]) - Number(b[3]))).toEqual([
      ["O'tkir \"qishloq\"", null, null, 300],
      ["Ғиждувон", "bux", "Бухоро", 42_000],
      ["Бухоро", "bux", "Бухоро", 280_000],
      ["Самарқанд", "sam", "Самарқанд", 550_000],
    ]);
    expect(new Set(rows.map((row) => row["$version"]))).toEqual(new Set([1]));
  });

  describe("pages and components", () => {
    const page = (name: string, who: "admin" | "clerk", query: Record<string, string> = {}) =>
      call(server, "GET pages/{name}", { params: { name }, query, token: server.token(who) });

    it("CF21 a page's queries land in its data, under the caller's own permissions", async () => {
      const { data } = await page("overview", "admin", { town: "Ғиждувон" });
      expect(data).toMatchObject({ name: "overview", title: "Умумий", css: "p { color: var(--text-strong); }\n" });
      const names = (rows: unknown): unknown[] => (rows as { name: unknown }[]).map(({ name }) => name);
      expect(names(data.data["big"])).toEqual(["Самарқанд", "Бухоро"]);
      expect(data.data["all"]).toBe(4);
      expect(names(data.data["closed"]).sort()).toEqual(["Бухоро", "Самарқанд"]);
      expect((await page("overview", "clerk")).data.data["closed"]).toBeNull();
    });

    it("CF22 a query takes values of the route's query, and an absent one finds what is empty", async () => {
      expect(
        (await page("overview", "clerk", { town: "Ғиждувон" })).data.data["named"]
      ).toMatchObject([{ name: "Ғиждувон" }]);
      expect((await page("overview", "clerk")).data.data["named"]).toEqual([]);
      expect((await page("overview", "clerk", { town: "x' or 1=1 --" })).data.data["named"]).toEqual([]);
    });

    it("CF21 a page is for those who may read it, and under public/ only a public one exists", async () => {
      expect((await page("closed", "clerk")).failure?.code).toBe("forbidden");
      expect((await page("gone", "admin")).failure?.code).toBe("not_found");
      const guest = await call(server, "GET pages/{name}", { params: { name: "overview" }, query: {}, isPublic: true });
      expect(guest.failure?.code).toBe("not_found");
      expect(
        (await call(server, "GET public/main", { query: {} })).data
      ).toMatchObject({ name: "main", components: [{ name: "Landing" }] });
    });

    it("CF23 a component is named by the hash of its source, which is read once and kept for ever", async () => {
      const { data } = await page("overview", "clerk", { components: "hash" });
      const [board] = data.components as Reference[];
      const answer = await call(
        server, "GET components/{hash}", { params: { hash: board!.hash }, token: server.token("clerk") }
      );
      expect(answer.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
      expect(answer.data).toMatchObject({
        name: "Board",
        css: ".board { padding: 4px; }\n",
        scripts: ["export const title = \"Умумий\";\n", expect.stringContaining("export default function Board")],
      });
      const whole = (await page("overview", "clerk")).data.components[0];
      expect(whole).toEqual({ name: "Board", css: answer.data.css, scripts: answer.data.scripts });
    });

    it("CF23 its source is for those who may see a page that shows it; public ones are for everybody", async () => {
      const source = (hash: string, token?: string) =>
        call(server, "GET components/{hash}", { params: { hash }, ...(token && { token }) });
      const [secret] = (await page("closed", "admin", { components: "hash" })).data.components as Reference[];
      expect((await source(secret!.hash, server.token("clerk"))).failure?.code).toBe("not_found");
      expect((await source(secret!.hash, server.token("admin"))).status).toBe(200);
      const { data } = await call(server, "GET info", { query: { components: "hash" }, token: server.token("clerk") });
      const hashes = new Map((data.components as Reference[]).map(({ name, hash }) => [name, hash]));
      const open = await source(hashes.get("Seal")!);
      expect(open.data).toEqual({
        name: "Seal", content: "", css: "i { color: var(--accent); }\n", scripts: ["export default () => <i>•</i>;\n"]
      });
      expect(open.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect((await source(hashes.get("Inner")!)).failure?.code).toBe("not_found");
      expect(
        (await source(hashes.get("Inner")!, server.token("clerk"))).data
      ).toMatchObject({ content: "<p>{{n}}</p>\n", scripts: ["export const n = 1;\n"] });
      expect((await source("0".repeat(64), server.token("admin"))).failure?.code).toBe("not_found");
    });
  });

  describe("changes of configuration", () => {
    const token = (): string => server.token("admin");

    const find = async (name: string): Promise<{ id: string; version: number }> => {
      const row = (await server.rows("menus")).find((one) => one["name"] === name);
      return { id: String(row?.["$id"]), version: Number(row?.["$version"]) };
    };
    const save = async (id: string, version: number, values: Record<string, unknown>) =>
      call(
        server,
        "PUT forms/{name}/{id}",
        { params: { name: "menus", id }, body: { values, version }, token: token(), locale: "en" },
      );
    const revisions = async (id: string, entity = "menus") =>
      (await call(server, "GET revisions/{entity}/{id}", { params: { entity, id }, query: {}, token: token() })).data;

    it("CF16 a menu item that is saved shows in the menu at once, and open screens are told", async () => {
      const reader = await EventReader.open(server, token());
      const { id, version } = await find("Вилоятлар");
      expect((await save(id, version, { name: "Барча вилоятлар", badge: "3" })).status).toBe(200);
      const { data } = await call(server, "GET menus", { token: token() });
      expect(data.find((item) => item.id === id)).toMatchObject({ name: "Барча вилоятлар", badge: "3" });
      await reader.until(() => reader.events.some(({ kind }) => kind === "menu"));
      await reader.until(() => reader.events.some(
        (event) => event.kind === "record" && event.recordId === id && event.tables.includes("menus")
      ));
      reader.close();
    });

    it("CF13 every change is a revision: who, when, and what was there before", async () => {
      const { id, version } = await find("Умумий");
      await save(id, version, { link: "pages/main" });
      const [latest, first] = await revisions(id);
      const me = (await call(server, "GET user-info", { token: token() })).data;
      expect(latest).toMatchObject({
        revision: version + 1, by: me.id, diff: [{ path: "link", before: "pages/overview", after: "pages/main" }]
      });
      expect(Math.abs(Date.now() - Date.parse(latest!.at))).toBeLessThan(600_000);
      expect(first).toMatchObject({ revision: 1, by: null });
    });

    it("CF13 applied text is a revision too, of the part that it changed and of the project's settings", async () => {
      const files = await server.exported();
      const table = readJson<{ columns: { title: string }[] }>(files, "tables/places.json");
      table.columns[2]!.title = "Одамлар";
      const project = readJson(files, "project.json");
      const { data } = await server.apply(
        edited(files, { "tables/places.json": table, "project.json": { ...project, version: "2.0.0" } })
      );
      expect(data.changes).toEqual([
        { entity: "projects", name: "project", change: "update", paths: ["settings.version"] },
        { entity: "tables", name: "places", change: "update", paths: ["table_columns.people.title"] },
      ]);
      const config = await call(server, "GET tables/{name}", { params: { name: "places" }, token: token() });
      const [latest] = await revisions(config.data.columns[2]!.id, "table_columns");
      expect(latest?.diff).toEqual([{ path: "title", title: "Сарлавҳа", before: "Аҳоли", after: "Одамлар" }]);
      expect((await revisions("project", "projects"))[0]?.diff).toMatchObject([{ path: "settings.version", before: "1.0.0", after: "2.0.0" }]);
      // On PostgreSQL the news of the change travels through the database.
      await expect.poll(async () => (await call(server, "GET info", {})).data.version).toBe("2.0.0");
    });

    it("CF15 a change of an older version is refused with what is there now", async () => {
      const { id, version } = await find("Барча вилоятлар");
      const answer = await save(id, version - 1, { name: "Кечикди" });
      expect(answer).toMatchObject({
        status: 409, failure: { code: "stale_version", version, values: { name: "Барча вилоятлар" } }
      });
    });

    it("CF14 an object becomes what it was at a revision, and a deleted one comes back", async () => {
      const { id } = await find("Барча вилоятлар");
      const restore = (revision: number) =>
        call(
          server,
          "POST revisions/{entity}/{id}/restore",
          { params: { entity: "menus", id }, query: {}, body: { revision }, token: token() },
        );
      expect((await restore(1)).data["values"]).toMatchObject({ name: "Вилоятлар", badge: "2" });
      const { version } = await find("Вилоятлар");
      await call(
        server,
        "DELETE forms/{name}/{id}",
        { params: { name: "menus", id }, query: { version: String(version) }, token: token() },
      );
      expect((await find("Вилоятлар")).id).toBe("undefined");
      expect((await restore(version + 1)).failure?.code).toBe("not_restorable");
      expect((await restore(2)).data["values"]).toMatchObject({ name: "Барча вилоятлар", badge: "3" });
      expect((await find("Барча вилоятлар")).id).toBe(id);
      expect((await restore(99)).failure?.code).toBe("not_found");
    });

    it("CF42 a table is not brought back without its rows", async () => {
      const before = await server.exported();
      const dataset = (fields: string[]) => ({ title: "Кўчалар", fields: fields.map((name) => ({ name, type: "text" })) });
      const streets = { title: "Кўчалар", source: { dataset: "streets" }, rowRule: { side: "left" }, columns: [{ title: "Номи", dataField: "name" }] };
      const widened = edited(before, { "datasets/streets.json": dataset(["name", "side"]), "tables/streets.json": streets });
      for (const files of [edited(before, { "datasets/streets.json": dataset(["name"]) }), widened]) {
        expect((await server.apply(files)).status).toBe(200);
      }
      const { data: table } = await call(server, "GET tables/{name}", { params: { name: "streets" }, token: token() });
      const restore = (entity: string, id: string, revision: number) =>
        call(server, "POST revisions/{entity}/{id}/restore", { params: { entity, id }, query: {}, body: { revision }, token: token(), locale: "en" });
      expect((await restore("tables", table.id, 1)).status).toBe(200);
      expect((await server.apply(before, { deletions: true, destructive: true })).status).toBe(200);
      const refused = await restore("tables", table.id, 1);
      expect(refused).toMatchObject({ status: 422, failure: { code: "config_invalid" } });
      expect(refusal(refused).problems?.[0]).toEqual({
        file: "tables/streets.json", path: "$.source.dataset", reason: "there is no dataset “streets”"
      });
      expect(await server.exported()).toEqual(before);
    });

    it("CF17 a menu item cannot stand below itself, nor below one that is not there", async () => {
      const [above, below] = [await find("Шаҳарлар"), await find("Умумий")];
      for (const parentId of [above.id, below.id, "0192a000-0000-7000-8000-000000000000"]) {
        const answer = await save(above.id, above.version, { parentId });
        expect(answer).toMatchObject({ status: 422, body: { errors: { parentId: [expect.any(String)] } } });
      }
    });

    it("CF16 a translation that is saved is told to everybody who reads texts", async () => {
      const before = (await call(server, "GET info", {})).data.translationsVersion;
      const body = { values: { key: "Вилоятлар", en: "Regions" } };
      expect(
        (await call(server, "POST forms/{name}", { params: { name: "translations" }, body, token: token() })).status
      ).toBe(201);
      const { data } = await call(server, "GET web/assets/translations", { query: { locale: "en" } });
      expect(data["Вилоятлар"]).toBe("Regions");
      // On PostgreSQL the news of the change travels through the database.
      await expect.poll(async () => (await call(server, "GET info", {})).data.translationsVersion).not.toBe(before);
    });
  });
});
