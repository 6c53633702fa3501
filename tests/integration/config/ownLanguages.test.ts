import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { refusedFields } from "../people/peopleServer.ts";
import { edited, readJson, useConfigServer } from "./configServer.ts";

type Values = Record<string, unknown>;

const kazakh = { code: "kk", name: "Қазақша", tag: "kk", fallback: "ru" };
const french = { code: "fr", name: "Français", tag: "fr", fallback: "en" };

forEachDatabase("languages of a project's own", (database) => {
  const server = useConfigServer(database);
  const admin = () => ({ token: server.token("admin"), locale: "en" });
  const settings = { params: { name: "project_settings" } } as const;
  const save = async (values: Values) => {
    const { data } = await call(server, "POST tables/{name}/rows", { ...settings, body: {}, ...admin() });
    const id = String(data.rows[0]?.["$id"]);
    const { data: present } = await call(server, "GET forms/{name}/{id}", { params: { name: "project_settings", id }, ...admin() });
    return await call(server, "PUT forms/{name}/{id}", { params: { name: "project_settings", id }, body: { values, version: present.version }, ...admin() });
  };
  const text = async () => readJson(await server.exported(), "project.json");
  const wording = async (language: string, as = admin()) => await call(server, "GET config/wording/{language}", { params: { language }, ...as });
  const say = async (language: string, texts: Record<string, string | null>, query = {}) =>
    await call(server, "PUT config/wording/{language}", { params: { language }, body: { texts }, query, ...admin() });
  const texts = async (locale: string) => (await call(server, "GET web/assets/translations", { query: { locale } })).data;
  const menu = async (locale: string) => (await call(server, "GET menus", { token: server.token("admin"), locale })).data.map(({ name }) => name);

  it("CF711 languages are declared in the settings and in the text alike; a code, tag or fall-back that cannot be is refused at its field", async () => {
    const wrong = await save({ languages: [{ ...kazakh, code: "ru" }, { ...french, tag: "fr_FR" }, { ...french, code: "fa", tag: "fa", fallback: "kh" }] });
    expect([wrong.status, refusedFields(wrong)["languages"]]).toEqual([422, [
      expect.stringContaining("language code “ru”"), expect.stringContaining("“fr_FR” is no language tag"),
      expect.stringContaining("“kh” is no language that the project offers"), expect.stringContaining("“Français” appears twice"),
    ]]);
    expect(refusedFields(await save({ languages: Array.from({ length: 21 }, () => kazakh) }))["languages"]).toHaveLength(1);
    expect((await save({ languages: [kazakh, french] })).status).toBe(200);
    expect((await text())["languages"]).toEqual([kazakh, french]);
    const refused = await server.apply(edited(await server.exported(), { "project.json": { ...(await text()), languages: [{ ...kazakh, tag: "ru" }] } }));
    expect(refused.failure?.code).toBe("config_invalid");
    expect((await server.apply(await server.exported(), { dryRun: true })).data).toMatchObject({ changes: [], ddl: [] });
  });

  it("TL42 the project tells its languages to everybody, its own behind those of the six", async () => {
    const { data } = await call(server, "GET info");
    expect([data.locales.slice(-2), data.languages]).toEqual([["kk", "fr"], [kazakh, french]]);
  });

  it("TL44 administrators see all that is said in a language, with what is missing and what stands for it; nobody else does", async () => {
    const { data } = await wording("kk");
    const item = (key: string) => data.items.find((one) => one.key === key);
    expect(item("tables.empty")).toMatchObject({ source: expect.stringMatching(/[а-я]/), text: null, isBuiltIn: true, isSaid: false });
    const own = data.items.filter(({ isBuiltIn }) => !isBuiltIn);
    expect([data.sourceLanguage, own.length > 0, own.every(({ text: said }) => said === null)]).toEqual(["ru", true, true]);
    expect((await wording("en")).data.items.find(({ key }) => key === "tables.empty")).toMatchObject({ text: null, isSaid: true });
    expect((await wording("kk", { token: server.token("clerk"), locale: "en" })).failure?.code).toBe("forbidden");
    expect((await call(server, "PUT config/wording/{language}", { params: { language: "kk" }, body: { texts: {} }, token: server.token("clerk") })).failure?.code).toBe("forbidden");
    expect((await wording("xx")).failure?.code).toBe("not_found");
  });

  it("TL40 TL41 a text is said in the language asked for by its code or tag, else in its fall-back, else as it is written", async () => {
    const [first = "", second = ""] = await menu("uz");
    expect((await say("ru", { [second]: "Второе" })).data).toMatchObject({ refused: [], unknown: [] });
    expect((await say("kk", { [first]: "Бірінші", "tables.empty": "Кестеде дерек жоқ" })).data).toMatchObject({ added: [first, "tables.empty"] });
    for (const asked of ["kk", "kk-KZ", "xx, kk;q=0.5"]) expect((await menu(asked)).slice(0, 2)).toEqual(["Бірінші", "Второе"]);
    expect((await menu("fr"))[0]).toBe((await menu("en"))[0]);
    expect(await texts("kk")).toMatchObject({ [first]: "Бірінші", [second]: "Второе", "tables.empty": "Кестеде дерек жоқ" });
    expect(await texts("ru")).not.toHaveProperty("tables.empty");
    expect((await call(server, "GET web/assets/translations", { query: { locale: "xx" } })).failure?.code).toBe("bad_request");
    expect((await call(server, "POST user-locale/", { query: { locale: "kk" }, ...admin() })).status).toBe(200);
    expect((await call(server, "GET user-info", admin())).data.locale).toBe("kk");
    const failure = await call(server, "GET forms/{name}", { params: { name: "nothing_here" }, token: server.token("admin"), locale: "kk" });
    expect(JSON.stringify(failure)).toMatch(/[а-я]/);
  });

  it("TL45 what is said is a revision of the translations and raises their version; nothing is what takes it away", async () => {
    const version = async () => (await call(server, "GET info")).data.translationsVersion;
    const before = await version();
    await say("fr", { "tables.empty": "Aucune donnée" });
    await expect.poll(version).not.toBe(before);
    const said = await version();
    expect((await call(server, "GET revisions", { query: { entity: "translations" }, ...admin() })).data[0]).toMatchObject({ entity: "translations" });
    expect(readJson(await server.exported(), "translations.json")["tables.empty"]).toEqual({ others: { fr: "Aucune donnée", kk: "Кестеде дерек жоқ" } });
    expect((await say("fr", { "tables.empty": null })).data.removed).toEqual(["tables.empty"]);
    expect(await texts("fr")).not.toHaveProperty("tables.empty");
    await expect.poll(version).not.toBe(said);
  });

  it("TL46 TL47 a file's texts are told before they are taken: new, changed, the same, unknown, refused with the reason; only what is right is taken", async () => {
    const built = (await wording("kk")).data.items.find(({ source, text: said, isBuiltIn }) => isBuiltIn && said === null && /^[^{]*\{\{(\w+)\}\}[^{]*$/.test(source));
    const key = built?.key ?? "";
    const file = { "tables.empty": "Кестеде дерек жоқ!", [key]: "басқа {{nothing}}", "kernel.home.title": "Басты бет", "no.such.key": "x", "kernel.language": "я".repeat(5001) };
    const told = (await say("kk", file, { dryRun: "1" })).data;
    expect(told).toMatchObject({ dryRun: true, added: ["kernel.home.title"], changed: ["tables.empty"], unknown: ["no.such.key"] });
    expect(told.refused).toEqual([{ key, reason: expect.stringMatching(/^the text has to have: \{\{\w+\}\}$/) }, { key: "kernel.language", reason: expect.stringContaining("5") }]);
    expect((await texts("kk"))["tables.empty"]).toBe("Кестеде дерек жоқ");
    expect((await say("kk", file)).data).toEqual({ ...told, dryRun: false });
    expect(await texts("kk")).toMatchObject({ "tables.empty": "Кестеде дерек жоқ!", "kernel.home.title": "Басты бет" });
    expect((await say("kk", file)).data).toMatchObject({ added: [], changed: [], same: ["tables.empty", "kernel.home.title"] });
  });

  it("CF712 a text that names other places to fill than its source is refused in a form and in a project's text too, in the same words", async () => {
    const translations = readJson(await server.exported(), "translations.json") as Record<string, unknown>;
    const wrong = { ...translations, "Салом, {{name}}": { others: { kk: "Сәлем, {name}" } } };
    const applied = await server.apply(edited(await server.exported(), { "translations.json": wrong }));
    expect(JSON.stringify(applied)).toContain("the text has to have: {{name}}");
    const form = await call(server, "POST forms/{name}", { params: { name: "translations" }, body: { values: { key: "Салом, {{name}}", others_in_kk: "Сәлем" } }, ...admin() });
    expect(refusedFields(form)["others_in_kk"]?.[0]).toContain("the text has to have: {{name}}");
    expect((await call(server, "POST forms/{name}", { params: { name: "translations" }, body: { values: { key: "Салом, {{name}}", en: "Hello" } }, ...admin() })).status).toBe(422);
  });

  it("TL51 translations have a column and an element for each language of the project's own, and text says them as before", async () => {
    const place = { params: { name: "translations" }, ...admin() };
    const { data: table } = await call(server, "GET tables/{name}", { ...place, query: {} });
    expect(table.columns.slice(-2).map(({ title, dataField }) => [title, dataField])).toEqual([["Қазақша", "others_in_kk"], ["Français", "others_in_fr"]]);
    const { data: form } = await call(server, "GET forms/{name}", place);
    expect(form.elements.slice(-2).map(({ label, type, dataField }) => [label, type, dataField])).toEqual([["Қазақша", "textarea", "others_in_kk"], ["Français", "textarea", "others_in_fr"]]);

    const added = await call(server, "POST forms/{name}", { ...place, body: { values: { key: "Кеча", others_in_kk: "Кеше", others_in_fr: "Hier" } } });
    expect([added.status, added.data.values]).toEqual([201, expect.objectContaining({ others_in_kk: "Кеше", others_in_fr: "Hier" })]);
    const own = async () => (readJson(await server.exported(), "translations.json") as Record<string, unknown>)["Кеча"];
    expect(await own()).toEqual({ others: { fr: "Hier", kk: "Кеше" } });
    const saved = await call(server, "PUT forms/{name}/{id}", { params: { name: "translations", id: added.data.id }, ...admin(), body: { values: { others_in_fr: "" }, version: added.data.version } });
    expect([saved.status, await own()]).toEqual([200, { others: { kk: "Кеше" } }]);
    for (const query of [{ search: "кеше" }, { filters: { others_in_kk: { op: "contains", value: "Кеш" } } }, { sort: [{ field: "others_in_kk" }], search: "Кеча" }]) {
      const { data } = await call(server, "POST tables/{name}/rows", { ...place, body: query });
      expect([query, data.rows.map((row) => [row["key"], row["others_in_kk"]])]).toEqual([query, [["Кеча", "Кеше"]]]);
    }
    const unknown = await call(server, "POST forms/{name}", { ...place, body: { values: { key: "Бугун", others_in_de: "Heute" } } });
    expect(unknown.failure?.code).toBe("unknown_field");
  });
});
