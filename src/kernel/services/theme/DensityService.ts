import { effect, signal, type ReadonlySignal } from "@preact/signals-react";
import { densities, type Density } from "#sdk/capabilities/theme.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import { DisposableStore } from "#sdk/plugin/DisposableStore.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";

/** How close rows and controls stand: the person's choice, shown as `data-density` on the root element. */
export class DensityService {
  readonly #storage: BrowserStorage;
  readonly #chosen = signal<Density>("compact");
  readonly current: ReadonlySignal<Density> = this.#chosen;

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
    this.#chosen.value = readStored(storage);
  }

  /** Shows the density, now and at each change, also those that another tab makes. */
  apply(root: HTMLElement): Disposable {
    const shown = new DisposableStore();
    shown.add(toDisposable(effect(() => void (root.dataset["density"] = this.#chosen.value))));
    shown.add(this.#storage.onOtherTab(() => void (this.#chosen.value = readStored(this.#storage))));
    return shown;
  }

  set(density: Density): void {
    this.#storage.set(storageKeys.density, density);
    this.#chosen.value = density;
  }
}

const readStored = (storage: BrowserStorage): Density =>
  densities.find((one) => one === storage.get(storageKeys.density)) ?? "compact";
