import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repositoryRoot } from "../../architecture/listFiles.ts";
import { allTexts } from "./allWords.ts";

/** Texts that the specification quotes, letter by letter, faults and all: a correction here is a mistake. */
const quoted: readonly (readonly [use: string, key: string, text: string])[] = [
  ["§2, a toast of an error", "kernel.toast.error", "Хатолик"],
  ["§2, a toast of a message", "kernel.toast.success", "Хабар"],
  ["§2, a confirmation", "ui.yes", "Ҳа"],
  ["§2, a confirmation", "ui.no", "Йўқ"],
  ["§2, a message", "ui.ok", "Ок"],
  ["an address that leads nowhere", "kernel.notFound.title", "Саҳифа топилмади"],
  ["a page that is not there", "pages.notFound", "Саҳифа топилмади"],
  ["a page without its permission", "pages.noAccess", "Бу саҳифа кўришга рўхсат берилмаган"],
  ["leaving", "kernel.account.signOutQuestion", "Тизимдан чиқишни хоҳлайсизми?"],
  ["signing in", "auth.password.wrong", "Логин ёки пароль нотугри!"],
  ["signing in, as the server says it", "error.bad_credentials", "Логин ёки пароль нотугри!"],
  ["copying", "ui.copied", "Кўчирилди"],
  ["an empty table", "tables.empty", "Жадвалда маълумот йўқ"],
  ["a search without results", "ui.noResults", "Натижа топилмади"],
  ["a failure of the server", "ui.serverTitle", "Серверда хатолик"],
  ["a saved record", "forms.saved", "Маълумотлар сақланди"],
  ["an import", "overlays.import.done", "Маълумотлар импорт қилинди"],
  ["an import that failed", "overlays.import.failed", "Маълумотлар импорт қилишда хатолик"],
  ["§5, a box that must be ticked", "check.checkbox", "Танлаш керак"],
  ["§5, a password", "check.password", "Парол 6та дан кам бўлмаслиги керак"],
  ["§5, a required field", "check.required", "Майдонни тўлдириш керак"],
  ["§5, JSON", "check.json", "Хато JSON киритилган"],
  ["§5, the earliest date", "check.minDate", "Сана {0} дан катта бўлиши керак"],
  ["§5, the latest date", "check.maxDate", "Сана {0} дан кичик бўлиши керак"],
  ["§5, the fewest files", "check.minCount", "Файллар сони {0} та ёки ундан кўп бўлиши керак"],
  ["§5, the most files", "check.maxCount", "Файллар сони {0} та ёки ундан кам бўлиши керак"],
  ["§5, the smallest value", "check.minValue", "Қиймат {0} дан катта ёки тенг бўлиши керак"],
  ["§5, the greatest value", "check.maxValue", "Қиймат {0} дан кичик ёки тенг бўлиши керак"],
  ["§5, the most items of a multi-select", "check.selectionCount", "{0} тадан кўп элемент танлаш мумкин эмас"],
  ["§5, the size of a file", "error.file_too_large", "Файл ўлчами {max} гача бўлиши мумкин"],
];

const all = await allTexts();
const specification = readFileSync(join(repositoryRoot, "docs/specification.md"), "utf8");

it.each(quoted)("LO54 the specification's text for %s (%s) is said to the letter", (_, key, text) => {
  expect(all.uz[key]).toBe(text);
});

it("LO54 the specification's English text for a file without a preview is said to the letter", () => {
  expect(all.en["overlays.preview.unavailable"]).toBe("This item can't be previewed");
});

it("LO54 each of these texts stands in docs/specification.md", () => {
  expect(quoted.map(([, , text]) => text.replace("{max}", "{0}")).filter((text) => !specification.includes(text))).toEqual([]);
});
