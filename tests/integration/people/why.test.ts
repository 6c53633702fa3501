import { beforeAll, expect, it } from "vitest";
import type { WhyQuery, WhyStep } from "#contract/why.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { edited, folderFiles, readJson, useConfigServer } from "../config/configServer.ts";
import { People } from "./peopleServer.ts";

forEachDatabase("why a user sees something or not", (database) => {
  const server = useConfigServer(database);
  const people = new People(server);
  let clerk = "";
  let offices: string[] = [];
  beforeAll(async () => {
    const files = folderFiles();
    const dataset = readJson<{ fields: { name: string }[] }>(files, "datasets/places.json");
    const menus = readJson<{ items: { key: string; children?: object[] }[] }>(files, "menus.json");
    const applied = await server.apply(edited(files, {
      "datasets/places.json": {
        ...dataset, rowRule: { post_code: "$user.tin" },
        fields: dataset.fields.map((field) => (field.name === "people" ? { ...field, readPermission: "places.people" } : field)),
      },
      "tables/places.json": { ...readJson<object>(files, "tables/places.json"), rowRule: { name: "Бухоро" } },
      "menus.json": {
        ...menus, items: [...menus.items, { key: "hidden", name: "Ёпиқ гуруҳ", permission: "hidden.read", children: [{ key: "inner", name: "Ички", link: "tables/places" }] },
          { key: "group", name: "Гуруҳ", children: [{ key: "secret", name: "Махфий", permission: "hidden.read", link: "pages/closed" }] }],
      },
      "roles/counter.json": { title: "Ҳисобчи", permissions: ["places.people"] },
    }));
    if (applied.status !== 200) throw new Error(JSON.stringify(applied.body));
    clerk = await people.idOf("users", "username", "clerk");
    offices = [await people.make("organizations", { name: "Бош идора" }), await people.make("organizations", { name: "Идора" })];
  });

  const ask = (query: Omit<WhyQuery, "user">, user = clerk, who: "admin" | "clerk" = "admin") =>
    call(server, "GET config/why", { query: { user, ...query }, ...people.by(who), locale: "uz" });
  const brief = async (query: Omit<WhyQuery, "user">, user = clerk) => {
    const { isShown, steps } = (await ask(query, user)).data;
    return [isShown, ...steps.map(({ asked, of, value, isYes }) => [asked, of, value, isYes].join(" | "))];
  };
  const last = async (query: Omit<WhyQuery, "user">, user = clerk): Promise<WhyStep | undefined> => (await ask(query, user)).data.steps.at(-1);
  const menuId = async (title: string) => (await call(server, "GET config/outline", { ...people.by(), locale: "uz" })).data.menus.find((item) => item.title === title)?.id ?? "";

  it("US33 a table, form and page say the permission that is asked, which roles of the user give it, and which would", async () => {
    expect(await brief({ kind: "table", name: "places" })).toEqual([true, "permission | Шаҳарлар | places.read | true"]);
    expect(await last({ kind: "table", name: "places" })).toMatchObject({ from: [{ role: "Ходим", organization: null, isHere: true }], givenBy: ["Администратор", "Ходим"] });
    expect(await brief({ kind: "form", name: "places" })).toEqual([true, "unnamed | Шаҳар |  | true"]);
    expect(await brief({ kind: "page", name: "closed" })).toEqual([false, "permission | Ёпиқ | platon.admin | false"]);
    expect(await last({ kind: "page", name: "closed" })).toMatchObject({ from: [], givenBy: ["Администратор"] });
    const admin = await people.idOf("users", "username", "admin");
    expect(await brief({ kind: "page", name: "closed" }, admin)).toEqual([true, "administrator | Ёпиқ | platon.admin | true"]);
  });

  it("US33 a role in another organisation is named, and does not help", async () => {
    const id = await people.makeUser("mover", { organizations: offices.slice(0, 1) });
    await people.update("users", id, { organizations: offices });
    await people.make("user_roles", { userId: id, roleId: await people.idOf("roles", "name", "clerk"), orgId: offices[1] });
    expect(await last({ kind: "table", name: "places" }, id)).toMatchObject({ isYes: false, from: [{ role: "Ходим", organization: "Идора", isHere: false }] });
  });

  it("US34 a column and an element say the permission of each field on the way", async () => {
    expect(await brief({ kind: "table", name: "places", part: "name" })).toEqual([true, "permission | Шаҳарлар | places.read | true", "unnamed | name |  | true"]);
    expect(await brief({ kind: "table", name: "places", part: "people" })).toEqual([false, "permission | Шаҳарлар | places.read | true", "permission | people | places.people | false"]);
    expect((await last({ kind: "table", name: "places", part: "people" }))?.givenBy).toEqual(["Администратор", "Ҳисобчи"]);
    expect(await brief({ kind: "table", name: "places", part: "region.name" })).toEqual([true, "permission | Шаҳарлар | places.read | true", "unnamed | region |  | true", "unnamed | name |  | true"]);
    expect(await brief({ kind: "form", name: "places", part: "people" })).toEqual([false, "unnamed | Шаҳар |  | true", "permission | people | places.people | false"]);
  });

  it("US35 an item of the menu says those above it, and that nothing is left below it", async () => {
    expect(await brief({ kind: "menu", name: await menuId("Умумий") })).toEqual([true, "unnamed | Шаҳарлар |  | true", "unnamed | Умумий |  | true"]);
    expect(await brief({ kind: "menu", name: await menuId("Ички") })).toEqual([false, "permission | Ёпиқ гуруҳ | hidden.read | false"]);
    expect(await brief({ kind: "menu", name: await menuId("Гуруҳ") })).toEqual([false, "unnamed | Гуруҳ |  | true", "below | Гуруҳ |  | false"]);
  });

  it("US36 a record says that it is there, and each row rule with the values that it compared, as the rows do", async () => {
    const all = (await people.rows("places")).map(({ $id: id, name }) => [String(name), String(id)] as const);
    const [[, bukhara] = ["", ""]] = all;
    const clerkRows = async (): Promise<unknown[]> => (await call(server, "POST tables/{name}/rows", { params: { name: "places" }, body: {}, ...people.by("clerk") })).data.rows.map(({ name }) => name);
    const through = (kind: "table" | "form", id: string) => brief({ kind, name: "places", id });
    const table = "permission | Шаҳарлар | places.read | true";
    const ofDataset = '{"post_code":"$user.tin"}';
    expect(all.map(([name]) => name)).toContain("Бухоро");
    const other = all.find(([name]) => name === "Самарқанд")?.[1] ?? "";
    const buxoro = all.find(([name]) => name === "Бухоро")?.[1] ?? bukhara;
    expect(await through("table", buxoro)).toEqual([false, table, `record | Шаҳарлар | ${buxoro} | true`, `rule | places | ${ofDataset} | false`]);
    expect((await last({ kind: "table", name: "places", id: buxoro }))?.compared).toEqual([{ name: "$user.tin", value: null }, { name: "post_code", value: "200100" }]);
    await people.update("users", clerk, { tin: "200100" });
    expect(await through("table", buxoro)).toEqual([true, table, `record | Шаҳарлар | ${buxoro} | true`, `rule | places | ${ofDataset} | true`, 'rule | Шаҳарлар | {"name":"Бухоро"} | true']);
    expect(await clerkRows()).toEqual(["Бухоро"]);
    expect(await through("form", buxoro)).toEqual([true, "unnamed | Шаҳар |  | true", `record | Шаҳар | ${buxoro} | true`, `rule | places | ${ofDataset} | true`]);
    expect((await through("form", other)).at(-1)).toBe(`rule | places | ${ofDataset} | false`);
    const nobody = "00000000-0000-7000-8000-000000000000";
    expect([await through("table", nobody), await through("table", "text")].map((steps) => steps.at(-1))).toEqual([`record | Шаҳарлар | ${nobody} | false`, "record | Шаҳарлар | text | false"]);
  });

  it("US37 only administrators ask, of users and objects that are there", async () => {
    expect((await ask({ kind: "table", name: "places" }, clerk, "clerk")).failure?.code).toBe("forbidden");
    const nobody = "00000000-0000-7000-8000-000000000000";
    for (const answer of [ask({ kind: "table", name: "places" }, nobody), ask({ kind: "table", name: "places" }, "x"), ask({ kind: "table", name: "gone" }), ask({ kind: "menu", name: "gone" }), ask({ kind: "table", name: "places", part: "gone" })]) {
      expect((await answer).failure?.code).toBe("not_found");
    }
    const id = await people.makeUser("off");
    await people.update("users", id, { isDisabled: true });
    expect(await brief({ kind: "table", name: "places" }, id)).toEqual([false, "enabled | off |  | false"]);
  });

  it("US37 a plugin that is off shows its objects to nobody", async () => {
    await call(server, "PUT plugins/{id}", { params: { id: "pages" }, body: { state: "disabled" }, ...people.by() });
    expect(await brief({ kind: "page", name: "overview" })).toEqual([false, "plugin | Умумий | pages | false"]);
    await call(server, "PUT plugins/{id}", { params: { id: "pages" }, body: { state: "enabled" }, ...people.by() });
  });
});
