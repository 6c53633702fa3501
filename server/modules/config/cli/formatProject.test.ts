import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProjectFile } from "#contract/config.ts";
import { readProjectFolder } from "../seeding/readProjectFolder.ts";
import { editorSchemas } from "../text/files/editorSchemas.ts";
import { readProjectText } from "../text/readProjectText.ts";
import { writeJson } from "../text/files/writeJson.ts";
import { formatProject } from "./formatProject.ts";

const folderOf = (project: string): string =>
  fileURLToPath(new URL(`../../../../projects/${project}`, import.meta.url));
const sorted = (files: readonly ProjectFile[]): ProjectFile[] => [...files].sort((a, b) => (a.path < b.path ? -1 : 1));

describe("a project's text in its one form", () => {
  it("CF26 project platon stands in it, and its schemas are those of the contract", async () => {
    const files = await readProjectFolder(folderOf("platon"));
    expect(sorted(formatProject(files, "platon"))).toEqual(sorted(files));
    for (const { path, text } of editorSchemas()) expect(
      readFileSync(`${folderOf("platon")}/${path}`, "utf8")
    ).toBe(text);
  });

  it("CF26 the projects of this repository are in order", async () => {
    for (const id of ["platon", "demo"]) {
      const { warnings } = readProjectText(await readProjectFolder(folderOf(id)), { project: { id }, locale: "en" });
      expect(warnings).toEqual([]);
    }
  });

  const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).map(
    (text) => text.normalize("NFC").replaceAll("\u0000", "")
  );
  const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,10}$/);
  const columns = fc.uniqueArray(
    fc.record(
      { key: name, title: word, width: fc.nat(500), isSortable: fc.boolean(), hint: word },
      { requiredKeys: ["key", "title"] },
    ),
    { maxLength: 6, selector: ({ key }) => key },
  );
  const item = fc.letrec<{ item: { key: string; children?: unknown[] } }>((tie) => ({
    item: fc.record(
      {
        key: fc.uuid(),
        name: word,
        link: word,
        badge: word,
        isHomepage: fc.boolean(),
        children: fc.array(tie("item"), { maxLength: 3, minLength: 1 }),
      },
      { requiredKeys: ["key", "name"] },
    ),
  })).item;
  const code = word.map((text) => `export default ${JSON.stringify(text)};\n`);
  const components = fc.dictionary(
    fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,10}$/),
    fc.record({ js: code, css: fc.constantFrom("", "p { color: red }\n", "/* ў */"), content: word, isPublic: fc.boolean() }, { requiredKeys: [] }),
  );

  it("CF9 formed once it stays so byte for byte, whatever the texts, the order of keys and the depth", () => {
    const project = fc.record({
      title: word,
      columns,
      items: fc.array(item, { maxLength: 4 }),
      components,
      texts: fc.dictionary(word, fc.record({ en: word })),
    });
    fc.assert(
      fc.property(project, ({ title, columns: list, items, components: named, texts }) => {
        const dataset = { title, fields: [{ type: "text", name: "name", maxLength: 10 }] };
        const table = { columns: list, source: { dataset: "things" }, title, sort: [{ dir: "desc", field: "name" }] };
        const files = [
          { path: "datasets/things.json", text: JSON.stringify(dataset) },
          { path: "tables/things.json", text: JSON.stringify(table) },
          { path: "menus.json", text: JSON.stringify({ items }) },
          { path: "translations.json", text: JSON.stringify(texts) },
          ...Object.entries(named).map(
            ([key, value]) => ({ path: `components/${key}.json`, text: JSON.stringify(value) })
          ),
        ];
        const once = formatProject(files, "things");
        expect(formatProject(once, "things")).toEqual(once);
        // A file without objects is none.
        const menus = once.find(({ path }) => path === "menus.json")?.text;
        expect(menus && JSON.parse(menus)).toEqual(items.length > 0 ? { $schema: "./schemas/menus.json", items: withoutDefaults(items) } : undefined);
      }),
      { numRuns: 60 },
    );
  });

  it("CF9 JSON is written on one line where it fits", () => {
    const value = { a: [1, { b: "x" }], wide: Array.from({ length: 30 }, () => "тўққиз"), empty: {} };
    expect(JSON.parse(writeJson(value))).toEqual(value);
    expect(writeJson(value)).toMatch(
      /^\{\n  "a": \[1, \{ "b": "x" \}\],\n  "wide": \[\n    "тўққиз",\n[^]*\],\n  "empty": \{\}\n\}\n$/
    );
    for (let length = 1; length <= 30; length += 1) {
      const lines = writeJson({ deep: { list: Array.from({ length }, () => "ab") } }).split("\n");
      expect(lines.filter((line) => line.length > 120)).toEqual([]);
    }
  });
});

/** A false flag is what there is by default. */
function withoutDefaults(items: readonly unknown[]): unknown[] {
  return items.map((one) => {
    const { isHomepage, children, ...rest } = one as { isHomepage?: boolean; children?: unknown[] };
    return { ...rest, ...(isHomepage && { isHomepage }), ...(children && { children: withoutDefaults(children) }) };
  });
}
