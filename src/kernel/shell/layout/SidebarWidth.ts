import { effect, signal, type ReadonlySignal } from "@preact/signals-react";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { BrowserStorage } from "../../services/storage/BrowserStorage.ts";
import { storageKeys } from "../../services/storage/storageKeys.ts";

/** In CSS pixels: the drawing's width, and what is still usable. */
export const sidebarWidths = { usual: 264, least: 200, most: 480 };

/** How wide the person has drawn the sidebar; remembered in this browser. */
export class SidebarWidth {
  readonly #storage: BrowserStorage;
  readonly #width = signal(sidebarWidths.usual);
  readonly value: ReadonlySignal<number> = this.#width;

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
    this.#width.value = kept(Number(storage.get(storageKeys.sidebarWidth) ?? sidebarWidths.usual));
  }

  /** Shows the width, now and at each change, as the token that the layout is made of. */
  apply(place: HTMLElement): Disposable {
    return toDisposable(effect(() => place.style.setProperty("--sidebar-width", `${this.#width.value}px`)));
  }

  /** @param isDone it rests there, and may be kept */
  set(width: number, isDone: boolean): void {
    this.#width.value = kept(width);
    if (!isDone) return;
    if (this.#width.peek() === sidebarWidths.usual) this.#storage.remove(storageKeys.sidebarWidth);
    else this.#storage.set(storageKeys.sidebarWidth, String(this.#width.peek()));
  }
}

const kept = (width: number): number =>
  Number.isFinite(width) ? Math.round(Math.min(sidebarWidths.most, Math.max(sidebarWidths.least, width))) : sidebarWidths.usual;
