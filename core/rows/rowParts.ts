type Row = Readonly<Record<string, unknown>>;

/** How deep a column may look into a member of the list that splits rows. */
const deepest = 3;

/** Whether a column of that field shows one member of the list, or something in it. */
export const isOfParts = (dataField: string | null | undefined, list: string): boolean =>
  dataField === list || dataField?.startsWith(`${list}.`) === true;

/**
 * A record as each member of its list shows it (spec §2 Table view): the member in place of the list, and what lies in it by
 * its paths. One part, without a member, where the list is empty.
 * @example rowParts({ $id: "a", phones: [{ kind: "home" }] }, "phones") // [{ $id: "a", phones: { kind: "home" }, "phones.kind": "home" }]
 */
export function rowParts<R extends Row>(row: R, list: string): R[] {
  const members = row[list];
  if (!Array.isArray(members) || members.length === 0) return [{ ...row, [list]: Array.isArray(members) ? null : members }];
  return members.map((member: unknown) => rowPart(row, list, member));
}

/** The record as one member of its list shows it. */
export function rowPart<R extends Row>(row: R, list: string, member: unknown): R {
  const paths: [string, unknown][] = typeof member === "object" && member !== null ? pathsIn(member, list, 1) : [];
  return { ...row, [list]: member, ...Object.fromEntries(paths) };
}

/** `phones.kind` of a member `{ kind }`. */
const pathsIn = (member: object, path: string, depth: number): [string, unknown][] =>
  Object.entries(member).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    const at = `${path}.${name}`;
    const isDeeper = depth < deepest && typeof value === "object" && value !== null && !Array.isArray(value);
    return [[at, value], ...(isDeeper ? pathsIn(value, at, depth + 1) : [])];
  });
