import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileExpression } from "../compile/compileExpression.ts";
import { parseExpression } from "../parse/parseExpression.ts";
import { createLibrary, libraryNames } from "./expressionLibrary.ts";
import { listedFunctions } from "./listedFunctions.ts";
import type { ListedFunction } from "./ListedFunction.ts";

const page = readFileSync(new URL("../../../docs/expressions.md", import.meta.url), "utf8");
const all = listedFunctions.flatMap(({ functions }) => functions);

/** As the page shows it; a bar would end the cell of its table. */
function line({ signature, about, example, result }: ListedFunction): string {
  const shown = typeof result === "string" ? `'${result}'` : JSON.stringify(result);
  return `| \`${signature}\` | ${about} | \`${example}\` | \`${shown}\` |`;
}

describe("listed functions", () => {
  it.each(all.map((listed) => [listed.signature, listed] as const))("EX4 %s gives what its example says", (_signature, { example, result }) => {
    const parsed = parseExpression(example, { names: [] });
    if (parsed.kind !== "expression") throw new Error(`${example}: ${parsed.kind}`);
    expect(compileExpression(parsed)({})).toStrictEqual(result);
  });

  it("EX4 the documentation lists every function under its heading, and no other", () => {
    const listed = listedFunctions.flatMap(({ title, functions }) => [`### ${title}`, ...functions.map(line)]);
    const documented = page.slice(page.indexOf("## Functions")).split("\n").filter((text) => /^(### |\| `)/.test(text));
    expect(documented).toEqual(listed);
  });

  it("EX4 a name is listed once for each kind of value", () => {
    expect(all.map(({ signature }) => signature)).toEqual([...new Set(all.map(({ signature }) => signature))]);
    expect(new Set(libraryNames)).toEqual(new Set(Object.keys(createLibrary())));
  });

  it("EX5 our own functions take any data and never throw", () => {
    const library = Object.values(createLibrary());
    const anything = fc.oneof(fc.anything(), fc.string(), fc.double(), fc.constantFrom("2026-02-28", "2026-12-31T20:00:00Z", "9".repeat(1e5), "D".repeat(500)));
    fc.assert(fc.property(fc.nat({ max: library.length - 1 }), fc.array(anything, { maxLength: 3 }), (index, args) => {
      expect(["string", "number", "undefined"]).toContain(typeof library[index]?.(...args));
    }), { numRuns: 2_000 });
  });

  it("EX5 they speak the language and the time zone of their library", () => {
    const [en, ru] = [createLibrary({ locale: "en", timeZone: "America/New_York" }), createLibrary({ locale: "ru" })];
    expect([en.formatDate("2026-11-21", "D MMMM"), ru.formatDate("2026-11-21", "D MMMM")]).toEqual(["21 November", "21 ноября"]);
    expect([en.formatDatetime("2026-01-01T03:00:00Z"), ru.formatDatetime("2026-01-01T03:00:00Z")]).toEqual(["31.12.2025 22:00", "01.01.2026 08:00"]);
    expect([en.toDay("2026-01-01T03:00:00Z"), ru.yearOf("2025-12-31T22:00:00Z"), en.formatFileSize(2048)]).toEqual(["2025-12-31", 2026, "2\u00a0KB"]);
  });
});
