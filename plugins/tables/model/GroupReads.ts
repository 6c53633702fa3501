import type { OpenedGroup, RowsAnswer, RowsQuery } from "#sdk/wire.ts";

/** What is read of a page: groups, or rows. */
export type GroupPage = Pick<RowsAnswer, "rows" | "groups" | "groupTotal" | "next" | "total">;

type Read = (query: RowsQuery, signal: AbortSignal) => Promise<RowsAnswer>;

interface Wanted {
  readonly path: readonly unknown[];
  readonly signal: AbortSignal;
  readonly resolve: (page: GroupPage) => void;
  readonly reject: (failure: unknown) => void;
}

/** Groups that the server opens in one call. */
const most = 100;

/** Reads what stands in groups: those that come into sight together are opened by one call. */
export class GroupReads {
  readonly #levels: number;
  readonly #read: Read;
  #wanted: Wanted[] = [];

  constructor(levels: number, read: Read) {
    this.#levels = levels;
    this.#read = read;
  }

  /** A page, counted from 1, of what stands in the group of that path. */
  async load(path: readonly unknown[], page: number, signal: AbortSignal): Promise<GroupPage> {
    if (page > 1 || path.length === 0) return await this.#one(path, page, signal);
    return await new Promise<GroupPage>((resolve, reject) => {
      if (this.#wanted.length === 0) queueMicrotask(() => this.#flush());
      this.#wanted.push({ path, signal, resolve, reject });
    });
  }

  #flush(): void {
    const still = this.#wanted.filter(({ signal }) => !signal.aborted);
    this.#wanted = [];
    // Whether their footers are asked for depends on the level.
    for (const level of new Set(still.map(({ path }) => path.length))) {
      const wanted = still.filter(({ path }) => path.length === level);
      for (let from = 0; from < wanted.length; from += most) void this.#openAll(wanted.slice(from, from + most));
    }
  }

  async #openAll(wanted: readonly Wanted[]): Promise<void> {
    const [first] = wanted;
    if (!first) return;
    try {
      const pages = wanted.length === 1 ? [await this.#one(first.path, 1, first.signal)] : await this.#many(wanted, first.signal);
      for (const [index, { resolve, reject }] of wanted.entries()) {
        const page = pages[index];
        if (page) resolve(page);
        else reject(new Error("no answer for a group"));
      }
    } catch (failure) {
      for (const { reject } of wanted) reject(failure);
    }
  }

  async #one(path: readonly unknown[], page: number, signal: AbortSignal): Promise<GroupPage> {
    return await this.#read({ page, groupPath: [...path], footers: path.length < this.#levels }, signal);
  }

  async #many(wanted: readonly Wanted[], signal: AbortSignal): Promise<GroupPage[]> {
    const openGroups = wanted.map(({ path }) => [...path]);
    const { opened = [] } = await this.#read({ openGroups, footers: (wanted[0]?.path.length ?? 0) < this.#levels }, signal);
    return opened.map((one: OpenedGroup) => ({ ...one, total: null }));
  }
}
