import { findRenames, type DatasetMap } from "../../../datasets/index.ts";

/** How datasets and their fields are called now, asked in the names of before. */
export class NamesNow {
  readonly #before: DatasetMap;
  readonly #renames: ReturnType<typeof findRenames>;

  constructor(before: DatasetMap, after: DatasetMap) {
    this.#before = before;
    this.#renames = findRenames(before, after);
  }

  /** Whether anything is called otherwise. */
  get isEmpty(): boolean {
    return this.changed.length === 0;
  }

  /** Each that is called otherwise, with the names of before: `cities` → `towns`, `cities.people` → `population`. */
  get changed(): { readonly dataset: string; readonly field?: string; readonly now: string }[] {
    const { datasets, fields } = this.#renames;
    return [...datasets].flatMap(([dataset, now]) => [
      ...(now !== undefined && now !== dataset ? [{ dataset, now }] : []),
      ...[...(fields.get(dataset) ?? [])].flatMap(([field, is]) => (is !== undefined && is !== field ? [{ dataset, field, now: is }] : [])),
    ]);
  }

  dataset(name: string): string {
    return this.#renames.datasets.get(name) ?? name;
  }

  /** The name of before of a dataset that has its name of now. */
  before(now: string): string {
    return [...this.#renames.datasets].find(([, name]) => name === now)?.[0] ?? now;
  }

  /**
   * A path from a dataset: `people`, `city.country.name`. What is none of its fields stays.
   * @param dataset of no dataset, a query's columns, paths stay
   */
  path(dataset: string | undefined, path: string): string {
    if (dataset === undefined) return path;
    const was = this.#renames.fields.has(dataset) ? dataset : this.before(dataset);
    const [first = "", ...rest] = path.split(".");
    const now = this.#renames.fields.get(was)?.get(first) ?? first;
    if (rest.length === 0) return now;
    const target = this.#before.get(was)?.fields.find(({ name }) => name === first)?.references?.dataset;
    return [now, this.path(target, rest.join("."))].join(".");
  }
}
