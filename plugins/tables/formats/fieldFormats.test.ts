import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellFormatNames } from "#core/format/cellFormatNames.ts";
import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import type { RowFile, TableRow } from "#sdk/wire.ts";
import { aColumn } from "../testing/testTable.ts";
import { CellFormatter, cellFormats } from "./index.ts";

function aFormatter(isForGuests = false) {
  const logged: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void logged.push(said), error: (...said: unknown[]) => void logged.push(said) };
  return { formatter: new CellFormatter({ formats: cellFormats, locale: "uz", timeZone: "Asia/Tashkent", log, isForGuests, columns: [], expressions: new Map() }), logged };
}

const shown = (more: Parameters<typeof aColumn>[1], value: unknown, row: TableRow = {}): FormattedCell =>
  aFormatter().formatter.format(aColumn("v", more), { $id: "7", v: value, ...row });

const ids = ["a", "b", "c", "d", "e"].map((letter) => `00000000-0000-7000-8000-00000000000${letter}`);
const aFile = (name: string, more: Partial<RowFile> = {}): RowFile => {
  const extension = name.split(".").at(-1) ?? "";
  return { name, extension, size: 5, hasThumbnail: extension === "png", ticket: `t-${name}`, ...more };
};
const files: TableRow = { $files: Object.fromEntries(ids.slice(0, 4).map((id, index) => [id, aFile(`${index}.${index === 1 ? "pdf" : "png"}`)])) };

describe("formats of fields", () => {
  it("T500 a column without a format is shown by the element that edits its field, else by the type of its field", () => {
    expect(shown({ type: "text", element: "richtext" }, "<p>Бир</p>").text).toBe("Бир");
    expect(shown({ type: "text", element: "markdown" }, "**Бир**").text).toBe("Бир");
    expect(shown({ type: "text", element: "textarea" }, "<p>Бир</p>").text).toBe("<p>Бир</p>");
    expect(shown({ type: "text", element: "richtext", cellFormat: "text" }, "<b>").text).toBe("<b>");
    expect(shown({ type: "text_array" }, ["a"]).shape).toBe("chips");
    expect(shown({ type: "point" }, { lat: 41.31, lng: 69.24 }).text).toBe("41.31000, 69.24000");
    expect([shown({ type: "file" }, [ids[0]], files).shape, shown({ type: "files" }, [ids[0]], files).shape]).toEqual(["files", "files"]);
  });

  it("T501 a file shows its sign or picture and its name, of several how many more; the first opens over the table", () => {
    expect(shown({ type: "file" }, [ids[1]], files)).toEqual({
      text: "1.pdf", shape: "files", files: [{ id: ids[1], icon: "file-text" }], label: "1.pdf", href: `/files/${ids[1]}?_target=modal`,
    });
    expect(shown({ type: "files" }, ids.slice(0, 3), files)).toMatchObject({
      text: "0.png, 1.pdf, 2.png", label: "+2 0.png", files: [{ id: ids[0], icon: "image", picture: { ticket: "t-0.png" } }],
    });
  });

  it("T501 an image shows pictures, and how many there is no room for", () => {
    const cell = shown({ type: "files", cellFormat: "image" }, ids, files);
    expect(cell).toMatchObject({ text: "0.png, 1.pdf, 2.png, 3.png +1", label: "+2", href: `/files/${ids[0]}?_target=modal` });
    expect(cell.files?.map(({ id, picture }) => [id, picture?.ticket])).toEqual([[ids[0], "t-0.png"], [ids[1], undefined], [ids[2], "t-2.png"]]);
    expect(shown({ type: "file", cellFormat: "image" }, [ids[0]], files).label).toBeUndefined();
  });

  it("T501 a file that is not there for the reader shows nothing, and guests are led to no preview", () => {
    for (const value of [[ids[4]], [], ["__proto__"], "x", { 0: ids[0] }]) expect(shown({ type: "files" }, value, files)).toEqual({ text: "" });
    expect(shown({ type: "files" }, [ids[4], ids[0]], files).label).toBe("+1 0.png");
    const row = { v: [ids[0]], ...files };
    expect(aFormatter(true).formatter.format(aColumn("v", { type: "file" }), row).href).toBeUndefined();
  });

  it("T502 the members of a list stand in pills, listed values by their names, fifty at most", () => {
    const options = [{ id: "uz", name: "Ўзбекистон" }];
    expect(shown({ type: "text_array", options }, ["uz", "kz"])).toEqual({ text: "Ўзбекистон, kz", shape: "chips", parts: ["Ўзбекистон", "kz"] });
    const many = shown({ type: "text_array" }, Array.from({ length: 10_000 }, (_, index) => `t${index}`));
    expect([many.parts?.length, many.label, many.text.length < 1_001]).toEqual([50, "+9950", true]);
    expect(shown({ type: "text_array" }, [])).toEqual({ text: "" });
  });

  it.each([
    ["https://gov.uz/a?b=1", "https://gov.uz/a?b=1", "gov.uz/a?b=1"], ["www.gov.uz", "https://www.gov.uz", "www.gov.uz"],
    ["ali@mail.uz", "mailto:ali@mail.uz", "ali@mail.uz"], ["+998 90 123-45-67", "tel:+998901234567", "+998 90 123-45-67"],
    ["/tables/cities", "/tables/cities", "/tables/cities"],
  ])("T503 %s leads to %s", (value, href, text) => {
    expect(shown({ cellFormat: "link" }, value)).toEqual({ text, href });
  });

  it.each([
    "javascript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)", "JAVASCRIPT:alert(1)", "data:text/html,<script>", "vbscript:x", "//evil.example", "/\\evil.example",
    "http://old.example", "https://", "Салом", "tables/cities", "a@b@c", `https://a/${"x".repeat(3_000)}`, "https://a.uz/ b", "blob:https://a/b", "file:///etc/passwd",
  ])("T503 %j is text", (value) => {
    expect(shown({ cellFormat: "link" }, value).href).toBeUndefined();
  });

  it("T504 JSON is one line, and more of it in the hint", () => {
    expect(shown({ type: "json" }, { a: [1, null, "б"], b: {} })).toEqual({ text: '{"a":[1,null,"б"],"b":{}}' });
    const long = shown({ type: "json" }, { text: "я".repeat(1_000) });
    expect([long.text.length, long.hint?.length]).toEqual([301, 1_011]);
    expect(shown({ type: "json" }, 0).text).toBe("0");
  });

  it("T505 Markdown and rich text show what a person reads", () => {
    const guide = "# Қўлланма\n\n- **биринчи** _қадам_ [а](/x)\n1. икки\n> уч\n\n```js\nconst a_b = 1;\n```\n| а | б |\n|---|---|\n![расм](/y.png \"z\") 2\\*2";
    expect(shown({ cellFormat: "markdown" }, guide).text).toBe("Қўлланма биринчи қадам а икки уч const a_b = 1; а б расм 2*2");
    const picture = `<p>Бир</p><img src="data:image/png;base64,${"A".repeat(1_000_000)}"><p>икки</p>`;
    expect(shown({ cellFormat: "richtext" }, picture).text).toBe("Бир икки");
  });

  it("T506 a place is shown by its degrees, latitude first, to a metre", () => {
    expect(shown({ type: "point" }, { lat: -0.5, lng: 180 }).text).toBe("-0.50000, 180.00000");
    expect(shown({ cellFormat: "point" }, { lat: 91, lng: 0 }).text).toBe('{"lat":91,"lng":0}');
  });

  it("T507 a rating is stars with its number for readers", () => {
    expect(shown({ type: "int", cellFormat: "rating" }, 4)).toMatchObject({ text: "4", hint: "4 / 5", shape: "stars", stars: 5, share: 0.8 });
    expect(shown({ type: "number", cellFormat: "rating:10" }, "4.5")).toMatchObject({ text: "4,5", stars: 10, share: 0.45 });
    for (const [spec, stars] of [["rating:0", 5], ["rating:x", 5], ["rating:9999", 10], ["rating:-1", 5]] as const) {
      expect(shown({ cellFormat: spec }, 99)).toMatchObject({ stars, share: 1 });
    }
    expect(shown({ cellFormat: "rating" }, "кўп")).toEqual({ text: "кўп" });
  });

  it("T508 a related record shows by its name and opens in the form that is named", () => {
    const row = { "v.name": "Ўзбекистон", "v.id": "a/b" };
    expect(shown({ cellFormat: "relation:name,countries" }, "UZ", row)).toEqual({ text: "Ўзбекистон", href: "forms/countries/a%2Fb?_target=modal" });
    expect(shown({ cellFormat: "relation:name" }, "UZ", row)).toEqual({ text: "Ўзбекистон" });
    expect(shown({ cellFormat: "relation:name,countries" }, "UZ", { "v.name": "Ўзбекистон" })).toEqual({ text: "Ўзбекистон" });
    // Of a record that the reader does not see there is no name.
    expect(shown({ cellFormat: "relation:name,countries" }, "UZ", { "v.name": null, "v.id": null })).toEqual({ text: "UZ" });
    for (const spec of ["relation", "relation:", "relation:name,../x", "relation:name,a b"]) {
      expect(shown({ cellFormat: spec }, "UZ", row).href).toBeUndefined();
    }
  });

  const nested = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], 1 as unknown);
  const hostile: readonly unknown[] = [
    "я".repeat(1_000_000), "<b>".repeat(300_000), "[".repeat(100_000), "**_`".repeat(50_000), "|-".repeat(50_000), `<${"a ".repeat(100_000)}`, "\ud800", "a\udc00b", "\u0000",
    nested(5_000), { a: nested(200) }, Array(10_000).fill("тег"), Array(10_000).fill("я".repeat(10_000)), Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, index])),
    JSON.parse('{"__proto__":{"x":1}}'), Number.NaN, Infinity, -0, true, {}, [[]], [null], { type: "doc", content: [null, 5] }, { lat: "1", lng: {} }, "javascript:alert(1)",
  ];
  const bounded = cellFormatNames.filter((name) => ["image", "file", "tags", "link", "json", "markdown", "richtext", "point", "rating", "relation"].includes(name));

  it.each(bounded)("T509 %s answers at once, short and safe, whatever the value is", (cellFormat) => {
    const check = (value: unknown): void => {
      const cell = shown({ type: "json", cellFormat }, value, { ...files, "v.name": value, "v.id": value });
      expect(typeof cell.text).toBe("string");
      expect([cell.text.length <= 1_100, (cell.hint ?? "").length <= 2_100, (cell.parts ?? []).length <= 50]).toEqual([true, true, true]);
      expect(/[\n\r\t]|\p{Surrogate}/u.test(cell.text + (cell.label ?? "") + (cell.parts ?? []).join(""))).toBe(false);
      expect(cell.href ?? "").not.toMatch(/^\s*(?:javascript|data|vbscript|blob|file):/i);
    };
    for (const [index, value] of hostile.entries()) {
      const begun = performance.now();
      check(value);
      expect(performance.now() - begun, `${cellFormat} of value ${index}`).toBeLessThan(1_000);
    }
    fc.assert(fc.property(fc.anything(), check), { numRuns: 200 });
  });
});
