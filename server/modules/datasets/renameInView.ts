/** What a saved view's address says, as far as it names fields. */
export type ViewQuery = Readonly<Record<string, string>>;

type NameNow = (field: string) => string;

/**
 * The address of a saved view in the names that fields have now. Its filters go by their keys, which are not their fields.
 * @example renameInView({ sort: "-size,name" }, (field) => (field === "size" ? "area" : field)); // { sort: "-area,name" }
 */
export function renameInView(query: ViewQuery, nameNow: NameNow): ViewQuery {
  const first: NameNow = (path) => {
    const [field = "", ...steps] = path.split(".");
    return [nameNow(field), ...steps].join(".");
  };
  const terms = (text: string): string => text.split(",").map((term) => (term.startsWith("-") ? `-${first(term.slice(1))}` : first(term))).join(",");
  const { sort, group, where } = query;
  return {
    ...query,
    ...(sort !== undefined && { sort: terms(sort) }),
    ...(group !== undefined && { group: terms(group) }),
    ...(where !== undefined && { where: renameInWhere(where, first) }),
  };
}

/** `["and",["size","ge","100"],["or",["name","contains","a"]]]` */
function renameInWhere(text: string, nameNow: NameNow): string {
  const renamed = (member: unknown): unknown => {
    if (!Array.isArray(member)) return member;
    const [kind, ...rest] = member as unknown[];
    if (kind === "and" || kind === "or") return [kind, ...rest.map(renamed)];
    return [typeof kind === "string" ? nameNow(kind) : kind, ...rest];
  };
  try {
    return JSON.stringify(renamed(JSON.parse(text)));
  } catch {
    // What is no condition says nothing to the table either.
    return text;
  }
}
