/**
 * Which fields of its records a template reads, by the names that its loops give them: of `line of row.lines` each `line.price` is
 * read of `lines.price`.
 */
export class FieldPaths {
  readonly #names: ReadonlyMap<string, readonly string[] | undefined>;
  readonly #found: Map<string, string>;

  /** @param found what was found so far: a path with the expression that reads it */
  constructor(names: ReadonlyMap<string, readonly string[] | undefined>, found = new Map<string, string>()) {
    this.#names = names;
    this.#found = found;
  }

  /** Names that stand for something here. */
  get names(): Iterable<string> {
    return this.#names.keys();
  }

  /** Paths below a record, each with the expression that reads it. */
  get found(): ReadonlyMap<string, string> {
    return this.#found;
  }

  add(dependencies: readonly string[], source: string): void {
    for (const dependency of dependencies) {
      const path = this.#pathOf(dependency.split("."));
      if (path !== undefined && path.length > 0 && !this.#found.has(path.join("."))) this.#found.set(path.join("."), source);
    }
  }

  /** The same with a name more, for each of a list. */
  within(name: string, list: readonly string[] | undefined): FieldPaths {
    const isRows = list?.length === 1 && list[0] === "rows" && this.#names.get("rows") === undefined && this.#names.has("rows");
    return new FieldPaths(new Map([...this.#names, [name, isRows ? [] : list && this.#pathOf(list)]]), this.#found);
  }

  #pathOf([name = "", ...rest]: readonly string[]): string[] | undefined {
    const above = this.#names.get(name);
    return above && [...above, ...rest];
  }
}
