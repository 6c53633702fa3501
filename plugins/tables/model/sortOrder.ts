export interface SortedBy {
  readonly field: string;
  readonly dir: "asc" | "desc";
}

export type SortOrder = readonly SortedBy[];

/**
 * The order after a click on a column's title: ascending, descending, none (spec §4). With `isAdditional` the column
 * joins the others, without it stands alone.
 */
export function cycleSort(order: SortOrder, field: string, isAdditional: boolean): SortOrder {
  const present = order.find((term) => term.field === field);
  const next = nextTerm(field, present);
  if (!isAdditional) return next ? [next] : [];
  if (!present) return next ? [...order, next] : order;
  return order.flatMap((term) => (term.field === field ? (next ?? []) : term));
}

function nextTerm(field: string, present: SortedBy | undefined): SortedBy | undefined {
  if (!present) return { field, dir: "asc" };
  return present.dir === "asc" ? { field, dir: "desc" } : undefined;
}

/** `-population,name`, as it stands in the address. */
export const writeSort = (order: SortOrder): string =>
  order.map(({ field, dir }) => (dir === "desc" ? `-${field}` : field)).join(",");

/** Terms of an address, as far as the table has such a column; anybody may have written it. */
export function readSort(text: string, sortable: ReadonlySet<string>): SortOrder {
  const terms = text.split(",").map((term): SortedBy => (term.startsWith("-") ? { field: term.slice(1), dir: "desc" } : { field: term, dir: "asc" }));
  const known = terms.filter(({ field }, index) => sortable.has(field) && terms.findIndex((other) => other.field === field) === index);
  return known.slice(0, maxTerms);
}

/** What the call takes at most. */
const maxTerms = 8;
