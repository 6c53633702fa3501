import { signal, type ReadonlySignal } from "@preact/signals-react";
import type { Command, OfferedCommand } from "#sdk/capabilities/commands.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";

interface Registered {
  readonly offer: OfferedCommand;
  readonly run: (input: unknown) => void;
}

/** What plugins offer to do, by `{plugin}:{id}`. */
export class CommandRegistry {
  readonly #offered = signal<readonly OfferedCommand[]>([]);
  /** In the order of registration: of several with one id the latest is executed. */
  readonly #registered = new Set<Registered>();

  readonly offered: ReadonlySignal<readonly OfferedCommand[]> = this.#offered;

  register(plugin: string, { id, title }: Command, run: (input: unknown) => void): Disposable {
    const registered: Registered = { offer: { id: `${plugin}:${id}`, title, plugin }, run };
    this.#registered.add(registered);
    this.#tell();
    return toDisposable(() => {
      this.#registered.delete(registered);
      this.#tell();
    });
  }

  /** @throws PlatonError `command_missing` */
  execute(id: string, input: unknown): void {
    const found = [...this.#registered].findLast(({ offer }) => offer.id === id);
    if (!found) throw new PlatonError("command_missing", "expected", { params: { command: id } });
    found.run(input);
  }

  #tell(): void {
    const latest = new Map([...this.#registered].map(({ offer }) => [offer.id, offer]));
    this.#offered.value = [...latest.values()];
  }
}
