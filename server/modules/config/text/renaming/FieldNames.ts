import { defaultExpression } from "#core/elements/defaultValue.ts";
import { renameInExpression } from "#core/expressions/renaming/renameInExpression.ts";
import { namedFormat } from "#core/format/namedFormat.ts";
import { filterWords } from "#core/filters/index.ts";
import type { NamesNow } from "./NamesNow.ts";
import { optionsNowIn } from "./optionsNowIn.ts";
import type { OptionNames } from "../../../datasets/index.ts";
import { withPaths } from "./withPaths.ts";

/** Properties of an object by what they hold. */
interface Kinds {
  /** Fields, or lists of them. */
  readonly paths?: readonly string[];
  readonly filters?: readonly string[];
  /** Texts with fields in braces. */
  readonly links?: readonly string[];
  /** Expressions of cells. */
  readonly cells?: readonly string[];
  readonly footers?: readonly string[];
  /** Expressions of forms. */
  readonly forms?: readonly string[];
  /** Html with expressions in double braces. */
  readonly templates?: readonly string[];
  readonly defaults?: readonly string[];
}

interface Query {
  readonly filters?: unknown;
  readonly sort?: readonly { readonly field: string }[] | undefined;
  readonly groupBy?: readonly string[] | undefined;
  readonly aggregates?: readonly { readonly field: string }[] | undefined;
}

interface Scope {
  readonly owners: ReadonlySet<string>;
  readonly isBare: boolean;
}

const cells = { owners: new Set(["row"]), isBare: false };
const forms = { owners: new Set(["row", "values"]), isBare: true };
const footers = { owners: new Set<string>(), isBare: true };

/** What names fields of one dataset and their options, in the names that these have now. */
export class FieldNames {
  readonly #names: NamesNow;
  readonly #dataset: string | undefined;

  /** @param dataset by its name of before */
  constructor(names: NamesNow, dataset: string | undefined) {
    this.#names = names;
    this.#dataset = dataset;
  }

  readonly path = (path: string): string => this.#names.path(this.#dataset, path);

  readonly #options = (path: string): OptionNames | undefined => this.#names.options(this.#dataset, path);

  /** Values that are set for fields, and conditions over them: `{ state: "ready" }` under the names of now. */
  readonly values = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    withPaths(Object.fromEntries(Object.entries(values).map(([path, value]) => [path, optionsNowIn(value, this.#options(path))])), this.path);

  /** `{ people: { op: "ge", value: 5 }, or: [{ "city.name": "А" }] }` */
  readonly filter = (filter: unknown): unknown => {
    if (typeof filter !== "object" || filter === null || Array.isArray(filter)) return filter;
    const words: readonly string[] = filterWords;
    const members = Object.entries(filter).map(([key, value]) => (words.includes(key) ? [key, Array.isArray(value) ? value.map(this.filter) : value] : [this.path(key), optionsNowIn(value, this.#options(key))]));
    return Object.fromEntries(members) as unknown;
  };

  /**
   * What names options of the one field that an object is for: a default, a list of its own, a format's parameters.
   * @param path the field, by its name of before
   */
  optionsOf<Of extends object>(object: Of, path: string | undefined): Of {
    const names = path === undefined ? undefined : this.#options(path);
    if (names === undefined) return object;
    const carried = { ...object } as Record<string, unknown>;
    for (const name of ["defaultValue", "data", "options"]) if (carried[name] !== undefined) carried[name] = optionsNowIn(carried[name], names);
    const format = typeof carried["cellFormat"] === "string" ? namedFormat(carried["cellFormat"]) : undefined;
    if (format?.parameters) {
      const parameters = format.parameters.split(",").map((one) => one.replace(/^[^=]+(?==)/, (id) => names.get(id) ?? id)).join(",");
      carried["cellFormat"] = `${format.name}:${parameters}`;
    }
    return carried as Of;
  }

  sort<Term extends { readonly field: string }>(terms: readonly Term[]): Term[] {
    return terms.map((term) => ({ ...term, field: this.path(term.field) }));
  }

  query<Of extends Query>(query: Of): Of {
    const { sort, aggregates } = query;
    return {
      ...this.properties(query, { paths: ["groupBy"], filters: ["filters"] }), ...(sort && { sort: this.sort(sort) }), ...(aggregates && { aggregates: this.sort(aggregates) }),
    };
  }

  properties<Of extends object>(object: Of, { paths = [], filters = [], links = [], templates = [], defaults = [], ...expressions }: Kinds): Of {
    const carried = { ...object } as Record<string, unknown>;
    const field = "dataField" in object && typeof object.dataField === "string" ? object.dataField : undefined;
    const expression = (where: Scope) => this.#expression(where, field);
    const carry = (properties: readonly string[], now: (value: never) => unknown): void => {
      for (const name of properties) if (carried[name] !== undefined && carried[name] !== null) carried[name] = now(carried[name] as never);
    };
    carry(paths, (value: string | string[]) => (Array.isArray(value) ? value.map(this.path) : this.path(value)));
    carry(filters, this.filter);
    carry(links, (link: string) => link.replace(/\{([^{}]+)\}/g, (_whole, name: string) => `{${this.path(name)}}`));
    carry(expressions.cells ?? [], expression(cells));
    carry(expressions.forms ?? [], expression(forms));
    carry(expressions.footers ?? [], (text: string) => text.split("|").map(expression(footers)).join("|"));
    carry(templates, (html: string) => html.replace(/\{\{([\s\S]*?)\}\}/g, (_whole, source: string) => `{{${expression(forms)(source)}}}`));
    carry(defaults, (value: unknown) => {
      const source = defaultExpression({ defaultValue: value });
      return source === undefined ? value : { $expression: expression(forms)(source) };
    });
    return carried as Of;
  }

  /** @param field whose value is `value` */
  readonly #expression = (where: Scope, field: string | undefined) => (source: string): string =>
    renameInExpression(source, { ...where, nameNow: this.path, optionsNow: (path) => (path !== "value" || field === undefined ? this.#options(path) : this.#options(field)) });
}
