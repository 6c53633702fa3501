import { fileURLToPath } from "node:url";
import Type from "typebox";
import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import type { ProjectFile } from "#contract/config.ts";
import { readProjectFolder } from "../seeding/readProjectFolder.ts";
import { checkFiles } from "./checkFiles.ts";
import { asJson, asSarif, asText } from "./presentFindings.ts";

const write = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value, undefined, 2));
const files = (texts: Record<string, unknown>): ProjectFile[] => Object.entries(texts).map(([path, value]) => ({ path, text: write(value) }));

/** A project in which everything is used, said in its languages, and indexed. */
const sound = {
  "project.json": { title: "Uy", locales: ["uz", "en"], defaultLocale: "uz" },
  "roles/clerk.json": { title: "Ходим", permissions: ["cities.read"] },
  "users/anna.json": { fullName: "Anna", roles: ["clerk"] },
  "datasets/cities.json": { title: "Шаҳарлар", fields: [{ name: "name", type: "text" }, { name: "people", type: "int" }], indexes: [{ fields: ["people"], use: "sort" }] },
  "tables/cities.json": {
    title: "Шаҳарлар", source: { dataset: "cities" }, form: "cities", sort: [{ field: "people", dir: "desc" }],
    columns: [{ title: "Номи", dataField: "name", cellFormat: "component:Badge" }],
  },
  "forms/cities.json": { title: "Шаҳарлар", source: { dataset: "cities" }, elements: [{ type: "text", dataField: "name", label: "Номи|||500 белгигача" }] },
  "components/Badge.json": { js: { $file: "Badge.tsx" } },
  "components/Badge.tsx": "export default () => null;\n",
  "menus.json": { items: [{ key: "cities", name: "Шаҳарлар", link: "tables/cities" }] },
  "translations.json": { "Шаҳарлар": { en: "Cities" }, "Номи": { en: "Name" }, "500 белгигача": { en: "Up to 500 characters" }, "Ходим": { en: "Clerk" } },
};
const said = (edits: Record<string, unknown>): string[] => {
  const texts = Object.fromEntries(Object.entries({ ...sound, ...edits }).filter(([, value]) => value !== undefined));
  return checkFiles(files(texts), { projectId: "home" }).map(({ file, line, column, level, rule, message }) => `${file}:${line}:${column} ${level} ${rule}: ${message}`);
};
const withTable = (more: object) => ({ "tables/cities.json": { ...sound["tables/cities.json"], ...more } });

describe("checking a project's text without a server", () => {
  it("CF660 a project that is in order has no findings, and what apply would refuse is an error with file, line and column", () => {
    expect(said({})).toEqual([]);
    expect(said(withTable({ columns: [{ title: "Номи", dataField: "nam" }], form: "cites" }))).toEqual([
      "tables/cities.json:6:3 error unknownName: there is no form “cites”",
      "tables/cities.json:16:7 error unknownName: there is no field “nam”",
    ]);
    expect(said({ "tables/cities.json": '{\n  "title": "А",\n  "source": { dataset: 1 }\n}' })).toEqual([expect.stringMatching(/^tables\/cities\.json:3:15 error malformedJson: not JSON: /)]);
    expect(said({ "tables/cities.json": '{\n  "title": "А"\n  "columns": []\n}' })).toEqual([expect.stringMatching(/^tables\/cities\.json:3:3 error malformedJson/)]);
    expect(said({ "tabels/cities.json": {} })).toEqual([expect.stringMatching(/^tabels\/cities\.json:1:1 error unknownFile/)]);
  });

  it("CF660 code that does not compile is told in its own file, with its line", () => {
    expect(said({ "components/Badge.tsx": "export default () => {\n  return <p>;\n};\n" })).toEqual([expect.stringMatching(/^components\/Badge\.tsx:\d:\d+ error badCode: the code cannot be read in line \d/)]);
    expect(said({ "components/Badge.tsx": "import \"./Bagde\";\nexport default () => null;\n" })).toEqual([expect.stringMatching(/^components\/Badge\.tsx:1:\d+ error unknownImport/)]);
  });

  it("CF713 a language of the project's own is one whose texts may be missing, and its fall-back is no wording of it", () => {
    const languages = [{ code: "kk", name: "Қазақша", tag: "kk", fallback: "en" }];
    const translations = { ...sound["translations.json"], "Шаҳарлар": { en: "Cities", others: { kk: "Қалалар" } } };
    const found = said({ "project.json": { ...sound["project.json"], languages }, "translations.json": translations });
    expect(found).toContain("roles/clerk.json:2:3 warning missingWording: “Ходим” has no wording in kk");
    expect(found.filter((one) => one.includes("Шаҳарлар"))).toEqual([]);
    expect(said({ "project.json": { ...sound["project.json"], languages: [{ ...languages[0], fallback: "ru" }] } })[0]).toContain("error languageFallback: “ru” is no language that the project offers");
  });

  it("CF661 what nothing names is a note, and what a link, a text in code, another object or a user names is used", () => {
    const extra = (name: string) => ({ title: name, source: { dataset: "cities" }, columns: [], elements: [] });
    const table = (name: string) => ({ ...extra(name), elements: undefined });
    const form = (name: string) => ({ ...extra(name), columns: undefined });
    expect(said({
      "datasets/roads.json": { title: "Roads", fields: [{ name: "name", type: "text" }] }, "tables/lonely.json": table("Lonely"), "tables/asked.json": table("Asked"),
      "forms/lonely.json": form("Lonely"), "pages/lonely.json": { title: "Lonely", components: [] }, "components/Alone.json": { js: "export default () => null;" },
      "components/Badge.tsx": "export default () => open('asked');\n", "roles/boss.json": { title: "Boss", permissions: [] },
    })).toEqual([
      "components/Alone.json:1:1 note unused: nothing of the project uses the component “Alone”",
      "datasets/roads.json:1:1 note unused: nothing of the project uses the dataset “roads”",
      "forms/lonely.json:1:1 note unused: nothing of the project uses the form “lonely”",
      "pages/lonely.json:1:1 note unused: nothing of the project uses the page “lonely”",
      "roles/boss.json:1:1 note unused: no user of the text has the role “boss”",
      "tables/lonely.json:1:1 note unused: nothing of the project uses the table “lonely”",
    ]);
    expect(said({ "users/anna.json": undefined })).toEqual([]);
  });

  it("CF662 a text without a wording in a language of the project is told once, where it stands first; codes and names in another script are none", () => {
    expect(said({ "translations.json": { "Шаҳарлар": { en: "" }, "Номи": { en: "Name" }, "Ходим": { en: "Clerk" } }, ...withTable({ columns: [{ title: "JSON", key: "a", cellFormat: "component:Badge" }] }) })).toEqual([
      "datasets/cities.json:2:3 warning missingWording: “Шаҳарлар” has no wording in en",
      "forms/cities.json:10:7 warning missingWording: “500 белгигача” has no wording in en",
    ]);
  });

  it("CF663 the first field of a table's order, and a relation, without an index are warnings", () => {
    expect(said({
      "datasets/cities.json": { ...sound["datasets/cities.json"], indexes: [], fields: [...sound["datasets/cities.json"].fields, { name: "near", type: "uuid", references: { dataset: "cities" } }] },
    })).toEqual([
      expect.stringMatching(/^datasets\/cities\.json:\d+:7 warning relationWithoutIndex: the relation “near” has no index/),
      expect.stringMatching(/^tables\/cities\.json:\d+:7 warning sortWithoutIndex: the table is sorted by “people”, which has no index/),
    ]);
  });

  it("CF664 relations that require each other, and modules that import each other, are warnings with their whole circle", () => {
    const dataset = (name: string, to: string) => ({ title: "Шаҳарлар", fields: [{ name, type: "uuid", isRequired: true, references: { dataset: to } }], indexes: [{ fields: [name] }] });
    expect(said({
      "datasets/streets.json": dataset("town", "towns"), "datasets/towns.json": dataset("main", "streets"),
      "components/Badge.tsx": "import Seal from \"./Seal\";\nexport default () => Seal;\n", "components/Seal.json": { js: "import Badge from './Badge';\nexport default () => Badge;" },
    })).toEqual([
      "components/Badge.tsx:1:1 warning importCircle: modules import each other: Badge → Seal → Badge",
      expect.stringMatching(/^datasets\/streets\.json:\d+:7 warning requiredCircle: datasets require each other, and no row can be the first one: streets → towns → streets$/),
    ]);
  });

  it("CF660 a permission that no role holds is a warning", () => {
    expect(said(withTable({ permissions: { read: "cities.raed" } }))).toEqual([
      "roles/clerk.json:4:5 warning askedNowhere: nothing asks for the permission “cities.read”; did you mean “cities.raed”?",
      "tables/cities.json:21:5 warning heldByNoRole: no role has the permission “cities.raed”: only administrators come here; did you mean “cities.read”?",
    ]);
  });

  it("CF665 5,000 columns in one text are answered at once, with the limit", () => {
    const columns = Array.from({ length: 5_000 }, (_, index) => ({ key: `c${index}`, title: `Устун ${index}`, dataField: "name" }));
    const start = performance.now();
    expect(said(withTable({ columns }))).toEqual(["tables/cities.json:13:3 error beyondLimit: beyond the limit: 1000"]);
    expect(said(withTable({ columns: [{ key: "all", title: "А", children: columns }] }))).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(5_000);
    // What may be there is read in time too, every one of them with its place.
    expect(said(withTable({ columns: columns.slice(0, 1_000) })).filter((one) => one.includes("missingWording"))).toHaveLength(1_000);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it("CF666 findings are printed as lines of a compiler, as JSON and as SARIF 2.1.0", () => {
    const findings = checkFiles(files({ ...sound, "pages/қишлоқ уйи.json": { title: "А", components: [] } }), { projectId: "home" });
    expect(asText(findings)).toEqual([expect.stringMatching(/^pages\/қишлоқ уйи\.json:1:1: error: .* \[wrongForm\]$/), "1 error, 0 warnings, 0 notes"]);
    expect(JSON.parse(asJson(findings))).toEqual(findings);
    const sarif = JSON.parse(asSarif(findings)) as { runs: { results: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[] };
    expect([...Value.Errors(Sarif, sarif)]).toEqual([]);
    expect(sarif.runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(`pages/${encodeURIComponent("қишлоқ уйи.json")}`);
  });

  it("CF660 the projects of this repository have no errors", async () => {
    for (const id of ["demo", "platon"]) {
      const folder = fileURLToPath(new URL(`../../../../projects/${id}`, import.meta.url));
      expect(checkFiles(await readProjectFolder(folder), { projectId: id }).filter(({ level }) => level === "error")).toEqual([]);
    }
  });
});

const closed = { additionalProperties: false };
const Message = Type.Object({ text: Type.String({ minLength: 1 }) }, closed);
const Region = Type.Object({ startLine: Type.Integer({ minimum: 1 }), startColumn: Type.Integer({ minimum: 1 }) }, closed);
const Physical = Type.Object({ artifactLocation: Type.Object({ uri: Type.String({ pattern: "^[!-~]+$" }) }, closed), region: Region }, closed);

/** What the OASIS schema of SARIF 2.1.0 says of the properties that are written. */
const Sarif = Type.Object({
  $schema: Type.String(),
  version: Type.Literal("2.1.0"),
  runs: Type.Array(Type.Object({
    tool: Type.Object({
      driver: Type.Object({
        name: Type.String(), informationUri: Type.String({ pattern: "^https://" }),
        rules: Type.Array(Type.Object({ id: Type.String(), shortDescription: Message }, closed), { uniqueItems: true }),
      }, closed),
    }, closed),
    columnKind: Type.Union([Type.Literal("utf16CodeUnits"), Type.Literal("unicodeCodePoints")]),
    results: Type.Array(Type.Object({
      ruleId: Type.String(), ruleIndex: Type.Integer({ minimum: -1 }), level: Type.Union([Type.Literal("none"), Type.Literal("note"), Type.Literal("warning"), Type.Literal("error")]),
      message: Message, locations: Type.Array(Type.Object({ physicalLocation: Physical }, closed)),
    }, closed)),
  }, closed)),
}, closed);
