import { expect, it } from "vitest";
import type { Cell } from "../reading/Cell.ts";
import { findHeading, headingAt } from "./findHeading.ts";

const heading = (...rows: Cell[][]) => findHeading(rows.map((cells, index) => ({ row: index + 1, cells })));

it("IM45 titles are the first row of words nearly from end to end; what stands above is the table's name", () => {
  expect(heading(["Код", "Номи"], ["1", "Тошкент"])).toEqual({ titleRow: 1, firstRow: 2, titles: ["Код", "Номи"], name: undefined });
  expect(heading(["2026 йилги рўйхат"], [null, "ҳолатига кўра"], ["№", " Номи\n(тўлиқ) ", "Сони", null], [1, "Тошкент", 5])).toEqual({ titleRow: 3, firstRow: 4, titles: ["№", "Номи (тўлиқ)", "Сони", ""], name: "2026 йилги рўйхат" });
  expect(heading(["Рўйхат", null, null, null], ["Номи", "2024", "2025", null], ["Тошкент", 5, 6, 7]).titles).toEqual([]);
  expect(heading(["Йил", "Номи", "Сони", 2025], [2024, "Тошкент", 5, 6])).toMatchObject({ titleRow: 1, titles: ["Йил", "Номи", "Сони", "2025"] });
});

it("IM45 a title that is merged over several columns stands before those of its parts; columns that are counted are no row", () => {
  const rows: Cell[][] = [["№", "Номи", "Манзили", null, "Сони"], [null, null, "Вилоят", "Туман", null], [1, 2, 3, 4, 5], [1, "Мактаб", "Бухоро", "Ғиждувон", 300]];
  expect(heading(...rows)).toMatchObject({ titleRow: 1, firstRow: 4, titles: ["№", "Номи", "Манзили: Вилоят", "Манзили: Туман", "Сони"] });
  expect(heading(["Номи", "Тури", "Изоҳ"], [null, "Янги", "матн"])).toMatchObject({ titleRow: 1, titles: ["Номи", "Тури", "Изоҳ"] });
});

it("IM45 a file that begins with its rows has no titles", () => {
  expect(heading(["1", "25,5", "12.05.2020"], ["2", "3", "13.05.2020"])).toEqual({ titleRow: 0, firstRow: 1, titles: [], name: undefined });
  expect(heading([1, { day: "2026-11-26" }], [2, { day: "2026-11-27" }])).toMatchObject({ titleRow: 0 });
});

it("IM96 titles that stand below lines of notes are those above values of another kind; years and days in order are titles", () => {
  const notes: Cell[][] = [["Кўп одамлар"], ["шунчаки", "чидай", "олмайди", null, "изоҳсиз", "ҳам"], ["ёки", "катак", null, null, null, "қўшмай"]];
  const day = (month: number): Cell => ({ day: `2026-0${month}-01` });
  expect(heading(...notes, ["Номи", "Касби", "Ёши", "Фарзанди", "Туғилган", "Вафоти"], ["Алишер", "шоир", 59, true, day(1), day(2)], ["Бобур", "подшоҳ", 47, true, day(1), day(2)]))
    .toMatchObject({ titleRow: 4, firstRow: 5, name: "Кўп одамлар", titles: ["Номи", "Касби", "Ёши", "Фарзанди", "Туғилган", "Вафоти"] });
  expect(heading(["Вилоят", 2023, 2024, 2025], ["Бухоро", 1, 2, 3])).toMatchObject({ titleRow: 1, titles: ["Вилоят", "2023", "2024", "2025"] });
  expect(heading(["Вилоят", day(1), day(2), day(3)], ["Бухоро", 1, 2, 3])).toMatchObject({ titleRow: 1, titles: ["Вилоят", "01.01.2026", "01.02.2026", "01.03.2026"] });
  // A second table beside the first is wider than its titles; a word below titles makes no titles of its row.
  expect(heading(["Узунлиги", "Эни"], [1, 2, null, "Қатор", "Йиғинди", "Ўртача"], [3, 4, null, "а", 5, 6])).toMatchObject({ titleRow: 1 });
  expect(heading(["Номи", "Сони"], ["Қалам", "йўқ"], ["Дафтар", 5], ["Ручка", 7])).toMatchObject({ titleRow: 1 });
});

it("IM45 the titles of parts are found below those that they belong to, though they are more; a blank line may stand below them", () => {
  expect(heading(["Манзил", null, "Алоқа", null], ["Вилоят", "Туман", "Телефон", "Почта"], ["Бухоро", "Олот", 1, 2])).toMatchObject({ titleRow: 1, firstRow: 3, titles: ["Манзил: Вилоят", "Манзил: Туман", "Алоқа: Телефон", "Алоқа: Почта"] });
  expect(findHeading([{ row: 3, cells: ["Номи", "Сони"] }, { row: 5, cells: ["Қалам", 7] }])).toMatchObject({ titleRow: 3, firstRow: 5 });
});

it("IM97 titles stand in the row that a person says, or nowhere", () => {
  const rows = [["Изоҳ", "Сана"], ["Номи", "Сони"], ["Қалам", 7]].map((cells, index) => ({ row: index + 1, cells }));
  expect(headingAt(rows, 2)).toEqual({ titleRow: 2, firstRow: 3, titles: ["Номи", "Сони"], name: undefined });
  expect(headingAt(rows, 0)).toEqual({ titleRow: 0, firstRow: 1, titles: [], name: undefined });
  expect(headingAt(rows, 9)).toEqual({ titleRow: 9, firstRow: 10, titles: [], name: undefined });
});

it("IM96 what stands again below is a value, and behind rows of values are no titles", () => {
  expect(heading(["A", "01", "Қишлоқ хўжалиги"], ["A", "01.1", "Деҳқончилик"])).toMatchObject({ titleRow: 0, firstRow: 1 });
  expect(heading(["Номи", "Тури"], ["Мактаб", "Давлат"], ["Номи", "Тури"], ["Боғча", "Давлат"])).toMatchObject({ titleRow: 1 });
  expect(heading([1, 2], [3, 4], ["ҲА", "ЙЎҚ"])).toMatchObject({ titleRow: 0 });
  expect(heading(["Сана", "%"], ["2024 — 2025", "14"])).toMatchObject({ titleRow: 1, titles: ["Сана", "%"] });
});
