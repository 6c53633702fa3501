import { expect, it } from "vitest";
import type { Cell } from "../reading/Cell.ts";
import { findHeading } from "./findHeading.ts";

const heading = (...rows: Cell[][]) => findHeading(rows.map((cells, index) => ({ row: index + 1, cells })));

it("IM45 titles are the first row of words nearly from end to end; what stands above is the table's name", () => {
  expect(heading(["Код", "Номи"], ["1", "Тошкент"])).toEqual({ row: 1, titles: ["Код", "Номи"], name: undefined });
  expect(heading(["2026 йилги рўйхат"], [null, "ҳолатига кўра"], ["№", " Номи\n(тўлиқ) ", "Сони", null], [1, "Тошкент", 5])).toEqual({ row: 3, titles: ["№", "Номи (тўлиқ)", "Сони", ""], name: "2026 йилги рўйхат" });
  expect(heading(["Рўйхат", null, null, null], ["Номи", "2024", "2025", null], ["Тошкент", 5, 6, 7]).titles).toEqual([]);
  expect(heading(["Йил", "Номи", "Сони", 2025], [2024, "Тошкент", 5, 6])).toMatchObject({ row: 1, titles: ["Йил", "Номи", "Сони", "2025"] });
});

it("IM45 a title that is merged over several columns stands before those of its parts; columns that are counted are no row", () => {
  const rows: Cell[][] = [["№", "Номи", "Манзили", null, "Сони"], [null, null, "Вилоят", "Туман", null], [1, 2, 3, 4, 5], [1, "Мактаб", "Бухоро", "Ғиждувон", 300]];
  expect(heading(...rows)).toMatchObject({ row: 3, titles: ["№", "Номи", "Манзили: Вилоят", "Манзили: Туман", "Сони"] });
  expect(heading(["Номи", "Тури", "Изоҳ"], [null, "Янги", "матн"])).toMatchObject({ row: 1, titles: ["Номи", "Тури", "Изоҳ"] });
});

it("IM45 a file that begins with its rows has no titles", () => {
  expect(heading(["1", "25,5", "12.05.2020"], ["2", "3", "13.05.2020"])).toEqual({ row: 0, titles: [], name: undefined });
  expect(heading([1, { day: "2026-11-26" }], [2, { day: "2026-11-27" }])).toMatchObject({ row: 0 });
});
