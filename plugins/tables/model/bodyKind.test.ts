import { expect, it } from "vitest";
import { aColumn, aTable } from "../testing/testTable.ts";
import { bodyKind } from "./bodyKind.ts";
import { columnModel } from "./columnModel.ts";
import type { TableConfig } from "#sdk/wire.ts";

const kindOf = (more: Partial<TableConfig>, { isNarrow = false, isAsCards = false } = {}): string => {
  const config = aTable({ columns: [aColumn("a"), aColumn("b")], ...more });
  return bodyKind(config, columnModel(config, { isNarrow }), { groupBy: config.groupBy, isAsCards });
};

it("T600 a plain table is drawn on a canvas; pins at the right, groups, split rows, texts of several lines, cells of components and rows with child tables are elements", () => {
  expect([kindOf({}), kindOf({ leftFixed: 1 })]).toEqual(["canvas", "canvas"]);
  expect(kindOf({ rightFixed: 1 })).toBe("rows");
  expect(kindOf({ groupBy: ["a"] })).toBe("rows");
  expect(kindOf({ splitRowsBy: "a" })).toBe("rows");
  expect(kindOf({ columns: [aColumn("a", { dataNowrap: false })] })).toBe("rows");
  expect(kindOf({ columns: [aColumn("a", { cellFormat: "component:Stages" })] })).toBe("rows");
  expect(kindOf({ levels: [{ level: 2, table: "b", parentField: "a" }] })).toBe("rows");
});

it("T600 on a narrow window nothing is pinned, so the canvas draws", () => {
  expect(kindOf({ rightFixed: 1 }, { isNarrow: true })).toBe("canvas");
});
