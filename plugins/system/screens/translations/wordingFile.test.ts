import { expect, it } from "vitest";
import { readWordingFile, writeWordingFile } from "./wordingFile.ts";

const item = (key: string, text: string | null) => ({ key, source: `${key}; "source"`, text, isBuiltIn: false, isSaid: false });

it("SY251 a language goes into a file and comes back as it was: separators, quotes, line ends, formulas; what is empty is left out", () => {
  const file = writeWordingFile([item("kernel.home", "Басты; «бет»"), item("=Сумма", "=Жиыны"), item('Икки\n"қатор"', "Екі\n«жол»"), item("Бўш", null)], ["Русский", "Қазақша"]);
  expect(file.startsWith("\ufeffkey;Русский;Қазақша\r\n")).toBe(true);
  expect(file).toContain("'=Сумма");
  expect(readWordingFile(file)).toEqual({ "kernel.home": "Басты; «бет»", "=Сумма": "=Жиыны", 'Икки\n"қатор"': "Екі\n«жол»" });
});

it("SY251 a file that is none of translations, or is broken off within a quote, is none", () => {
  expect([readWordingFile("id;name\r\n1;2"), readWordingFile('key;ru;kk\r\na;b;"c'), readWordingFile(""), readWordingFile("key;ru")]).toEqual([undefined, undefined, undefined, undefined]);
});
