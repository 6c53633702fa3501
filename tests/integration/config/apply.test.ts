import { describe, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { edited, folderFiles, readJson, refusal, useConfigServer, type Edits } from "./configServer.ts";

interface Fields { fields: Record<string, unknown>[]; indexes?: unknown[] }

forEachDatabase("applying a project's text", (database) => {
  const server = useConfigServer(database);

  const refused = async (edits: Edits, locale?: string) => {
    const before = await server.exported();
    const answer = await server.apply(edited(before, edits), { ...(locale && { locale }) });
    expect(await server.exported()).toEqual(before);
    return { status: answer.status, message: answer.body.message, ...refusal(answer) };
  };

  it("CF9 applied again it changes nothing, and the export is byte for byte what was applied", async () => {
    expect(await server.exported()).toEqual(folderFiles());
    const again = await server.apply(folderFiles(), { deletions: true, destructive: true });
    expect(again.data).toMatchObject({ changes: [], ddl: [], dryRun: false });
    expect(await server.exported()).toEqual(folderFiles());
  });

  describe("what is refused", () => {
    const table = { title: "Янги", source: { dataset: "places" }, columns: [] };

    it("CF530 a row rule over what has many rows, and groups of what has no order or sum, are refused with their place", async () => {
      const rule = await refused({ "tables/wrong.json": { ...table, rowRule: { "places.name": "А" } } });
      expect(rule.problems).toEqual([{ file: "tables/wrong.json", path: "$.rowRule.places.name", reason: "the filter is wrong. There is no field “places.name”" }]);
      const query = (more: object) => ({ title: "Саҳифа", components: [], queries: [{ name: "groups", table: "places", ...more }] });
      const told = async (more: object) => (await refused({ "pages/wrong.json": query(more) })).problems?.map(({ path }) => path);
      expect(await told({ groupBy: ["nothing"], aggregates: [{ name: "sum", field: "name" }] })).toEqual(["$.queries[0].groupBy[0]", "$.queries[0].aggregates[0].field"]);
      expect(await told({ aggregates: [{ name: "valueCount", field: "name" }] })).toEqual(["$.queries[0]"]);
      expect(await told({ groupBy: ["name"], isCount: true })).toEqual(["$.queries[0].isCount"]);
    });

    it("CF592 a query that names what is not there, or asks of a field what its type has not, is refused with its place", async () => {
      const told = async (query: object, more: object = {}) =>
        (await refused({ "tables/wrong.json": { ...table, source: { query: { dataset: "places", fields: [{ name: "name" }], ...query } }, ...more } })).problems?.map(({ path }) => path);
      const inQuery = (path: string): string => `$.source.query.${path}`;
      expect(await told({ dataset: "gone" })).toEqual([inQuery("dataset")]);
      expect(await told({ fields: [{ name: "id" }, { name: "name" }, { name: "name" }, { name: "gone" }] }))
        .toEqual([inQuery("fields[0].name"), inQuery("fields[2].name"), inQuery("fields[3].field")]);
      expect(await told({ fields: [{ name: "name", figure: "sum" }, { name: "first", field: "name", part: "month" }, { name: "all", field: "name", figure: "count" }] }))
        .toEqual([inQuery("fields[0].figure"), inQuery("fields[1].part"), inQuery("fields[2].field")]);
      expect(await told({ filters: { name: "$query.unsaid" } })).toEqual([inQuery("filters")]);
      expect(await told({ filters: { name: "$now" } })).toContain(inQuery("filters"));
      expect(await told({ filters: { gone: 1 } })).toEqual([inQuery("filters.gone")]);
      expect(await told({ filters: { name: { op: "ge", value: "$query.since" } }, parameters: [{ name: "since", type: "date" }] })).toEqual([inQuery("filters.name.op")]);
      expect(await told({ key: "id" })).toEqual(["$.source.query"]);
      expect(await told({ sql: "select 1" })).toEqual(["$.source.query"]);
    });

    it("CF593 a column looks into the list that splits the rows, and into nothing else", async () => {
      const told = async (more: object) => (await refused({ "tables/wrong.json": { ...table, ...more } })).problems?.map(({ path }) => path);
      expect(await told({ splitRowsBy: "gone", columns: [{ title: "А", dataField: "gone.name" }] })).toEqual(["$.splitRowsBy", "$.columns[0].dataField"]);
      expect(await told({ splitRowsBy: "name", columns: [{ title: "А", dataField: "name.first" }] })).toEqual(["$.columns[0].dataField"]);
    });

    it("CF592 what only reads has no form and no button that changes rows; a parameter's filter asks for equality", async () => {
      const query = { dataset: "places", fields: [{ name: "name" }], parameters: [{ name: "since", type: "date" }] };
      const told = async (more: object) => (await refused({ "tables/wrong.json": { ...table, source: { query }, ...more } })).problems?.map(({ path }) => path);
      expect(await told({ form: "places" })).toEqual(["$.form"]);
      expect(await told({ buttons: [{ key: "go", title: "А", scope: "row", action: "delete" }] })).toEqual(["$.buttons[0].action"]);
      expect(await told({ filters: [{ title: "А", field: "since", operator: "ge", type: "date" }] })).toEqual(["$.filters[0].operator"]);
    });

    it("CF1 a file with a mistake is refused with file, place and reason", async () => {
      const malformed = await refused({ "tables/wrong.json": "{ \"title\": " });
      expect(malformed).toMatchObject({
        status: 422, code: "config_invalid", problems: [{ file: "tables/wrong.json", path: "$" }]
      });
      const misspelt = await refused({
        "tables/wrong.json": { ...table, columns: [{ title: "А", children: [{ titel: "Б" }] }], pageSize: 5000 }
      });
      expect(misspelt.problems).toEqual([
        { file: "tables/wrong.json", path: "$.pageSize", reason: "beyond the limit: 1000" },
        { file: "tables/wrong.json", path: "$.columns[0].children[0]", reason: "property “title” is missing" },
        { file: "tables/wrong.json", path: "$.columns[0].children[0]", reason: "there is no property “titel”" },
      ]);
      const unknown = await refused({ "tabels/wrong.json": table });
      expect(unknown.problems).toEqual([{
        file: "tabels/wrong.json", path: "$", reason: expect.stringMatching(/^no object is kept in such a file; did you mean “tables”\? \(there are: roles, /)
      }]);
    });

    it("CF1 the reason is told in the caller's language", async () => {
      const { message } = await refused({ "tables/wrong.json": { ...table, form: "gone" } }, "uz");
      expect(message).toBe("Созламада хатолик: tables/wrong.json, $.form: шакл «gone» мавжуд эмас");
    });

    it("CF27 what would make the project's own code more than 4 MB is refused with its place and the size", async () => {
      const before = await server.exported();
      const end = "\nexport default 1;";
      const js = `${"x".repeat(524_288 - end.length)}${end}`;
      const big = (count: number): Edits =>
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`components/Big${index}.json`, { js }]));
      const reason = "this would make 4.01 MB of code in all; at most 4 MB are allowed";
      const { message, problems } = await refused(big(8), "uz");
      expect(problems).toEqual([{ file: "components/Big0.json", path: "$.js", reason: expect.any(String) }]);
      expect(message).toBe("Созламада хатолик: components/Big0.json, $.js: бу билан код жами 4.01 МБ бўлади, кўпи билан 4 МБ бўлиши мумкин");
      expect((await server.apply(edited(before, big(7)))).status).toBe(200);
      expect((await refused({ "pages/big.json": { title: "А", components: [{ name: "Board", scripts: [js] }] } })).problems).toEqual([
        { file: "pages/big.json", path: "$.components.Board.scripts", reason },
      ]);
      // One goes, another comes: together they are no more than before.
      const exchange = { ...big(7), "components/Big6.json": { js: "" }, "components/Big7.json": { js } };
      expect((await server.apply(edited(before, exchange))).status).toBe(200);
      expect((await server.apply(before, { deletions: true })).status).toBe(200);
      expect(await server.exported()).toEqual(before);
    });

    it("CF2 of a text with one mistake nothing is applied, not even its right files", async () => {
      const before = await server.rows("places");
      const { code } = await refused({
        "datasets/streets.json": { title: "Кўчалар", fields: [{ name: "name", type: "text" }] },
        "tables/places.json": undefined,
        "tables/streets.json": {
          ...table, source: { dataset: "streets" }, columns: [{ title: "Номи", dataField: "gone" }]
        },
      });
      expect(code).toBe("config_invalid");
      expect(await server.rows("places")).toEqual(before);
    });

    it("CF4 a name that leads nowhere is refused", async () => {
      const { problems } = await refused({
        "tables/wrong.json": { ...table, source: { dataset: "gone" } },
        "tables/above.json": {
          ...table, levels: [{ level: 2, table: "places", parentField: "gone" }, { level: 3, table: "gone", parentField: "region" }]
        },
        "tables/odd.json": {
          ...table, form: "gone", sort: [{ field: "gone" }], rowRule: { gone: 1 }, columns: [{
            title: "А", dataField: "region.gone"
          }],
          filters: [
            { title: "А", field: "people", operator: "contains", type: "text" },
            { title: "А", field: "name", operator: "like", type: "text" },
          ],
        },
        "forms/odd.json": {
          title: "А", source: { dataset: "places" }, elements: [{ type: "texts", dataField: "name" }]
        },
      });
      expect(problems?.map(({ file, path, reason }) => `${file} ${path}: ${reason.split(" (")[0]}`).sort()).toEqual([
        "forms/odd.json $.elements[0].type: there is no type “texts”; did you mean “text”?",
        "tables/above.json $.levels[0].parentField: there is no field “gone”",
        "tables/above.json $.levels[1].table: there is no table “gone”",
        "tables/odd.json $.columns[0].dataField: there is no field “region.gone”",
        "tables/odd.json $.filters[0].operator: a field of type “whole number” cannot have this",
        "tables/odd.json $.filters[1].operator: there is no operator “like”",
        "tables/odd.json $.form: there is no form “gone”",
        "tables/odd.json $.rowRule.gone: the filter is wrong. There is no field “gone”",
        "tables/odd.json $.sort[0].field: there is no field “gone”",
        "tables/wrong.json $.source.dataset: there is no dataset “gone”",
      ]);
    });

    it("CF581 child tables are counted from 2 without gaps, and each leads to the rows of the level above it", async () => {
      const problemsOf = async (levels: unknown[]) => (await refused({ "tables/above.json": { ...table, levels } })).problems?.map(({ path, reason }) => `${path}: ${reason}`);
      expect(await problemsOf([{ level: 3, table: "places", parentField: "region" }])).toEqual(expect.arrayContaining([
        "$.levels[0].level: child tables are counted from 2 without gaps: 2 is expected here",
      ]));
      expect(await problemsOf([{ level: 2, table: "places", parentField: "name" }])).toEqual([
        "$.levels[0].parentField: the field “name” does not lead to the row of the level above: it has to refer (references) to “places”",
      ]);
    });

    it("CF249 an element has a field and elements of its own only where its type can have them, one of a plugin by its manifest", async () => {
      const elements = [
        { type: "text", dataField: "name", children: [{ type: "int", dataField: "people" }] },
        { type: "fieldset", key: "box", dataField: "name", children: [{ type: "int", key: "inner", dataField: "people" }] },
        { type: "boxes.line", key: "line", dataField: "name" },
        { type: "boxes.folder", key: "folder", children: [{ type: "boxes.mark", key: "mark", dataField: "people", children: [{ type: "html" }] }] },
        { type: "boxes.gone", key: "gone", dataField: "people", children: [{ type: "html", key: "gone.html" }] },
      ];
      const formElements = [
        { type: "line", module: "A.tsx", title: "А", hasValue: false },
        { type: "folder", module: "A.tsx", title: "А", hasValue: false, isContainer: true },
        { type: "mark", module: "A.tsx", title: "А" },
      ];
      const plugin = { id: "boxes", version: "1.0.0", sdk: "^1.0", name: "А", capabilities: [], contributes: { formElements }, modules: { "A.tsx": "export default () => null;\n" } };
      const { problems } = await refused({ "plugins/boxes.json": plugin, "forms/odd.json": { title: "А", source: { dataset: "places" }, elements } });
      expect(problems?.filter(({ reason }) => reason.startsWith("a field of type")).map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
        '$.elements[0].children: a field of type “text” cannot have this',
        '$.elements[1].dataField: a field of type “Group of fields” cannot have this',
        '$.elements[2].dataField: a field of type “boxes.line” cannot have this',
        '$.elements[3].children[0].children: a field of type “boxes.mark” cannot have this',
      ]);
    });

    it("CF181 CF183 names that mean nothing of the product's are refused, each with what was probably meant", async () => {
      const project = { title: "А", timeZone: "Asia/Tashkemt", grants: ["tables", "tabels"], themes: ["platon", "oceanik"] };
      const columns = [
        { title: "А", dataField: "name", cellFormat: "mony", formatColor: "dangr", link: "tables/places?q={nam}" },
        { key: "b", title: "Б", dataField: "name", cellFormat: "status:a=success,b=sucess", link: "javascript:alert(1)" },
        { key: "c", title: "В", dataField: "name", cellFormat: "value", formatColor: "tomato", link: "forms/places/{$id}" },
      ];
      const filters = [{ title: "А", field: "name", operator: "contains", type: "txt" }];
      const { problems } = await refused({ "project.json": project, "tables/odd.json": { ...table, columns, filters } });
      expect(problems?.map(({ file, path, reason }) => `${file} ${path}: ${reason.split(" (")[0]}`)).toEqual([
        'project.json $.timeZone: there is no time zone “Asia/Tashkemt”; did you mean “Asia/Tashkent”?',
        'project.json $.grants[1]: there is no grant “tabels”; did you mean “tables”?',
        'project.json $.themes[1]: there is no theme “oceanik”; did you mean “oceanic”?',
        'tables/odd.json $.columns[0].cellFormat: there is no format “mony”; did you mean “money”?',
        'tables/odd.json $.columns[0].formatColor: there is no tone “dangr”; did you mean “danger”?',
        'tables/odd.json $.columns[1].cellFormat: there is no tone “sucess”; did you mean “success”?',
        'tables/odd.json $.filters[0].type: there is no type “txt”; did you mean “text”?',
        'tables/odd.json $.columns[0].link: there is no field “nam”; did you mean “name”?',
        "tables/odd.json $.columns[1].link: this value is not allowed",
      ]);
    });

    it("CF185 code that is no TSX is refused with its line and column", async () => {
      const broken = "export default function Board() {\n  return <p>А;\n}\n";
      const { problems } = await refused({
        "pages/odd.json": { title: "А", components: [{ name: "Board", scripts: [broken] }] },
        "components/Odd.json": { js: "const a = 1;\nconst a = 2;\n" },
      });
      expect(problems?.map(({ file, path, reason }) => `${file} ${path}: ${reason}`)).toEqual([
        expect.stringMatching(/^components\/Odd.json \$.js: the code cannot be read in line 2, column 7: /),
        expect.stringMatching(/^pages\/odd.json \$.components\[0\].scripts\[0\]: the code cannot be read in line 2, /),
      ]);
    });

    it("CF5 two parts with one key are refused", async () => {
      const { problems } = await refused({
        "tables/wrong.json": {
          ...table, columns: [{ title: "А", dataField: "name" }, { title: "Б", dataField: "name" }, { title: "В" }]
        }
      });
      expect(problems?.map(({ path, reason }) => [path, reason])).toEqual([
        ["$.columns[1]", "“name” appears twice"],
        ["$.columns[2]", "a “key” is needed: a part without a field must have a name of its own"],
      ]);
    });

    it("CF334 suggestions of what is no text, or of an endpoint that is not there, are refused", async () => {
      const { problems } = await refused({
        "forms/odd.json": {
          title: "А", source: { dataset: "places" }, elements: [
            { key: "a", type: "text", dataField: "name", suggestions: "endpoints/nothing" },
            { key: "b", type: "textarea", dataField: "name", suggestions: "endpoints/nothing" },
          ],
        },
      });
      expect(problems?.map(({ path, reason }) => `${path.replace("$.elements", "")}: ${reason}`)).toEqual([
        "[0].suggestions: there is no endpoint “nothing”",
        "[1].suggestions: a field of type “Several lines of text” cannot have this",
      ]);
    });

    it("CF161 a dependent select that names nothing that it could depend on, and a select of several over one value, are refused", async () => {
      const from = { dataset: "places", value: "name", text: "name" };
      const { problems } = await refused({
        "forms/odd.json": {
          title: "А", source: { dataset: "places" }, elements: [
            { key: "gone", type: "select", dataField: "name", relatedSelect: "nothing", filterBy: "name", optionsFrom: from },
            { key: "static", type: "select", dataField: "name", relatedSelect: "gone", filterBy: "name", data: [] },
            { key: "free", type: "select", dataField: "name", relatedSelect: "gone", optionsFrom: from },
            { key: "odd", type: "select", dataField: "name", relatedSelect: "gone", filterBy: "nothing", optionsFrom: from },
            { key: "alone", type: "select", dataField: "name", isRelatedSelect: true, optionsFrom: from },
            { key: "a", type: "select", dataField: "name", relatedSelect: "b", filterBy: "name", optionsFrom: from },
            { key: "b", type: "select", dataField: "name", relatedSelect: "a", filterBy: "name", optionsFrom: from },
            { key: "several", type: "select", dataField: "name", isMultiSelect: true, data: [] },
            { key: "text", type: "text", dataField: "name", isMultiSelect: true },
          ],
        },
      });
      expect(problems?.map(({ path, reason }) => `${path.replace("$.elements", "")}: ${reason}`)).toEqual([
        "[0].relatedSelect: there is no element “nothing”",
        "[1]: property “optionsFrom” is missing",
        "[2]: property “filterBy” is missing",
        "[3].filterBy: there is no field “nothing”",
        "[4]: property “relatedSelect” is missing",
        "[5].relatedSelect: “a” would depend on itself",
        "[6].relatedSelect: “b” would depend on itself",
        "[7].dataField: a field of type “text” cannot have this",
        "[8].isMultiSelect: a field of type “text” cannot have this",
      ]);
    });

    it("CF6 a project cannot take the name of a system entity", async () => {
      for (const path of ["tables/menus.json", "tables/api_stages.json"]) {
        expect((await refused({ [path]: table })).problems?.[0]?.reason).toMatch(/^the name “\w+” is reserved/);
      }
    });

    it("CF7 only project platon shows configuration entities", async () => {
      const { problems } = await refused({
        "tables/wrong.json": { title: "А", source: { entity: "menus" }, columns: [] }
      });
      expect(problems).toEqual([{
        file: "tables/wrong.json", path: "$.source", reason: "only project “platon” may edit configuration entities"
      }]);
    });

    it("CF3 code is taken from files of the same set and from nowhere else", async () => {
      const others = ["gone.tsx", "../components/Seal.tsx", "/etc/passwd.css", "..\\Seal.tsx", "../../../package.json"];
      for (const $file of others) {
        const { problems } = await refused({ "components/Wrong.json": { js: { $file } } });
        expect(problems).toEqual([{
          file: "components/Wrong.json", path: "$.js", reason: `there is no file “${$file}”`
        }]);
      }
      const outside = await refused({ "../outside.json": "{}" });
      expect(outside.problems).toEqual([{ file: "../outside.json", path: "$", reason: "the path is not allowed" }]);
    });
  });

  it("CF18 apply, export and revisions are the administrators' own", async () => {
    const token = server.token("clerk");
    expect((await call(server, "POST config/apply", { body: { files: [] }, token })).status).toBe(403);
    expect((await call(server, "GET config/export", { token })).status).toBe(403);
    expect(
      (await call(server, "GET revisions/{entity}/{id}", { params: { entity: "menus", id: "x" }, query: {}, token })).status
    ).toBe(403);
  });

  it("CF8 a menu item may lead to a table that is not there yet, with a warning", async () => {
    const files = await server.exported();
    const menus = readJson<{ items: unknown[] }>(files, "menus.json");
    menus.items.push({ key: "later", name: "Кейин", link: "tables/later" });
    const { data } = await server.apply(edited(files, { "menus.json": menus }));
    expect(data.warnings).toEqual([{
      file: "menus.json", path: "$.items[2].link", reason: "the link leads nowhere: “tables/later”"
    }]);
    expect(data.changes).toEqual([{ entity: "menus", name: "later", change: "create", paths: [] }]);
  });

  it("CF184 CF185 an icon, a table or a program that may come later is warned of", async () => {
    const files = await server.exported();
    const { data } = await server.apply(edited(files, {
      "tables/later.json": {
        title: "Янги", source: { dataset: "places" }, columns: [{ title: "А", dataField: "name", link: "tables/gone" }],
        buttons: [{ key: "a", title: "А", scope: "toolbar", icon: "map-pn", link: "tables/places" }],
      },
      "endpoints/later.json": { method: "GET", stages: [{ name: "a", kind: "program", source: "export default (" }] },
    }), { dryRun: true });
    expect(data.warnings.filter(({ file }) => file.endsWith("/later.json")).map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
      '$.columns[0].link: the link leads nowhere: “tables/gone”',
      '$.buttons[0].icon: there is no icon “map-pn”; did you mean “map-pin”?',
      expect.stringMatching(/^\$.stages\[0\].source: the code cannot be read in line 1, /),
    ]);
  });

  it("CF10 a dry run tells what would be done and keeps nothing", async () => {
    const before = await server.exported();
    const places = readJson<Fields>(before, "datasets/places.json");
    places.fields.push({ name: "mayor", type: "text" });
    const { data } = await server.apply(edited(before, { "datasets/places.json": places }), { dryRun: true });
    expect(data.dryRun).toBe(true);
    expect(data.changes).toEqual([{ entity: "datasets", name: "places", change: "update", paths: ["dataset_fields.mayor +"] }]);
    expect(data.ddl).toEqual([expect.stringMatching(/^alter table "p_\w+"."places" add column "mayor" text$/)]);
    expect(await server.exported()).toEqual(before);
  });

  it("CF11 what the text does not name stays and is told, and goes when deleting is allowed", async () => {
    const files = edited(
      await server.exported(), { "pages/closed.json": undefined, "pages/closed.Secret.tsx": undefined }
    );
    expect(
      (await server.apply(files)).data.changes
    ).toEqual([{ entity: "platon_pages", name: "closed", change: "kept", paths: [] }]);
    expect((await server.exported()).map(({ path }) => path)).toContain("pages/closed.json");
    const { data } = await server.apply(files, { deletions: true });
    expect(data.changes).toEqual([{ entity: "platon_pages", name: "closed", change: "delete", paths: [] }]);
    expect(await server.exported()).toEqual([...files].sort((a, b) => (a.path < b.path ? -1 : 1)));
  });

  it("CF25 siblings keep the numbers of their order while it is that of the text", async () => {
    const token = server.token("admin");
    const find = async (name: string) => (await server.rows("menus")).find((row) => row["name"] === name);
    const places = await find("Шаҳарлар");
    await call(server, "PUT forms/{name}/{id}", {
      params: { name: "menus", id: String(places?.["$id"]) }, body: {
        values: { sortOrder: 3 }, version: Number(places?.["$version"])
      }, token,
    });
    const files = await server.exported();
    expect((await server.apply(files)).data.changes).toEqual([]);
    expect((await find("Шаҳарлар"))?.["sortOrder"]).toBe(3);
    const menus = readJson<{ items: unknown[] }>(files, "menus.json");
    menus.items.reverse();
    await server.apply(edited(files, { "menus.json": menus }));
    expect(readJson<{ items: unknown[] }>(await server.exported(), "menus.json").items).toEqual(menus.items);
  });
});
