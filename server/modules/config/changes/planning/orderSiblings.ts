import { entityOf } from "../../entities/entities.ts";
import type { EntityRow } from "../../entities/entityRows.ts";
import type { TextRow } from "../../text/shapes/textRows.ts";

const step = 10;

/**
 * The `sortOrder` of every row whose entity has one. Siblings that already stand in the order of the text keep their
 * numbers, whichever a person gave them; otherwise all of them are numbered anew.
 */
export function orderSiblings(
  rows: readonly TextRow[], find: (row: TextRow) => EntityRow | undefined
): Map<TextRow, number> {
  const orders = new Map<TextRow, number>();
  for (const siblings of groupSiblings(rows).values()) {
    const present = siblings.map((row) => find(row));
    const numbers = present.map((row) => Number(row?.values["sortOrder"] ?? Number.NaN));
    const keys = siblings.map(({ key }) => key);
    const isKept = numbers.every((number, index) => {
      const before = numbers[index - 1];
      if (Number.isNaN(number)) return false;
      return before === undefined || before < number || (
        before === number && (keys[index - 1] ?? "") < (keys[index] ?? "")
      );
    });
    for (const [index, row] of siblings.entries()) orders.set(row, isKept ? (numbers[index] ?? 0) : (index + 1) * step);
  }
  return orders;
}

function groupSiblings(rows: readonly TextRow[]): Map<string, TextRow[]> {
  const groups = new Map<string, TextRow[]>();
  for (const row of rows) {
    const { orderField, ownerField } = entityOf(row.entity);
    if (orderField === undefined) continue;
    const name = [row.entity, ownerField === undefined ? "" : row.object, row.parentKey ?? ""].join("|");
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return groups;
}
