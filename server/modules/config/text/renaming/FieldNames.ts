import { defaultExpression } from "#core/elements/defaultValue.ts";
import { renameInExpression } from "#core/expressions/renaming/renameInExpression.ts";
import { filterWords } from "#core/filters/index.ts";
import type { NamesNow } from "./NamesNow.ts";
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

const cells = { owners: new Set(["row"]), isBare: false };
const forms = { owners: new Set(["row", "values"]), isBare: true };
const footers = { owners: new Set<string>(), isBare: true };

/** What names fields of one dataset, in the names that they have now. */
export class FieldNames {
  readonly #names: NamesNow;
  readonly #dataset: string | undefined;

  /** @param dataset by its name of before */
  constructor(names: NamesNow, dataset: string | undefined) {
    this.#names = names;
    this.#dataset = dataset;
  }

  readonly path = (path: string): string => this.#names.path(this.#dataset, path);

  /** `{ people: { op: "ge", value: 5 }, or: [{ "city.name": "А" }] }` */
  readonly filter = (filter: unknown): unknown => {
    if (typeof filter !== "object" || filter === null || Array.isArray(filter)) return filter;
    const words: readonly string[] = filterWords;
    const members = Object.entries(filter).map(([key, value]) => [key, words.includes(key) && Array.isArray(value) ? value.map(this.filter) : value]);
    return withPaths(Object.fromEntries(members) as Record<string, unknown>, (key) => (words.includes(key) ? key : this.path(key)));
  };

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
    const carry = (properties: readonly string[], now: (value: never) => unknown): void => {
      for (const name of properties) if (carried[name] !== undefined && carried[name] !== null) carried[name] = now(carried[name] as never);
    };
    carry(paths, (value: string | string[]) => (Array.isArray(value) ? value.map(this.path) : this.path(value)));
    carry(filters, this.filter);
    carry(links, (link: string) => link.replace(/\{([^{}]+)\}/g, (_whole, name: string) => `{${this.path(name)}}`));
    carry(expressions.cells ?? [], this.#expression(cells));
    carry(expressions.forms ?? [], this.#expression(forms));
    carry(expressions.footers ?? [], (text: string) => text.split("|").map(this.#expression(footers)).join("|"));
    carry(templates, (html: string) => html.replace(/\{\{([\s\S]*?)\}\}/g, (_whole, source: string) => `{{${this.#expression(forms)(source)}}}`));
    carry(defaults, (value: unknown) => {
      const source = defaultExpression({ defaultValue: value });
      return source === undefined ? value : { $expression: this.#expression(forms)(source) };
    });
    return carried as Of;
  }

  readonly #expression = (where: { readonly owners: ReadonlySet<string>; readonly isBare: boolean }) => (source: string): string =>
    renameInExpression(source, { ...where, nameNow: this.path });
}
