import type { CallContext } from "../../http/CallContext.ts";
import { recordAudit } from "../audit/index.ts";
import type { RowCounter } from "./RowCounter.ts";
import { noteEnd, noteProgress } from "./tickets.ts";

/** Milliseconds between two looks at the ticket. */
const lookEvery = 1_000;

interface RunOptions {
  readonly context: CallContext;
  readonly resource: string;
  /** Of the ticket; undefined for a program with a bearer. */
  readonly ticketId: string | undefined;
  /** Counted before. */
  readonly counted: number | undefined;
  /** Whether its owner would be given it now. */
  readonly isAllowed: () => Promise<boolean>;
}

/** One file on its way out: how far it is, and whether anybody still wants it. */
export class ExportRun implements RowCounter {
  readonly #options: RunOptions;
  readonly #end = new AbortController();
  readonly #timer: NodeJS.Timeout | undefined;
  #written = 0;
  #lines = 0;
  #shortened = 0;
  #isOver = false;

  constructor(options: RunOptions) {
    this.#options = options;
    const { ticketId, context } = options;
    this.#timer = setInterval(() => void this.#look(ticketId), lookEvery).unref();
    context.signal.addEventListener("abort", () => this.stop(), { once: true });
  }

  /** Aborted when nobody takes the file any more. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  wrote({ rows = 0, lines = 0, shortened = 0 }: { rows?: number; lines?: number; shortened?: number }): void {
    this.#written += rows;
    this.#lines += lines;
    this.#shortened += shortened;
  }

  stop(): void {
    this.#end.abort(new Error("nobody takes the export any more"));
  }

  /** Once, with the last byte or in place of it: what became of the file is told to its owner, and stands in the audit record. */
  async over(state: "done" | "failed"): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    clearInterval(this.#timer);
    const { context, resource, ticketId, counted } = this.#options;
    const how = { written: this.#written, shortened: this.#shortened };
    const isOther = state === "done" && counted !== undefined && counted !== this.#written;
    // Rows that came or went between the count and the file are no fault, and are told.
    const details = { action: "export", state, counted, ...how, ...(this.#lines > this.#written && { lines: this.#lines }), ...(isOther && { changedMeanwhile: this.#written - counted }) };
    await recordAudit(context.services.database.sql, context, { event: "custom", object: `export:${resource}`, details });
    if (ticketId !== undefined) await noteEnd(context, { id: ticketId, ...how }, state);
  }

  async #look(id: string | undefined): Promise<void> {
    const { context, isAllowed } = this.#options;
    const isWanted = id === undefined || (await noteProgress(context, { id, written: this.#written, shortened: this.#shortened }).catch(() => true));
    if (!(isWanted && (await isAllowed().catch(() => true))) && !this.#isOver) this.stop();
  }
}
