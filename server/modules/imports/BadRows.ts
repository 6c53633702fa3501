import type { ImportProblem } from "#contract/import.ts";
import type { ReadRow } from "./reading/Cell.ts";

/** Rows that a file of errors takes. */
const mostRows = 20_000;

/** Rows in which something is wrong, as the file has them, with all that is wrong. A problem that was told is none again. */
export class BadRows {
  titles: readonly string[] = [];
  readonly rows = new Map<number, { readonly source: ReadRow; readonly problems: ImportProblem[] }>();
  #problems = 0;

  get problems(): number {
    return this.#problems;
  }

  /** Whether it is new. */
  add(source: ReadRow, problem: ImportProblem): boolean {
    const known = this.rows.get(source.row) ?? { source: this.rows.size < mostRows ? source : { row: source.row, cells: [] }, problems: [] };
    this.rows.set(source.row, known);
    if (known.problems.some((one) => one.column === problem.column && one.message === problem.message)) return false;
    known.problems.push(problem);
    this.#problems += 1;
    return true;
  }
}
