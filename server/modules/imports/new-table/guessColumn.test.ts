import { describe, expect, it } from "vitest";
import type { Cell } from "../reading/Cell.ts";
import { ColumnProfile } from "./ColumnProfile.ts";
import { distinctTitles, guessColumn, type ColumnGuess } from "./guessColumn.ts";

function guess(title: string, cells: readonly Cell[]): ColumnGuess {
  const profile = new ColumnProfile();
  for (const cell of cells) profile.add(cell);
  return guessColumn(title, profile, cells.length);
}

const kind = (title: string, cells: readonly Cell[]): string => guess(title, cells).kind;
const times = (count: number, cell: (index: number) => Cell): Cell[] => Array.from({ length: count }, (_, index) => cell(index));

describe("what a column of a file is", () => {
  it.each<[string, string, string, Cell[]]>([
    ["whole numbers", "int", "Сони", [1, 20, 300]],
    ["whole numbers with spaces, and sums with a currency", "int", "Нархи", ["1 200", "25 000 сўм", "7"]],
    ["decimals with a comma and spaces", "decimal", "Сумма", ["1 234,50", "12", "0,5"]],
    ["a minus, brackets of bookkeeping", "decimal", "Қолдиқ", ["-12,5", "(3,25)", "0"]],
    ["days DD.MM.YYYY", "date", "Сана", ["26.11.2026", "1.2.2020 й.", "31.12.1999 г."]],
    ["days of a spreadsheet", "date", "Сана", [{ day: "2026-11-26" }, { day: "1908-04-08" }]],
    ["days of ISO", "date", "Date", ["2026-11-26", "2026-01-02"]],
    ["days with a time, and some without", "datetime", "Вақти", ["26.11.2026 10:30", "27.11.2026"]],
    ["moments of a spreadsheet", "datetime", "Вақти", [{ moment: "2026-11-26T09:30:00" }, { day: "2026-11-26" }]],
    ["times", "time", "Соат", ["09:30", "8:15", "23:59:59"]],
    ["times of a spreadsheet", "time", "Соат", [{ time: "09:30:00" }]],
    ["hours beyond a day", "text", "Давомийлиги", [{ time: "30:00:00" }, { time: "31:00:00" }]],
    ["yes and no of a spreadsheet", "boolean", "Фаол", [true, false]],
    ["yes and no in words", "boolean", "Пойтахт", ["Ҳа", "йўқ", "Ҳа"]],
    ["yes and no in Russian", "boolean", "Активен", ["Да", "нет"]],
    ["pluses and dashes", "boolean", "Келди", ["+", "-", "+"]],
    ["1 and 0", "int", "Болалар сони", [1, 0, 1, 0]],
    ["1 and 0 of csv", "int", "Ҳолат", ["1", "0", "1"]],
    ["1 and 0 below a question", "boolean", "Фаолми?", [1, 0, 1]],
    ["1 and 0 below ҳа/йўқ", "boolean", "Тўланган (ҳа/йўқ)", ["1", "0"]],
    ["1 and 0 below is_", "boolean", "is_active", [1, 0]],
    ["dashes alone", "text", "Изоҳ", ["-", "-"]],
    ["texts", "text", "Номи", ["Тошкент", "Самарқанд"]],
    ["numbers among words", "text", "Уй", ["12", "14а", "7"]],
    ["days among numbers", "text", "Аралаш", ["26.11.2026", "5", "x"]],
    ["leading zeros", "text", "Рақами", ["007", "120", "001"]],
    ["telephones with a plus", "text", "Алоқа", ["+998901234567", "+998711234567"]],
    ["telephones by their title", "text", "Телефон рақами", [901234567, 935556677]],
    ["telephones with the country", "text", "Алоқа", [998901234567, 998935556677]],
    ["numbers of taxpayers by their title", "text", "СТИР", [301234567, 4]],
    ["numbers of taxpayers by their form", "text", "Ташкилот", ["301234567", "204567891"]],
    ["sums of nine digits", "int", "Сумма", [301234500, 204567000]],
    ["PINFL", "text", "x", [31203851234567, 41203851234568]],
    ["accounts of twenty digits", "text", "Ҳисоб", ["20208000900123456001", "20208000900123456002"]],
    ["codes with an exponent's letter", "text", "Модел", ["12E3", "4E5"]],
    ["codes below «Код»", "text", "Код", [1, 2, 3]],
    ["percentages", "text", "Улуши", ["15%", "12,5%"]],
    ["percentages of a spreadsheet", "decimal", "Улуши", [0.15, 0.125]],
    ["nothing", "text", "Бўш", [null, "", " "]],
    ["errors alone", "text", "Хато", [{ error: "#REF!" }]],
    ["long texts", "longText", "Изоҳ", ["а".repeat(201)]],
    ["texts of several lines", "longText", "Манзил", ["Тошкент\nЧилонзор"]],
    ["a number that is no number of ours", "decimal", "Қиймат", ["1,234", "5"]],
  ])("IM41 %s: %s", (_said, expected, title, cells) => expect(kind(title, cells)).toBe(expected));

  it("IM41 a decimal keeps as many digits as its values have, a long text has room for the longest", () => {
    expect(guess("Нархи", ["1,5", "2,125", 3]).scale).toBe(3);
    expect(guess("Нархи", ["1,50", "2 300,10", "3,00"]).scale).toBe(2);
    expect(guess("Нархи", [0.1 + 0.2, 1.5]).scale).toBe(1);
    expect(guess("Изоҳ", ["а".repeat(12_345)]).maxLength).toBe(20_000);
    expect(guess("Изоҳ", ["а".repeat(500)]).maxLength).toBeUndefined();
  });

  it("IM42 few values that stand there again and again are a list, whatever their letters; many, long or single ones are none", () => {
    expect(guess("Ҳолати", times(12, (index) => ["Янги", "ЯНГИ", "Эски", "Ёпиқ"][index % 4] ?? ""))).toMatchObject({ kind: "choice", options: ["Янги", "Эски", "Ёпиқ"] });
    expect(kind("Ҳолати", ["Янги", "Эски", "Янги"])).toBe("text");
    expect(kind("Ҳолати", times(60, () => "Янги"))).toBe("text");
    expect(kind("Номи", times(60, (index) => `Номи ${index % 30}`))).toBe("text");
    expect(kind("Изоҳ", times(60, (index) => `${index % 2} ${"сўз ".repeat(20)}`))).toBe("text");
  });

  it("IM43 one value of fifty may be of another kind: it is counted; below that, and where digits would be lost, the column is a text", () => {
    expect(guess("Сони", [...times(99, (index) => index), "йўқ"])).toMatchObject({ kind: "int", misfits: 1, isRequired: false });
    expect(guess("Сони", [...times(20, (index) => index), "йўқ"])).toMatchObject({ kind: "text", misfits: 0 });
    expect(guess("Сони", [...times(999, (index) => String(index + 1)), "007"])).toMatchObject({ kind: "text", misfits: 0 });
    expect(guess("Сони", [1, 2, { error: "#REF!" }])).toMatchObject({ kind: "int", misfits: 1, isRequired: false });
    expect(guess("Номи", ["а", { error: "#N/A" }])).toMatchObject({ kind: "text", misfits: 1 });
  });

  it("IM44 what every row has is required, but no yes or no, and no number of the row", () => {
    expect(guess("Номи", ["а", "б"]).isRequired).toBe(true);
    expect(guess("Номи", ["а", " "]).isRequired).toBe(false);
    expect(guess("Фаол", [true, false]).isRequired).toBe(false);
    expect(guess("№", [1, 2, 3])).toMatchObject({ kind: "int", isRequired: false, isUnique: false });
    expect(guess("Т/р", ["1", "2", "3"])).toMatchObject({ isRequired: false, isUnique: false });
  });

  it("IM44 a key is what no two rows have, and what is called or looks like one: not every name that happens to be there once", () => {
    expect(guess("СТИР", [301234567, 204567891, 302223334]).isUnique).toBe(true);
    expect(guess("ID", [5, 9, 12]).isUnique).toBe(true);
    expect(guess("Шартнома", ["A-12", "A-13", "B-1"]).isUnique).toBe(true);
    expect(guess("Почта", ["a@b.uz", "c@d.uz", "e@f.uz"]).isUnique).toBe(true);
    expect(guess("СТИР", [301234567, 204567891, 301234567]).isUnique).toBe(false);
    expect(guess("СТИР", [301234567, 204567891, null]).isUnique).toBe(false);
    expect(guess("Номи", ["Тошкент", "Самарқанд", "Бухоро"]).isUnique).toBe(false);
    expect(guess("Аҳолиси", [10, 20, 30]).isUnique).toBe(false);
    expect(guess("Телефон", ["901234567", "901234568", "901234569"]).isUnique).toBe(false);
    expect(guess("ID", [5, 9]).isUnique).toBe(false);
  });

  it("IM44 where too many values would be kept nobody says that they are a key", () => {
    const profile = new ColumnProfile();
    for (const cell of [1, 2, 3]) profile.add(cell);
    profile.forgetSeen();
    expect(guessColumn("ID", profile, 3).isUnique).toBe(false);
  });

  it("IM45 titles that are there twice are told apart, and those that are empty stay so", () => {
    expect(distinctTitles(["Номи", "номи", "", "Номи", "Номи (2)", ""])).toEqual(["Номи", "номи (2)", "", "Номи (3)", "Номи (2) (2)", ""]);
  });
});

it("IM99 what was worked out is a decimal with as many digits as a field keeps; where a dash or NaN stands there is no number, and no need of one", () => {
  expect(guess("Ўртача", [8.33333333333333, 1.04139268515823, 25])).toMatchObject({ kind: "decimal", scale: 12, misfits: 0, isRequired: true });
  expect(guess("Ўртача", ["1.19706226e+03", "4.43716708e+02"])).toMatchObject({ kind: "decimal", scale: 6 });
  expect([kind("Ҳиссаси", [1.23456789012345e-9, 0.5]), kind("Коди", ["12E5", "13E7"])]).toEqual(["text", "text"]);
  expect(guess("Сони", [5, "-", 7, "NaN"])).toMatchObject({ kind: "int", misfits: 0, isRequired: false });
  expect([kind("Сана", ["01.02.2026", "—"]), kind("Изоҳ", ["-", "n/a"]), kind("Изоҳ", ["-", "матн"])]).toEqual(["date", "text", "text"]);
});
