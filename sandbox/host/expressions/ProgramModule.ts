import { libraryNames } from "#core/expressions/functions/expressionLibrary.ts";
import { readProgram, type Insertion, type ProgramReads } from "#core/expressions/program/readProgram.ts";
import { programScheme } from "#sandbox/protocol/index.ts";

/** A place in the author's source, both numbers from 1. */
export interface ProgramPlace {
  readonly line: number;
  readonly column: number;
}

/** A program as a module of the expression realm. */
export class ProgramModule {
  readonly code: string;
  readonly reads: ProgramReads;
  readonly #head: string;
  readonly #insertion: Insertion | undefined;

  /** @param names what the scope may have */
  constructor(source: string, { number, names }: { number: number; names: ReadonlySet<string> }) {
    const { body, insertion, reads } = readProgram(source, names);
    // Inner names win: a field of the scope that is called like a function of the library hides it.
    const library = libraryNames.filter((name) => !names.has(name));
    this.#head = `export default function ({ ${[...reads.keys()].join(", ")} }, { ${library.join(", ")} }) {`;
    this.#insertion = insertion;
    this.reads = reads;
    this.code = `${this.#head}${body}\n}\n//# sourceURL=${programScheme}${number}\n`;
  }

  /** A place of the module in the author's source; undefined where it is not known. */
  findPlace({ line, column }: ProgramPlace): ProgramPlace | undefined {
    if (line === 0) return undefined;
    const inBody = line === 1 ? column - this.#head.length : column;
    const { line: at, column: from, length } = this.#insertion ?? { line: 0, column: 0, length: 0 };
    return { line, column: Math.max(1, line === at && inBody > from ? inBody - length : inBody) };
  }
}
