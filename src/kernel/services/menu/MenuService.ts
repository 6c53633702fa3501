import { computed, signal, type ReadonlySignal } from "@preact/signals-react";
import type { MenuItem } from "#contract/info.ts";
import { failureKind } from "#sdk/errors/failureKind.ts";
import { isCancelled } from "#sdk/errors/PlatonError.ts";
import type { HttpClient } from "../http/HttpClient.ts";
import type { Log } from "../log/Log.ts";
import { pause } from "../state/pause.ts";
import { Rounds } from "../state/Rounds.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { activeTrail } from "./menuTree.ts";
import { OrderedMenu } from "./OrderedMenu.ts";
import { readMenu } from "./readMenu.ts";

export interface MenuServiceOptions {
  readonly http: Pick<HttpClient, "call">;
  readonly storage: BrowserStorage;
  readonly log: Log;
  readonly projectId: ReadonlySignal<string | undefined>;
  /** What plugins of the project add, behind the server's. */
  readonly added: ReadonlySignal<readonly MenuItem[]>;
}

/** Between two readings while the server starts, in milliseconds. */
const whileStarting = 3_000;
/** Letters of a record's title at most. */
const longestTitle = 300;

/** The menu as the server gives it, with what plugins add, in the person's order, and which of its items are unfolded. */
export class MenuService {
  readonly #options: MenuServiceOptions;
  readonly #loaded = signal<readonly MenuItem[] | undefined>(undefined);
  readonly #failure = signal<unknown>(undefined);
  readonly #unfolded = signal<ReadonlySet<string>>(new Set());
  readonly #folded = signal<ReadonlyMap<string, string>>(new Map());
  readonly #loading = new Rounds(async () => await this.#read());

  readonly order: OrderedMenu;
  #abort = new AbortController();

  /** Undefined while it loads for the first time. */
  readonly items: ReadonlySignal<readonly MenuItem[] | undefined>;
  /** Ids of the items that the project has a record of: an administrator can edit them. */
  readonly editable: ReadonlySignal<ReadonlySet<string>>;
  readonly failure: ReadonlySignal<unknown> = this.#failure;
  readonly unfolded: ReadonlySignal<ReadonlySet<string>> = this.#unfolded;
  /** Items that were folded over an active one, its id by theirs: they unfold by themselves on the way to another. */
  readonly folded: ReadonlySignal<ReadonlyMap<string, string>> = this.#folded;

  constructor(options: MenuServiceOptions) {
    this.#options = options;
    const given = computed(() => this.#loaded.value && [...this.#loaded.value, ...options.added.value]);
    this.order = new OrderedMenu(options.storage, given);
    this.items = this.order.items;
    this.editable = computed(() => editableIds(this.#loaded.value ?? [], options.projectId.value));
    const stored = options.storage.getJson(storageKeys.menuUnfolded);
    if (Array.isArray(stored)) this.#unfolded.value = new Set(stored.filter((id) => typeof id === "string"));
  }

  /** Reads the menu anew; of many changes at once, one more reading tells all. */
  async load(): Promise<void> {
    await this.#loading.ask();
  }

  /** Gives up a reading that is on its way, which may hang, and makes another. */
  async loadAnew(): Promise<void> {
    const hanging = this.#loading.isRunning ? this.#abort : undefined;
    const loaded = this.load();
    hanging?.abort();
    await loaded;
  }

  async #read(): Promise<void> {
    this.#abort = new AbortController();
    try {
      this.#loaded.value = readMenu(await this.#options.http.call("GET menus", { signal: this.#abort.signal }));
      this.#failure.value = undefined;
    } catch (failure) {
      if (isCancelled(failure)) return;
      if (failureKind(failure) === "starting") await this.#waitForServer();
      else this.#fail(failure);
    }
  }

  /** The menu of a server that starts is on its way: nobody is told of a failure. */
  async #waitForServer(): Promise<void> {
    void this.#loading.ask();
    await pause(whileStarting, this.#abort.signal);
  }

  #fail(failure: unknown): void {
    this.#options.log.error(failure);
    this.#failure.value = failure;
  }

  /** What is unfolded is remembered; what is folded, for as long as `activeId` is the active item. */
  setUnfolded(id: string, isUnfolded: boolean, activeId = ""): void {
    const unfolded = new Set(this.#unfolded.peek());
    if (isUnfolded) unfolded.add(id);
    else unfolded.delete(id);
    this.#unfolded.value = unfolded;
    if (!isUnfolded) this.#folded.value = new Map(this.#folded.peek()).set(id, activeId);
    this.#options.storage.setJson(storageKeys.menuUnfolded, [...unfolded]);
  }

  /** A press on an item that is tracked is told to the server's record (spec §3 `isTrackMenu`); nobody waits for it. */
  track(id: string): void {
    const item = activeTrail(this.items.peek() ?? [], "", id).at(-1);
    if (!item?.isTrackMenu) return;
    const body = { actionTitle: item.name.slice(0, longestTitle), actionType: "menu", fullUrl: window.location.href.slice(0, 2_000), details: { link: item.link } };
    this.#options.http.call("POST audit", { body }).catch((failure: unknown) => this.#options.log.error(failure));
  }

  /** Gives up the person's order and reads the menu anew (spec §4 Menu). */
  async resetOrder(): Promise<void> {
    this.order.reset();
    await this.load();
  }
}

/** Of the project's own items; `datasource: platon` are the platform's (spec §3). */
function editableIds(items: readonly MenuItem[], projectId: string | undefined): ReadonlySet<string> {
  const ids = new Set<string>();
  const waiting = [...items];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (item.projectId === projectId && item.datasource !== "platon") ids.add(item.id);
    for (const child of item.children) waiting.push(child);
  }
  return ids;
}
