import { effect, signal, type ReadonlySignal } from "@preact/signals-react";
import { toDisposable } from "#sdk/plugin/Disposable.ts";
import { DisposableStore } from "#sdk/plugin/DisposableStore.ts";
import { writeAddress } from "../../services/router/Address.ts";
import type { KernelServices } from "../KernelServices.ts";
import type { ShellTitle } from "../layout/ShellTitle.ts";
import type { RecentPlaces } from "./RecentPlaces.ts";

/** Whether the palette is open, and what it remembers. Its own code is loaded when it is first opened. */
export class PaletteState {
  readonly #isOpen = signal(false);
  readonly isOpen: ReadonlySignal<boolean> = this.#isOpen;
  readonly recent: RecentPlaces;

  constructor(recent: RecentPlaces) {
    this.recent = recent;
  }

  open(): void {
    this.#isOpen.value = true;
  }

  close(): void {
    this.#isOpen.value = false;
  }

  /** Ctrl or Cmd and K opens and closes it for whoever is signed in; the places where they were are noted. */
  follow({ session, location, bus }: KernelServices, title: ShellTitle): DisposableStore {
    const pressed = (event: KeyboardEvent): void => {
      // Whose user is still on the way has pressed early, not in vain.
      if (!isPaletteKey(event) || session.state.peek() === "guest") return;
      event.preventDefault();
      this.#isOpen.value = !this.#isOpen.peek();
    };
    window.addEventListener("keydown", pressed);
    const store = new DisposableStore();
    store.add(toDisposable(() => window.removeEventListener("keydown", pressed)));
    // A screen takes its heading back as it goes, so a heading always belongs to the present path.
    store.add(toDisposable(effect(() => {
      const heading = title.heading.value;
      if (heading === undefined || heading.isPlace === false || session.user.peek() === undefined) return;
      const { path, query } = location.visible.peek();
      this.recent.note({ title: heading.title, href: writeAddress({ path, query, modals: [] }) });
    })));
    store.add(bus.on("AfterLogout", () => this.close()));
    return store;
  }
}

/** By the place of the key, so that it works in every layout. */
const isPaletteKey = (event: KeyboardEvent): boolean =>
  event.code === "KeyK" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
