import type { Expression, ExpressionPurpose, PurposeResults } from "#sdk/capabilities/expressions.ts";
import type { TableColumn, TableRow } from "#sdk/wire.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import { asOperand, withOperands } from "#core/decimal/asOperand.ts";
import type { Locale } from "#core/locale.ts";
import type { ExpressionsByColumn } from "./columnExpressions.ts";
import { shownColumn } from "./shownColumn.ts";
import { withoutFiles } from "./withoutFiles.ts";

type Answers = ReadonlyMap<Expression<ExpressionPurpose>, unknown>;

interface Program {
  readonly column: TableColumn;
  readonly expression: Expression<ExpressionPurpose>;
}

export interface CellProgramsOptions {
  readonly columns: readonly TableColumn[];
  /** Values of the rows with which expressions calculate. */
  readonly decimalFields?: readonly string[] | undefined;
  readonly expressions: ExpressionsByColumn;
  readonly locale: Locale;
}

/** Records whose last answers are kept, so that a changed row does not fall back to plain text in between. */
const keptRecords = 5_000;

/**
 * What the expressions of a table's cells say of its rows. Restricted ones answer at once; programs are asked for many
 * rows together, a batch for each column (X13), and count as their fall-back until then.
 */
export class CellPrograms {
  readonly #locale: Locale;
  readonly #decimals: readonly string[];
  readonly #operands = new WeakMap<TableRow, TableRow>();
  readonly #programs: readonly Program[];
  readonly #asked = new WeakMap<TableRow, Promise<void>>();
  readonly #answers = new WeakMap<TableRow, Answers>();
  readonly #lastOf = new Map<string, Answers>();
  readonly #listeners = new Set<(rows: readonly TableRow[]) => void>();

  constructor({ columns, decimalFields = [], expressions, locale }: CellProgramsOptions) {
    this.#locale = locale;
    this.#decimals = decimalFields;
    this.#programs = columns.flatMap((column) =>
      Object.values(expressions.get(column.id) ?? {})
        .filter((part: string | Expression<ExpressionPurpose>) => typeof part !== "string" && part.isProgram)
        .map((expression) => ({ column, expression: expression as Expression<ExpressionPurpose> })),
    );
  }

  evaluate<P extends ExpressionPurpose>(expression: Expression<P>, column: TableColumn, row: TableRow): PurposeResults[P] {
    if (!expression.isProgram) return expression.evaluate(this.#scope(column, row));
    const answers = this.#answers.get(row) ?? this.#lastOf.get(row.$id ?? "");
    return answers?.has(expression) ? (answers.get(expression) as PurposeResults[P]) : expression.fallback;
  }

  /** Whether everything is known of the row. */
  isAnswered(row: TableRow): boolean {
    return this.#programs.length === 0 || this.#answers.has(row);
  }

  /** Asks the programs for rows that they were not asked for, and waits for all; who listens is told of each answer. */
  async ask(rows: readonly TableRow[]): Promise<void> {
    if (this.#programs.length === 0) return;
    const fresh = rows.filter((row) => !this.#asked.has(row));
    const answer = fresh.length > 0 ? this.#evaluate(fresh) : undefined;
    for (const row of fresh) if (answer) this.#asked.set(row, answer);
    await Promise.all(new Set(rows.map((row) => this.#asked.get(row))));
  }

  subscribe(listener: (rows: readonly TableRow[]) => void): Disposable {
    this.#listeners.add(listener);
    return toDisposable(() => this.#listeners.delete(listener));
  }

  async #evaluate(asked: readonly TableRow[]): Promise<void> {
    const columns = await Promise.all(
      this.#programs.map(({ column, expression }) => expression.evaluateAll(asked.map((row) => this.#scope(column, row)))),
    );
    for (const [index, row] of asked.entries()) {
      this.#keep(row, new Map(this.#programs.map(({ expression }, program) => [expression, columns[program]?.[index]])));
    }
    for (const listener of this.#listeners) listener(asked);
  }

  #keep(row: TableRow, answers: Answers): void {
    this.#answers.set(row, answers);
    if (row.$id === undefined) return;
    if (this.#lastOf.size >= keptRecords) this.#lastOf.clear();
    this.#lastOf.set(row.$id, answers);
  }

  #scope(column: TableColumn, row: TableRow): Readonly<Record<string, unknown>> {
    const value = asOperand(column.type, row[column.dataField ?? ""] ?? null);
    return { value, row: this.#calculable(row), column: shownColumn(column), locale: this.#locale };
  }

  /** Once a row: each of its cells may ask several times. */
  #calculable(row: TableRow): TableRow {
    const known = this.#operands.get(row) ?? withOperands(withoutFiles(row), this.#decimals);
    this.#operands.set(row, known);
    return known;
  }
}
