/** Waiting work by group: groups take turns, so that one that asks for much delays the others by one piece at most. */
export class FairQueue<Item> {
  /** In the order in which they come next. */
  readonly #groups = new Map<string, Item[]>();
  readonly #most: number;
  #latest: string | undefined;

  /** @param most items of one group that may wait */
  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return [...this.#groups.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** @returns false when too many of the group wait */
  add(group: string, item: Item): boolean {
    const items = this.#groups.get(group) ?? [];
    if (items.length >= this.#most) return false;
    items.push(item);
    this.#groups.set(group, items);
    return true;
  }

  /** How many would be taken before another one of the group. */
  ahead(group: string): number {
    const own = this.#groups.get(group)?.length ?? 0;
    return [...this.#groups].reduce((sum, [other, { length }]) => sum + (other === group ? length : Math.min(length, own + 1)), 0);
  }

  /** The next one, of another group than the last if there is any; its group goes to the end. */
  take(): Item | undefined {
    const [first, second] = this.#groups.keys();
    const group = first === this.#latest && second !== undefined ? second : first;
    if (group === undefined) return undefined;
    const items = this.#groups.get(group) ?? [];
    const item = items.shift();
    this.#groups.delete(group);
    if (items.length > 0) this.#groups.set(group, items);
    this.#latest = group;
    return item;
  }

  remove(group: string, item: Item): void {
    const left = (this.#groups.get(group) ?? []).filter((one) => one !== item);
    if (left.length > 0) this.#groups.set(group, left);
    else this.#groups.delete(group);
  }
}
