import { footerWord, readFooterWords } from "#core/expressions/index.ts";
import type { FooterFormula } from "#core/expressions/footers/FooterSet.ts";
import { splitParts } from "#core/links/splitParts.ts";
import type { Column } from "../../config/index.ts";
import { leafColumns } from "../leafColumns.ts";

/** One footer of one column, `name` being its data field. */
export interface ColumnFooter extends FooterFormula {
  readonly column: Column;
}

/**
 * The footer formulas of a table by footer row: parts between vertical bars stand below one another (spec §9), an empty
 * part leaves its row free. The name of an aggregate alone is that of the column's own field.
 */
export function columnFooters(columns: readonly Column[]): ColumnFooter[][] {
  const rows: ColumnFooter[][] = [];
  for (const column of leafColumns(columns)) {
    const { dataField, footer, sumType } = column;
    const text = footer ?? sumType ?? "";
    if (dataField === undefined || text === "") continue;
    for (const [index, part] of splitParts(text).entries()) {
      const word = footerWord(part);
      const formula = word === undefined ? readFooterWords(part) : `${word}(${JSON.stringify(dataField)})`;
      (rows[index] ??= []);
      if (part !== "") rows[index].push({ name: dataField, formula, column });
    }
  }
  return rows;
}
