import { findOptionChanges, findRenames, type DatasetMap, type OptionNames, type OptionsNow } from "../../../datasets/index.ts";

/** How datasets, their fields, and the options of these are called now, asked in the names of before. */
export class NamesNow {
  readonly #before: DatasetMap;
  readonly #renames: ReturnType<typeof findRenames>;
  /** By dataset and field of before: `works.state`. */
  readonly #options: ReadonlyMap<string, OptionNames>;

  constructor(before: DatasetMap, after: DatasetMap, optionsNow: OptionsNow) {
    this.#before = before;
    this.#renames = findRenames(before, after);
    this.#options = new Map(findOptionChanges(before, after, optionsNow).flatMap(({ was, renamed }) => (renamed.size === 0 ? [] : [[`${was.table}.${was.column}`, renamed] as const])));
  }

  /** Whether anything is called otherwise. */
  get isEmpty(): boolean {
    return this.changed.length + this.#options.size === 0;
  }

  /** Each option that is called otherwise, with the names of before. */
  get changedOptions(): { readonly field: string; readonly option: string; readonly now: string }[] {
    return [...this.#options].flatMap(([path, names]) => [...names].map(([option, now]) => ({ field: path.slice(path.indexOf(".") + 1), option, now })));
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
    const { was, first, rest, target } = this.#step(dataset, path);
    const now = this.#renames.fields.get(was)?.get(first) ?? first;
    return rest === "" ? now : [now, this.path(target, rest)].join(".");
  }

  /** The ids of now, by those of before, of the options of a field that a path leads to; undefined where all are called as they were. */
  options(dataset: string | undefined, path: string): OptionNames | undefined {
    if (dataset === undefined) return undefined;
    const { was, first, rest, target } = this.#step(dataset, path);
    return rest === "" ? this.#options.get(`${was}.${first}`) : this.options(target, rest);
  }

  #step(dataset: string, path: string) {
    const was = this.#renames.fields.has(dataset) ? dataset : this.before(dataset);
    const [first = "", ...rest] = path.split(".");
    const target = this.#before.get(was)?.fields.find(({ name }) => name === first)?.references?.dataset;
    return { was, first, rest: rest.join("."), target };
  }
}
