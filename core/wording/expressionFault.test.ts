import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { expressionMistakes } from "../expressions/index.ts";
import { locales } from "../locale.ts";
import { expressionFault, expressionFaultTemplates } from "./expressionFault.ts";
import { expressionFaultWords, sayExpressionFault } from "./expressionFaultWords.ts";

const folder = fileURLToPath(new URL("../expressions", import.meta.url));

/** What the reader and the evaluator may say, as their code has it; that of a tree which is not the reader's is said to nobody. */
function saidByCode(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  const code = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const found = [...code.matchAll(/\b(?:invalid|fail)\([^;\n]*?"(?!unknown_node)\w+"(?: : "\w+")?, (`(?:[^`]|\\`)*`|"[^"]*")\)|\bwrong\((`[^`]*`|"[^"]*")\)|detail: ("[^"]+")/g)];
  return found.map(([, first, second, third]) => (first ?? second ?? third ?? "").slice(1, -1).replaceAll(/\$\{[^}]*\}/g, "xyz"));
}

it("EX155 everything that is said of an expression has words in each language, and keeps its names and numbers", () => {
  const said = saidByCode();
  expect(said.length).toBeGreaterThan(35);
  expect(said.filter((detail) => expressionFault(detail) === undefined)).toEqual([]);
  for (const detail of said) for (const locale of locales) expect(sayExpressionFault(locale, detail).includes("xyz")).toBe(detail.includes("xyz"));
  for (const [key, template] of Object.entries(expressionFaultTemplates)) expect(expressionFaultWords[`fault.${key as keyof typeof expressionFaultTemplates}`].en).toBe(template);
});

it("EX155 what is wrong is said in the reader's language, in an engine's words only behind a label", () => {
  const told = (text: string) => expressionMistakes({ text, purpose: "cellFormat", names: [] }).map(({ detail }) => sayExpressionFault("ru", detail));
  expect([told("rov.area > 5"), told("row.area >"), told("row.constructor"), told("'open")]).toEqual([
    ["rov здесь неизвестно"], ["здесь такой знак не ожидался"], ["constructor нельзя прочитать"], ["у текста нет закрывающей кавычки"],
  ]);
  expect(sayExpressionFault("ru", "TypeError: Cannot read properties of null (reading 'area')")).toBe("нельзя прочитать area у null");
  expect([sayExpressionFault("ru", "Stack overflow"), sayExpressionFault("en", "Stack overflow")]).toEqual(["технические подробности: Stack overflow", "Stack overflow"]);
});
