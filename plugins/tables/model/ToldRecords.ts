/** So many records are remembered: the answer and the event of one save come soon after each other. */
const mostKept = 200;

/** New records of which one hears twice, from the answer of their saving and from the server's events, in either order. */
export class ToldRecords {
  readonly #heard = new Set<string>();
  readonly #saved = new Set<string>();

  /** @returns whether the server has not told of it yet */
  save(id: string): boolean {
    if (this.#heard.has(id)) return false;
    keep(this.#saved, id);
    return true;
  }

  /** @returns whether something among these is news */
  hear(ids: readonly string[]): boolean {
    const news = ids.filter((id) => !this.#saved.delete(id));
    for (const id of ids) keep(this.#heard, id);
    return news.length > 0 || ids.length === 0;
  }
}

function keep(some: Set<string>, id: string): void {
  some.add(id);
  const [oldest] = some;
  if (some.size > mostKept && oldest !== undefined) some.delete(oldest);
}
