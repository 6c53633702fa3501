import { computed, signal, type ReadonlySignal } from "@preact/signals-react";
import type { MenuItem } from "#contract/info.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { applyMenuOrder, moveInMenu, readMenuOrder, type MenuOrderNode, type MenuPlace } from "./menuOrder.ts";

const none: readonly MenuOrderNode[] = [];

/**
 * The menu in the order that the person gave it, in this browser (spec §4 Menu). Each move is made in the newest stored
 * order, so that of two tabs that reorder at once neither undoes what the other did.
 */
export class OrderedMenu {
  readonly #storage: BrowserStorage;
  readonly #order = signal<readonly MenuOrderNode[]>(none);
  readonly #isUnlocked = signal(false);

  readonly items: ReadonlySignal<readonly MenuItem[] | undefined>;
  /** Rows can be moved. */
  readonly isUnlocked: ReadonlySignal<boolean> = this.#isUnlocked;
  /** There is an order to give up. */
  readonly isChanged: ReadonlySignal<boolean> = computed(() => this.#order.value.length > 0);

  /** @param given the menu in the server's order */
  constructor(storage: BrowserStorage, given: ReadonlySignal<readonly MenuItem[] | undefined>) {
    this.#storage = storage;
    this.items = computed(() => given.value && applyMenuOrder(given.value, this.#order.value));
    this.#read();
  }

  /** Follows what other tabs do. */
  listen(): Disposable {
    return this.#storage.onOtherTab((key) => {
      if (key === undefined || key === storageKeys.menuOrder || key === storageKeys.isDraggingAllowed) this.#read();
    });
  }

  toggleLock(): void {
    this.#isUnlocked.value = !this.#isUnlocked.peek();
    this.#storage.set(storageKeys.isDraggingAllowed, String(this.#isUnlocked.peek()));
  }

  move(id: string, to: MenuPlace): void {
    // Another tab may have moved something that this one has not heard of yet.
    this.#read();
    const items = this.items.peek();
    if (!items || !this.#isUnlocked.peek()) return;
    this.#order.value = moveInMenu(items, id, to);
    this.#storage.setJson(storageKeys.menuOrder, this.#order.peek());
  }

  /** The server's order again. */
  reset(): void {
    this.#storage.remove(storageKeys.menuOrder);
    this.#order.value = none;
  }

  #read(): void {
    const order = readMenuOrder(this.#storage.getJson(storageKeys.menuOrder)) ?? none;
    if (JSON.stringify(order) !== JSON.stringify(this.#order.peek())) this.#order.value = order;
    this.#isUnlocked.value = this.#storage.get(storageKeys.isDraggingAllowed) === "true";
  }
}
