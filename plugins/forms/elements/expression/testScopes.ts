import { asOperand } from "#core/decimal/asOperand.ts";
import { aggregateRows, type AggregateUse, type Purpose } from "#core/expressions/index.ts";
import type { Locale } from "#core/locale.ts";
import type { ExpressionScope as Scope } from "#sdk/capabilities/expressions.ts";
import type { ExpressionUser } from "#sdk/react/useExpressionUser.ts";
import type { FormulaScope } from "#sdk/wire.ts";

export type SampleRow = Readonly<Record<string, unknown>>;

export interface Surroundings {
  readonly purpose: Purpose;
  /** Whose expression it is. */
  readonly kind: FormulaScope["kind"];
  readonly fields: FormulaScope["fields"];
  /** The field that it sees as `value`. */
  readonly field: string | undefined;
  readonly user: ExpressionUser;
  readonly locale: Locale;
}

/** What an expression sees of a record, as forms and tables show it to theirs (docs/expressions.md). */
export function testScopes(rows: readonly SampleRow[], surroundings: Surroundings): Scope[] {
  return rows.map((row) => scopeOf(operands(row, surroundings.fields), surroundings));
}

/** Of a footer: its aggregates over all the records. */
export const footerScope = (rows: readonly SampleRow[], uses: readonly AggregateUse[]): Scope =>
  Object.fromEntries(uses.map((use) => [`${use.name}(${use.field})`, aggregateRows(rows, use)]));

function scopeOf(row: SampleRow, { purpose, kind, field, user, locale }: Surroundings): Scope {
  const value = field === undefined ? null : (row[field] ?? null);
  if (purpose === "cellFormat" || purpose === "formatCondition" || purpose === "formatColor") return { value, row, column: { id: field ?? "", title: field ?? "", dataField: field ?? null }, locale };
  if (kind === "tables") return { values: {}, value: null, row, user, params: {}, isNew: false };
  return { ...row, values: row, value, field: field ?? null, row, user, params: {}, isNew: false };
}

function operands(row: SampleRow, fields: Surroundings["fields"]): SampleRow {
  const numbers = fields.flatMap(({ name, type }) => (type === "number" ? [[name, asOperand(type, row[name])]] : []));
  return numbers.length === 0 ? row : { ...row, ...Object.fromEntries(numbers) };
}
