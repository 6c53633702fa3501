import type { ImportProblem } from "#contract/import.ts";
import type { ReadRow } from "./reading/Cell.ts";

/** What a file of errors takes: rows, and characters of them all. */
const most = { rows: 20_000, characters: 20_000_000 } as const;

export interface BadRow {
  readonly source: ReadRow;
  readonly problems: ImportProblem[];
}

/** Rows in which something is wrong, as the file has them, with all that is wrong. A problem that was told is none again. */
export class BadRows {
  titles: readonly string[] = [];
  readonly rows = new Map<number, BadRow>();
  /** Those that nobody wrote down yet. */
  readonly news = new Set<BadRow>();
  /** One for which there was no room; each is told of before the next is. */
  #beyond: BadRow | undefined;
  #characters = 0;
  #count = 0;
  #problems = 0;

  /** All of them. */
  get count(): number {
    return this.#count;
  }

  get problems(): number {
    return this.#problems;
  }

  /** Whether it is new. */
  add(source: ReadRow, problem: ImportProblem): boolean {
    const known = this.rows.get(source.row) ?? (this.#beyond?.source.row === source.row ? this.#beyond : this.#begin(source));
    if (known.problems.some((one) => one.column === problem.column && one.message === problem.message)) return false;
    known.problems.push(problem);
    if (known !== this.#beyond) this.news.add(known);
    this.#problems += 1;
    return true;
  }

  #begin(source: ReadRow): BadRow {
    const row = { source, problems: [] };
    this.#count += 1;
    this.#characters += source.cells.reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 10), 0);
    if (this.rows.size < most.rows && this.#characters < most.characters) this.rows.set(source.row, row);
    else this.#beyond = row;
    return row;
  }
}
