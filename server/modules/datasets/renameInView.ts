/** What a saved view's address says, as far as it names fields. */
export type ViewQuery = Readonly<Record<string, string>>;

/** Undefined: the field is gone. */
type NameNow = (field: string) => string | undefined;

/**
 * The address of a saved view in the names that fields have now, without those that are gone. A filter's word in the
 * address begins with its field: `f.size`, `f.size.ge`.
 * @example renameInView({ sort: "-size,name" }, (field) => (field === "size" ? "area" : field)); // { sort: "-area,name" }
 */
export function renameInView(query: ViewQuery, nameNow: NameNow): ViewQuery {
  const first: NameNow = (path) => {
    const [field = "", ...steps] = path.split(".");
    const now = nameNow(field);
    return now === undefined ? undefined : [now, ...steps].join(".");
  };
  const terms = (text: string): string | undefined => text.split(",").flatMap((term) => {
    const [sign, now] = term.startsWith("-") ? ["-", first(term.slice(1))] : ["", first(term)];
    return now === undefined ? [] : [`${sign}${now}`];
  }).join(",") || undefined;
  const { sort, group, where, ...others } = query;
  const said = {
    sort: sort === undefined ? undefined : terms(sort), group: group === undefined ? undefined : terms(group),
    where: where === undefined ? undefined : renameInWhere(where, first),
  };
  const filters = Object.entries(others).flatMap(([key, text]): [string, string][] => {
    if (!key.startsWith("f.")) return [[key, text]];
    const [path = "", ...chosen] = key.slice(2).split("~");
    const now = first(path);
    return now === undefined ? [] : [[`f.${[now, ...chosen].join("~")}`, text]];
  });
  return { ...Object.fromEntries(filters), ...(Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined)) as ViewQuery) };
}

/** `["and",["size","ge","100"],["or",["name","contains","a"]]]` */
function renameInWhere(text: string, nameNow: NameNow): string | undefined {
  const renamed = (member: unknown): unknown => {
    if (!Array.isArray(member)) return member;
    const [kind, ...rest] = member as unknown[];
    if (kind === "and" || kind === "or") {
      const members = rest.map(renamed).filter((one) => one !== undefined);
      return members.length === 0 ? undefined : [kind, ...members];
    }
    const now = typeof kind === "string" ? nameNow(kind) : "";
    return now === undefined ? undefined : [typeof kind === "string" ? now : kind, ...rest];
  };
  try {
    return JSON.stringify(renamed(JSON.parse(text))) as string | undefined;
  } catch {
    // What is no condition says nothing to the table either.
    return text;
  }
}
