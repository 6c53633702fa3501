import { createHash } from "node:crypto";
import type { CompiledQuery } from "kysely";

export interface Figures {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** When they were asked for, in milliseconds since 1970. */
  readonly at: number;
}

interface Known {
  readonly answer: Promise<Figures>;
  readonly at: number;
  /** Characters of the rows, once they are there. */
  size: number;
}

const mostKept = 2_000;
const mostCharacters = 32 * 1024 * 1024;
const mostOfOne = 2 * 1024 * 1024;

/**
 * What metrics found, kept on this node, by the statement with its bound values: whoever sees the
 * same rows shares an answer, and nobody else does. Who asks while it is on its way waits for the same, if it is young enough.
 */
export class KeptFigures {
  readonly #now: () => Date;
  /** The one that was asked for longest ago comes first. */
  readonly #known = new Map<string, Known>();
  #characters = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** @param lifetime seconds */
  async answer({ statement, lifetime }: { statement: CompiledQuery; lifetime: number }, ask: () => Promise<Figures["rows"]>): Promise<Figures> {
    const key = createHash("sha256").update(JSON.stringify([statement.sql, statement.parameters])).digest("base64");
    const at = this.#now().getTime();
    const known = this.#known.get(key);
    if (known !== undefined && at - known.at < lifetime * 1000) return await known.answer;
    this.#forget(key);
    const answer = ask().then((rows) => ({ rows, at }));
    const made: Known = { answer, at, size: 0 };
    this.#known.set(key, made);
    return await answer.then(
      (figures) => {
        this.#keep(key, made, figures);
        return figures;
      },
      (error: unknown) => {
        if (this.#known.get(key) === made) this.#forget(key);
        throw error;
      },
    );
  }

  #keep(key: string, made: Known, figures: Figures): void {
    if (this.#known.get(key) !== made) return;
    made.size = JSON.stringify(figures.rows).length;
    this.#characters += made.size;
    if (made.size > mostOfOne) this.#forget(key);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= mostKept && this.#characters <= mostCharacters) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#characters -= this.#known.get(key)?.size ?? 0;
    this.#known.delete(key);
  }
}
