import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { CountAnswer, RowGroup, TableRow } from "#sdk/wire.ts";
import type { Line, LineSource, LinesMoved } from "./lines.ts";
import type { GroupPage } from "./GroupReads.ts";
import { rowOf } from "./lines.ts";
import { range } from "./range.ts";
import type { RowCount } from "./RowCount.ts";
import { RowCounter, type RowCounterOptions } from "./RowCounter.ts";
import { RowEnd } from "./RowEnd.ts";
import { RowWindow } from "./RowWindow.ts";

export interface GroupLinesOptions extends RowCounterOptions {
  /** How many groups stand in each other. */
  readonly levels: number;
  /** A page, counted from 1, of what stands in the group of that path: groups, or rows where the path is whole. */
  readonly load: (path: readonly unknown[], page: number, options: { signal: AbortSignal }) => Promise<GroupPage>;
  readonly pageSize: number;
  readonly onFailure: (failure: unknown) => void;
}

/** What stands in a group, or outside of all: groups, or the rows of the innermost one. */
interface Branch {
  /** Of its group; empty outside of all. */
  readonly path: readonly unknown[];
  /** As it was told last: its footers change. */
  group: RowGroup | undefined;
  readonly level: number;
  /** Of rows, or of groups, which are pages of a window as well. */
  readonly window: RowWindow;
  /** Groups that are open, by their index and in its order. */
  open: ReadonlyMap<number, Branch>;
}

/** A line as it stands in the tree. */
interface Spot {
  readonly branch: Branch;
  /** Among what stands in the branch; for a footer the one of it. */
  readonly index: number;
  readonly isFooter: boolean;
}

const keyOf = ({ path }: { readonly path: readonly unknown[] }): string => JSON.stringify(path);
const asGroup = (row: TableRow | undefined): RowGroup | undefined => row as unknown as RowGroup | undefined;
/** So many groups are opened together at most: what lies beyond is opened by hand. */
const mostOpen = 200;

/**
 * The lines of a grouped table: the heads of its groups, and below the open ones what stands in them. Groups and rows
 * are loaded as they come into sight, so a million rows in ten thousand groups cost a page of groups.
 */
export class GroupLines implements LineSource {
  readonly isGrouped = true;
  readonly #options: GroupLinesOptions;
  readonly #counter: RowCounter;
  readonly #total: RowEnd;
  readonly #root: Branch;
  readonly #listeners = new Set<() => void>();
  #abort = new AbortController();
  #visible: readonly [number, number] = [0, 0];
  #isAllOpen = false;

  constructor(options: GroupLinesOptions) {
    this.#options = options;
    this.#counter = new RowCounter(options);
    this.#total = new RowEnd(undefined, { pageSize: options.pageSize, isEstimate: true });
    this.#root = this.#branch(undefined, 0);
    this.#counter.tell(this.#total);
  }

  get height(): number | undefined {
    return this.#root.window.height === undefined ? undefined : this.#linesOf(this.#root);
  }

  get pageSize(): number {
    return this.#options.pageSize;
  }

  get count(): RowCount {
    return this.#counter.count(this.#total);
  }

  get counted(): CountAnswer | undefined {
    return this.#counter.counted;
  }

  get footers(): CountAnswer["footers"] | undefined {
    return this.#counter.footers;
  }

  get reach(): number {
    return Math.max(0, ...[...this.#leaves(this.#root)].map(({ window }) => window.reach));
  }

  line(at: number): Line {
    const { branch, index, isFooter } = this.#find(at);
    if (isFooter && branch.group) return { kind: "footer", level: branch.level, group: branch.group, index };
    if (branch.level === this.#options.levels) return { kind: "row", index, row: branch.window.row(index), level: branch.level };
    return { kind: "group", index, level: branch.level, group: asGroup(branch.window.row(index)), isOpen: branch.open.has(index) };
  }

  show(from: number, to: number): void {
    this.#visible = [from, to];
    this.#showIn(this.#root, from, to);
  }

  near(): TableRow[] {
    const [from, to] = this.#visible;
    const around = Math.max(0, to - from);
    const lines = Array.from({ length: 3 * around }, (_, at) => from - around + at).filter((at) => at >= 0 && at < (this.height ?? 0));
    return lines.map((at) => rowOf(this.line(at))).filter((row) => row !== undefined);
  }

  async read(lines: readonly number[]): Promise<(TableRow | undefined)[]> {
    const wanted = new Map<Branch, { at: number; index: number }[]>();
    for (const [at, line] of lines.entries()) {
      const { branch, index, isFooter } = this.#find(line);
      if (branch.level === this.#options.levels && !isFooter) wanted.set(branch, [...(wanted.get(branch) ?? []), { at, index }]);
    }
    const found: (TableRow | undefined)[] = lines.map(() => undefined);
    for (const [{ window }, places] of wanted) {
      const rows = await window.read(places.map(({ index }) => index));
      for (const [place, row] of rows.entries()) found[places[place]?.at ?? 0] = row;
    }
    return found;
  }

  toggle(at: number): LinesMoved {
    const { branch, index } = this.#find(at);
    const group = asGroup(branch.window.row(index));
    const isHead = branch.level < this.#options.levels && group !== undefined;
    if (!isHead) return { from: at, by: 0 };
    const before = this.height ?? 0;
    if (branch.open.has(index)) this.#close(branch, index);
    else this.#open(branch, index, group);
    this.show(...this.#visible);
    this.#tell();
    return { from: at + 1, by: (this.height ?? 0) - before };
  }

  toggleAll(isOpen: boolean): void {
    this.#isAllOpen = isOpen;
    if (isOpen) this.#openLoaded(this.#root);
    else for (const index of [...this.#root.open.keys()]) this.#close(this.#root, index);
    this.show(...this.#visible);
    this.#tell();
  }

  refresh(isInPlace = false): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#counter.renew(this.#total);
    for (const { window } of this.#branches(this.#root)) window.refresh(isInPlace);
  }

  put(id: string, values: Readonly<Record<string, unknown>>, version: number): void {
    for (const { window } of this.#leaves(this.#root)) window.put(id, values, version);
  }

  subscribe(listener: () => void): Disposable {
    this.#listeners.add(listener);
    return toDisposable(() => this.#listeners.delete(listener));
  }

  dispose(): void {
    this.#abort.abort();
    this.#listeners.clear();
    this.#end(this.#root);
  }

  #branch(group: RowGroup | undefined, level: number): Branch {
    const path = group?.path ?? [];
    const isOfRows = level === this.#options.levels;
    const window = new RowWindow({
      load: async (page, options) => {
        const { groups = [], groupTotal = null, ...answer } = await this.#options.load(path, page, options);
        const shown = isOfRows ? answer : { ...answer, rows: groups as unknown as TableRow[], total: groupTotal };
        return { ...shown, page, pageSize: this.#options.pageSize, totalIsEstimate: false, footers: [] };
      },
      // The head of a group has told how many rows there are in it; groups end where a page says so.
      count: async () => await Promise.reject(new Error("uncounted")),
      ...(isOfRows && group && { counted: { total: group.count, totalIsEstimate: false, footers: [] } }),
      hasFooters: false,
      pageSize: this.#options.pageSize,
      onFailure: this.#options.onFailure,
    });
    const branch: Branch = { path, group, level, window, open: new Map() };
    window.subscribe(() => this.#changed(branch));
    return branch;
  }

  /** What came may stand elsewhere than before: an open group is known by its values, not by its place. */
  #changed(branch: Branch): void {
    this.#settle(branch);
    if (this.#isAllOpen) this.#openLoaded(branch);
    if (branch === this.#root) void this.#countRows();
    this.#tell();
  }

  #settle(branch: Branch): void {
    const { window, open } = branch;
    const here: [number, Branch][] = [];
    const moved: Branch[] = [];
    for (const [index, child] of open) {
      const group = asGroup(window.row(index)) ?? child.group;
      if (group && keyOf(group) !== keyOf(child)) {
        moved.push(child);
        continue;
      }
      child.group = group;
      here.push([index, child]);
    }
    if (moved.length === 0) return;
    const places = new Map(range(0, window.height ?? 0).flatMap((index) => {
      const group = asGroup(window.row(index));
      return group ? [[keyOf(group), index] as const] : [];
    }));
    for (const child of moved) {
      const place = places.get(keyOf(child));
      if (place === undefined) this.#end(child);
      else here.push([place, child]);
    }
    branch.open = inOrder(here);
  }

  #openLoaded(branch: Branch): void {
    if (branch.level === this.#options.levels) return;
    for (const index of range(0, branch.window.height ?? 0)) {
      if (branch.open.size >= mostOpen) return;
      const group = asGroup(branch.window.row(index));
      if (group && !branch.open.has(index)) this.#open(branch, index, group);
    }
  }

  #open(branch: Branch, index: number, group: RowGroup): void {
    branch.open = inOrder([...branch.open, [index, this.#branch(group, branch.level + 1)]]);
  }

  #close(branch: Branch, index: number): void {
    const child = branch.open.get(index);
    branch.open = new Map([...branch.open].filter(([at]) => at !== index));
    if (child) this.#end(child);
  }

  /** With all that is open in it. */
  #end(branch: Branch): void {
    for (const { window } of this.#branches(branch)) window.dispose();
  }

  async #countRows(): Promise<void> {
    const { signal } = this.#abort;
    if (!(await this.#counter.ask(this.#total, signal))) return;
    this.#counter.tell(this.#total);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Lines of what stands in a branch. */
  #linesOf(branch: Branch): number {
    const own = branch.window.height ?? (branch.level === this.#options.levels ? (branch.group?.count ?? 0) : 1);
    return own + [...branch.open.values()].reduce((sum, child) => sum + this.#linesOf(child) + footersBelow(child), 0);
  }

  #find(at: number): Spot {
    let branch = this.#root;
    let rest = at;
    for (;;) {
      const { index, inside } = this.#step(branch, rest);
      if (inside === undefined) return { branch, index, isFooter: false };
      const lines = this.#linesOf(inside.child);
      if (inside.at >= lines) return { branch: inside.child, index: inside.at - lines + 1, isFooter: true };
      branch = inside.child;
      rest = inside.at;
    }
  }

  /** What of the branch stands in the line, or around it: then with the place in that open group. */
  #step({ open }: Branch, at: number): { readonly index: number; readonly inside?: { readonly child: Branch; readonly at: number } } {
    let rest = at;
    for (const [index, child] of open) {
      if (rest <= index) break;
      const lines = this.#linesOf(child) + footersBelow(child);
      const inside = rest - index - 1;
      if (inside < lines) return { index, inside: { child, at: inside } };
      rest -= lines;
    }
    return { index: rest };
  }

  /** Asks each branch for what of it is in sight. */
  #showIn(branch: Branch, from: number, to: number): void {
    branch.window.show(this.#step(branch, Math.max(0, from)).index, this.#step(branch, Math.max(0, to - 1)).index + 1);
    let before = 0;
    for (const [index, child] of branch.open) {
      const first = index + 1 + before;
      const lines = this.#linesOf(child);
      if (from < first + lines && to > first) this.#showIn(child, Math.max(0, from - first), Math.min(lines, to - first));
      before += lines + footersBelow(child);
    }
  }

  *#branches(branch: Branch): Generator<Branch> {
    yield branch;
    for (const child of branch.open.values()) yield* this.#branches(child);
  }

  *#leaves(branch: Branch): Generator<Branch> {
    for (const one of this.#branches(branch)) if (one.level === this.#options.levels) yield one;
  }
}

/** Its first footer row stands in its head. */
const footersBelow = ({ group }: Branch): number => Math.max(0, (group?.footers.length ?? 0) - 1);

const inOrder = (open: readonly (readonly [number, Branch])[]): ReadonlyMap<number, Branch> => new Map([...open].sort(([a], [b]) => a - b));
