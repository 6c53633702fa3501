import type { Plain } from "#sandbox/protocol/index.ts";
import type { ComponentState } from "./ComponentState.ts";
import type { MountedComponent } from "./MountedComponent.ts";

const starting: ComponentState = { kind: "starting" };

/** One place on the page and what is mounted in it: another component each time that the source changes. */
export class RealmPlace {
  readonly #listeners = new Set<() => void>();
  #mounted: MountedComponent | undefined;
  #onField: MountedComponent["onField"];

  /** @returns what takes it away again */
  hold(mounted: MountedComponent): () => void {
    this.#mounted = mounted;
    mounted.onField = this.#onField;
    const stop = mounted.subscribe(() => this.#announce());
    return () => {
      stop();
      mounted.dispose();
      this.#mounted = undefined;
      this.#announce();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly readState = (): ComponentState => this.#mounted?.state ?? starting;

  setProps(props: Plain): void {
    this.#mounted?.setProps(props);
  }

  setFieldListener(onField: MountedComponent["onField"]): void {
    this.#onField = onField;
    if (this.#mounted) this.#mounted.onField = onField;
  }

  retry(): void {
    this.#mounted?.retry();
  }

  #announce(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
