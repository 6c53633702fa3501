import { describe, expect, it } from "vitest";
import { createLibrary, prepareExpression, purposes } from "#core/expressions/index.ts";
import type { Expression, ExpressionScope, ExpressionsCapability } from "#sdk/capabilities/expressions.ts";
import type { TableColumn, TableRow } from "#sdk/wire.ts";
import { aColumn } from "../testing/testTable.ts";
import { CellFormatter, cellFormats, hasExpressions, prepareColumns } from "./index.ts";

const formats = new Map(cellFormats.map((format) => [format.id, format]));

interface Asked {
  readonly source: string;
  readonly scopes: readonly ExpressionScope[];
}

/** The restricted language as it is; programs are answered by the test. */
function aLanguage(answer: (scope: ExpressionScope, source: string) => unknown = () => undefined) {
  const asked: Asked[] = [];
  const owners: string[] = [];
  const prepare: ExpressionsCapability["prepare"] = async ({ source, purpose, owner }) => {
    owners.push(owner);
    const prepared = prepareExpression(source, purpose, { library: createLibrary() });
    const { fallback } = purposes[purpose];
    const isProgram = prepared.kind === "program";
    return await Promise.resolve({
      isProgram,
      dependencies: isProgram ? [] : prepared.dependencies,
      fallback,
      evaluate: (scope) => (isProgram ? fallback : prepared.evaluate(scope).value),
      attempt: async (scopes) => await Promise.resolve(scopes.map((scope) => prepared.settle(answer(scope, source)))),
      evaluateAll: async (scopes) => {
        asked.push({ source, scopes });
        return await Promise.resolve(scopes.map((scope) => prepared.settle(answer(scope, source)).value));
      },
    } satisfies Expression<typeof purpose>);
  };
  return { prepare, asked, owners };
}

const log = { warn: () => undefined, error: () => undefined };

async function formatterOf(columns: TableColumn[], language = aLanguage(), isForGuests = false) {
  const expressions = await prepareColumns(columns, { formats, table: "cities", expressions: language });
  return new CellFormatter({ formats: cellFormats, locale: "uz", timeZone: "Asia/Tashkent", log, isForGuests, columns, expressions });
}

const shown = async (more: Partial<TableColumn>, row: TableRow) => {
  const column = aColumn("v", more);
  return (await formatterOf([column])).format(column, row);
};

const sent = (scope: ExpressionScope): { value?: unknown; row?: TableRow } => scope;

describe("expressions of columns", () => {
  it("T70 a cellFormat that no registered format has the name of is an expression over value, row, column and locale", async () => {
    const cellFormat = "`${row.city}: ${formatNumber(value)} ${column.title} ${locale}`";
    expect(await shown({ cellFormat, title: "киши" }, { v: 12345, city: "Хива" })).toEqual({ text: "Хива: 12\u00a0345 киши uz" });
    expect(await shown({ cellFormat: "value ?? '—'" }, { v: null })).toEqual({ text: "—" });
    expect(await shown({ cellFormat: "status:a=success" }, { v: "a" })).toMatchObject({ shape: "badge", colour: "success" });
    expect(await shown({ cellFormat: "value > 1 ? 'a: b' : 'c'" }, { v: 2 })).toEqual({ text: "a: b" });
  });

  it("T193 decimals, which are texts of the row, are numbers in an expression", async () => {
    const column = aColumn("v", { type: "number", cellFormat: "value + row.vat" });
    const expressions = await prepareColumns([column], { formats, table: "cities", expressions: aLanguage() });
    const formatter = new CellFormatter({ formats: cellFormats, locale: "uz", timeZone: "Asia/Tashkent", log, columns: [column], decimalFields: ["v", "vat"], expressions });
    expect(formatter.format(column, { v: "1.5", vat: "12" }).text).toBe("13.5");
  });

  it("T71 it may give text, colours and a link; its own link comes before the column's", async () => {
    const cellFormat = "{ text: 'one\\ntwo', color: 'danger', background: '#fee', href: 'tables/cities' }";
    const link = "forms/cities/{$id}";
    expect(await shown({ cellFormat, link }, { $id: "7", v: 1 })).toEqual({ text: "one two", colour: "danger", background: "#fee", href: "tables/cities" });
    expect(await shown({ cellFormat: "'x'", link }, { $id: "7", v: 1 })).toEqual({ text: "x", href: "forms/cities/7?_target=self" });
  });

  it("T56 a link to a form that a format gives keeps the layout, unless it says how it opens", async () => {
    const hrefOf = async (href: string): Promise<string | undefined> => (await shown({ cellFormat: `{ text: 'x', href: '${href}' }` }, { v: 1 })).href;
    expect(await hrefOf("forms/cities/7")).toBe("forms/cities/7?_target=self");
    expect(await hrefOf("forms/cities/7?_target=modal")).toBe("forms/cities/7?_target=modal");
    expect(await hrefOf("https://example.org/forms/7")).toBe("https://example.org/forms/7");
  });

  it("T234 a link that a format gives is none for a guest where it leads to sign-in", async () => {
    const column = aColumn("v", { cellFormat: "{ text: 'x', href: value }" });
    const formatter = await formatterOf([column], aLanguage(), true);
    const cellOf = (href: string) => formatter.format(column, { v: href });
    expect(["forms/cities/7", "tables/cities", "system/profile"].map(cellOf)).toEqual(Array(3).fill({ text: "x" }));
    expect(["https://example.org/a", "public/tables/cities"].map((href) => cellOf(href).href)).toEqual(["https://example.org/a", "public/tables/cities"]);
  });

  it("T81 it may give an icon", async () => {
    expect(await shown({ cellFormat: "{ text: value, icon: 'map-pin' }" }, { v: "Хива" })).toEqual({ text: "Хива", icon: "map-pin" });
  });

  it("T72 one that fails shows plain text", async () => {
    expect(await shown({ cellFormat: "value.a.b" }, { v: 1234567 })).toEqual({ text: "1234567" });
    expect(await shown({ cellFormat: "value.a.b" }, { v: null })).toEqual({ text: "" });
    expect(await shown({ cellFormat: "{ href: 'javascript:alert(1)', text: 'x' }" }, { v: "v" })).toEqual({ text: "v" });
  });

  it("T73 colours hold where the condition does, or always without one; a colour may stand as it is", async () => {
    const colours = { formatCondition: "value > 10", formatColor: "value > 20 ? 'danger' : 'warning'", formatBackgroundColor: "#fee" };
    expect(await shown({ type: "int", ...colours }, { v: 30 })).toMatchObject({ text: "30", colour: "danger", background: "#fee" });
    expect(await shown({ type: "int", ...colours }, { v: 15 })).toMatchObject({ colour: "warning" });
    expect(await shown({ type: "int", ...colours }, { v: 5 })).toEqual({ text: "5", align: "right" });
    expect(await shown({ formatColor: "success" }, { v: "x" })).toEqual({ text: "x", colour: "success" });
    expect(await shown({ formatColor: "value" }, { v: "teal" })).toEqual({ text: "teal", colour: "teal" });
    expect(await shown({ formatCondition: "value.a.b", formatColor: "success" }, { v: "x" })).toEqual({ text: "x" });
    expect(await shown({ formatCondition: "value == null", formatBackgroundColor: "danger" }, { v: null })).toEqual({ text: "", background: "danger" });
    expect(await shown({ cellFormat: "status:a=success", formatColor: "danger" }, { v: "a" })).toMatchObject({ shape: "badge", colour: "danger" });
  });

  it("T74 a program's cells show plain text until it has answered, one batch for a column and a set of rows", async () => {
    const language = aLanguage((scope) => `№ ${String(sent(scope).value)}`);
    const columns = [aColumn("v", { cellFormat: "[value].map((one) => `№ ${one}`).join()" }), aColumn("w", { formatColor: "(() => 'info')()" })];
    const [first, second] = columns as [TableColumn, TableColumn];
    const formatter = await formatterOf(columns, language);
    const rows: TableRow[] = [{ $id: "1", v: 1, w: "a" }, { $id: "2", v: 2, w: "b" }];
    const [row] = rows as [TableRow];
    expect([formatter.format(first, row), formatter.programs.isAnswered(row)]).toEqual([{ text: "1" }, false]);
    const told: unknown[] = [];
    formatter.programs.subscribe((answered) => void told.push(answered));
    await Promise.all([formatter.programs.ask(rows), formatter.programs.ask(rows)]);
    expect(language.asked.map(({ scopes }) => scopes.length)).toEqual([2, 2]);
    expect([told, formatter.programs.isAnswered(row)]).toEqual([[rows], true]);
    expect(rows.map((one) => formatter.format(first, one).text)).toEqual(["№ 1", "№ 2"]);
    // What is no colour colours nothing.
    expect(formatter.format(second, row)).toEqual({ text: "a" });
  });

  it("T97 who asks while a row's programs are answering waits for them as well", async () => {
    const columns = [aColumn("v", { cellFormat: "[value].map((one) => one)" })];
    const { programs } = await formatterOf(columns, aLanguage(() => "x"));
    const row = { $id: "1", v: 1 };
    void programs.ask([row]);
    await programs.ask([row]);
    expect(programs.isAnswered(row)).toBe(true);
  });

  it("T75 a changed row keeps what its program said before until it has answered again", async () => {
    let word = "old";
    const columns = [aColumn("v", { cellFormat: "[value].map((one) => one)" })];
    const formatter = await formatterOf(columns, aLanguage(() => word));
    await formatter.programs.ask([{ $id: "1", v: 1 }]);
    word = "new";
    const changed = { $id: "1", v: 2 };
    const text = (): string => formatter.format(columns[0] as TableColumn, changed).text;
    expect(text()).toBe("old");
    await formatter.programs.ask([changed]);
    expect(text()).toBe("new");
  });

  it("T76 a table without expressions prepares nothing; each expression is logged under its table, column and property", async () => {
    const plain = [aColumn("a", { cellFormat: "money" }), aColumn("b", { formatCondition: "value > 1" }), aColumn("c")];
    expect(hasExpressions(plain, formats)).toBe(false);
    const language = aLanguage();
    const computed = [aColumn("a", { cellFormat: "value + 1", formatCondition: "value", formatColor: "danger" })];
    expect(hasExpressions(computed, formats)).toBe(true);
    await prepareColumns(computed, { formats, table: "cities", expressions: language });
    expect(language.owners).toEqual(["tables/cities.a.cellFormat", "tables/cities.a.formatCondition"]);
  });
});
