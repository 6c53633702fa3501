import { describe, expect, it } from "vitest";
import type { TableRow } from "#sdk/wire.ts";
import { cellFormatNames } from "#core/format/cellFormatNames.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { aColumn } from "../testing/testTable.ts";
import { manifest } from "../manifest.ts";
import { CellFormatter, cellFormats } from "./index.ts";

function aFormatter(more = cellFormats) {
  const logged: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void logged.push(said), error: (...said: unknown[]) => void logged.push(said) };
  return { formatter: new CellFormatter({ formats: more, locale: "uz", timeZone: "Asia/Tashkent", log, columns: [], expressions: new Map() }), logged };
}

const shown = (type: string, value: unknown, more: Parameters<typeof aColumn>[1] = {}) =>
  aFormatter().formatter.format(aColumn("v", { type, ...more }), { $id: "7", v: value } as TableRow);

describe("formats", () => {
  it("T50 the manifest announces exactly the formats of the list", () => {
    expect(cellFormats.map(({ id }) => id)).toEqual(manifest.contributes.cellFormat);
    expect(cellFormatNames).toEqual(manifest.contributes.cellFormat);
  });

  it("T40 the column's format comes before the type of its field", () => {
    expect(shown("number", 1234.5).text).toBe("1\u00a0234,5");
    expect(shown("number", 1234.5, { cellFormat: "money" }).text).toBe("1\u00a0234,50");
    expect(shown("number", 40, { cellFormat: "percent" }).text).toBe("40%");
    expect(shown("boolean", true).text).toBe("Ҳа");
    expect(shown("boolean", false).text).toBe("Йўқ");
    expect(shown("text_array", ["a", "b"]).text).toBe("a, b");
    expect(shown("json", { a: 1 }).text).toBe('{"a":1}');
    expect(shown("text", "two\r\n lines").text).toBe("two lines");
  });

  it.each([null, undefined, ""])("T41 %o shows nothing", (value) => {
    expect(shown("number", value)).toEqual({ text: "" });
    expect(shown("text", value, { cellFormat: "status:a=success", link: "forms/a/{$id}" })).toEqual({ text: "" });
  });

  it("T42 an unknown format falls back to plain text and is logged once", () => {
    const { formatter, logged } = aFormatter();
    const column = aColumn("v", { cellFormat: "sparkline:3" });
    for (const value of [1, 2, 3]) expect(formatter.format(column, { v: value }).text).toBe(String(value));
    expect(logged).toHaveLength(1);
  });

  it("T43 a format that throws falls back to plain text and is logged once", () => {
    const broken = defineCellFormat({ id: "broken", format: () => { throw new Error("no"); } });
    const { formatter, logged } = aFormatter([...cellFormats, broken]);
    const column = aColumn("v", { cellFormat: "broken" });
    for (const value of ["a", "b"]) expect(formatter.format(column, { v: value }).text).toBe(value);
    expect(logged).toHaveLength(1);
  });

  it("T905 however much a format gives, or a value is, a cell has a short text", () => {
    const large = defineCellFormat({ id: "large", format: () => ({ text: "x".repeat(1_000_000), hint: "y".repeat(1_000_000) }) });
    const { formatter } = aFormatter([...cellFormats, large]);
    const cell = formatter.format(aColumn("v", { cellFormat: "large" }), { v: 1 });
    expect([cell.text.length, cell.hint?.length]).toEqual([1_001, 2_001]);
    expect(formatter.format(aColumn("v"), { v: "я".repeat(1_000_000) }).text).toHaveLength(1_001);
  });

  it("T44 numbers have ru-RU spacing and the decimals of numberFormat", () => {
    expect(shown("int", 1234567).text).toBe("1\u00a0234\u00a0567");
    expect(shown("number", 1.23456789).text).toBe("1,2346");
    expect(shown("number", 31.2, { numberFormat: "5" }).text).toBe("31,20000");
  });

  it("T45 dates, moments and times", () => {
    expect(shown("date", "2026-11-01").text).toBe("01.11.2026");
    expect(shown("datetime", "2026-12-31T19:00:00.000Z").text).toBe("01.01.2027 00:00");
    expect(shown("time", "09:30:15").text).toBe("09:30");
  });

  it("T46 a status is a badge in the tone of its value", () => {
    const cellFormat = "status:Ҳал қилинди=success, Муддати яқин=warning,odd=purple";
    expect(shown("text", "Ҳал қилинди", { cellFormat })).toEqual({ text: "Ҳал қилинди", shape: "badge", colour: "success" });
    expect(shown("text", "Муддати яқин", { cellFormat }).colour).toBe("warning");
    expect(shown("text", "odd", { cellFormat }).colour).toBe("neutral");
    expect(shown("text", "x", { cellFormat: "status" }).colour).toBe("neutral");
  });

  it("T419 rich text and documents show what a person reads of them", () => {
    expect(shown("text", "<h2>Бир</h2><p>икки <b>&amp;</b> уч</p>", { cellFormat: "richtext" }).text).toBe("Бир икки & уч");
    expect(shown("text", "<p><br></p>", { cellFormat: "richtext" }).text).toBe("");
    expect(shown("json", { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "тўрт" }] }] }).text).toBe("тўрт");
  });

  it("T47 a listed value shows its name", () => {
    const options = [{ id: "1", name: "Янги" }];
    expect(shown("int", 1, { options }).text).toBe("Янги");
    expect(shown("int", 1, { options, cellFormat: "status:1=info" })).toMatchObject({ text: "Янги", colour: "info" });
    expect(shown("text", "2", { options }).text).toBe("2");
  });

  it("T48 a link is filled from its row", () => {
    expect(shown("text", "a", { link: "forms/cities/{$id}?_target=modal" }).href).toBe("forms/cities/7?_target=modal");
    expect(shown("text", "a", { link: "forms/cities/{gone}" }).href).toBeUndefined();
  });

  it("T49 a bar is as long as its percentage", () => {
    const bar = (value: number) => shown("int", value, { cellFormat: "progress" });
    expect(bar(40)).toMatchObject({ text: "40%", shape: "bar", share: 0.4, colour: "accent" });
    expect(bar(120)).toMatchObject({ share: 1, colour: "success" });
    expect(bar(-3)).toMatchObject({ share: 0, colour: "danger" });
  });
});
