import { computed, signal, type ReadonlySignal } from "@preact/signals-react";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { SidebarMode } from "#sdk/ui/shell/SidebarMode.ts";
import type { BrowserStorage } from "../../services/storage/BrowserStorage.ts";
import { storageKeys } from "../../services/storage/storageKeys.ts";
import { followedMenu, initialMenu, isCompact, keepsCollapsed, menuMode, mobileCloseDelay, toggledMenu, type MenuShape } from "./menuCollapse.ts";

/** The sidebar's shape, by the width of the window and the user's choice. */
export class MenuPanel {
  readonly #storage: BrowserStorage;
  readonly #width = signal(window.innerWidth);
  readonly #shape = signal<MenuShape>({ isCollapsed: false, isOpen: false });
  readonly #areToolsOpen = signal(false);

  readonly mode: ReadonlySignal<SidebarMode> = computed(() => menuMode(this.#shape.value, this.#width.value));
  readonly isOpen: ReadonlySignal<boolean> = computed(() => (this.mode.value === "drawer" ? this.#shape.value.isOpen : this.mode.value === "docked"));
  /** At 992 px and below the tools of the top bar are a panel of their own (spec §4 Menu). */
  readonly isCompact: ReadonlySignal<boolean> = computed(() => isCompact(this.#width.value));
  readonly areToolsOpen: ReadonlySignal<boolean> = computed(() => this.isCompact.value && this.#areToolsOpen.value);

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
    this.#begin();
  }

  /** Follows the width of the window: the shape begins anew only when a breakpoint is crossed. */
  listen(): Disposable {
    const resized = (): void => {
      const before = this.#width.peek();
      this.#width.value = window.innerWidth;
      if (bandOf(before) !== bandOf(window.innerWidth)) this.#begin();
    };
    window.addEventListener("resize", resized);
    return toDisposable(() => window.removeEventListener("resize", resized));
  }

  toggle(): void {
    this.#shape.value = toggledMenu(this.#shape.peek(), this.#width.peek());
    // Of the two mobile panels one is open at most (spec §4 Menu).
    if (this.#shape.peek().isOpen) this.closeTools();
    if (keepsCollapsed(this.#width.peek())) this.#storage.set(storageKeys.menuCollapsed, String(this.#shape.peek().isCollapsed));
  }

  /** The mobile panel of the top bar; only at 992 px and below. */
  toggleTools(): void {
    if (!this.isCompact.peek()) return;
    this.#areToolsOpen.value = !this.#areToolsOpen.peek();
    if (this.#areToolsOpen.peek()) this.close();
  }

  closeTools(): void {
    this.#areToolsOpen.value = false;
  }

  close(): void {
    this.#shape.value = { ...this.#shape.peek(), isOpen: false };
  }

  /** A link was followed. */
  follow(): void {
    const follow = (): void => void (this.#shape.value = followedMenu(this.#shape.peek(), this.#width.peek()));
    if (keepsCollapsed(this.#width.peek())) follow();
    else setTimeout(follow, mobileCloseDelay);
  }

  #begin(): void {
    const width = this.#width.peek();
    this.closeTools();
    if (!keepsCollapsed(width)) this.#storage.remove(storageKeys.menuCollapsed);
    this.#shape.value = initialMenu(width, this.#storage.get(storageKeys.menuCollapsed) === "true");
  }
}

const bandOf = (width: number): string => `${width >= 992} ${width > 768} ${isCompact(width)}`;
