import type { FieldWork, KeptByField } from "#sdk/contributions/formElement.ts";
import type { FormRecord } from "#sdk/wire.ts";

type Report = Parameters<FieldWork["report"]>[0];

/** What the controls of one open form have begun and not ended, by field: saving waits for it, and leaving asks. */
export class FormWork {
  readonly #files: FieldWork["files"];
  readonly #fields = new Map<string, FieldWork>();
  readonly #kept = new Map<string, KeptByField>();
  readonly #reports = new Map<string, Report>();
  readonly #listeners = new Set<(field: string) => void>();

  /** @param files that the record's values name */
  constructor(files: FormRecord["files"] = {}) {
    this.#files = new Map(Object.entries(files));
  }

  /** The same for a field, however often it is drawn. */
  of(name: string): FieldWork {
    const known = this.#fields.get(name) ?? this.#begin(name);
    this.#fields.set(name, known);
    return known;
  }

  get isRunning(): boolean {
    return [...this.#reports.values()].includes("running");
  }

  isRunningIn(name: string): boolean {
    return this.#reports.get(name) === "running";
  }

  /** Key of the text that says why the field cannot be saved. */
  problemOf(name: string): string | undefined {
    const report = this.#reports.get(name);
    return typeof report === "object" ? report.problem : undefined;
  }

  /** Told of each field whose work has changed. */
  subscribe(listener: (field: string) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Resolves when nothing runs. */
  async settled(): Promise<void> {
    if (!this.isRunning) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (this.isRunning) return;
        stop();
        resolve();
      });
    });
  }

  /** The form is left: what runs is given up. */
  end(): void {
    for (const kept of this.#kept.values()) kept.dispose();
    this.#kept.clear();
  }

  #begin(name: string): FieldWork {
    return {
      files: this.#files,
      keep: <Kept extends KeptByField>(make: () => Kept): Kept => {
        const kept = this.#kept.get(name) ?? make();
        this.#kept.set(name, kept);
        return kept as Kept;
      },
      report: (state) => {
        this.#reports.set(name, state);
        for (const listener of [...this.#listeners]) listener(name);
      },
    };
  }
}
