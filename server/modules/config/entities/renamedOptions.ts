type Said = Readonly<Record<string, unknown>>;

/** The ids that options of a dataset's field have now, by those that they had: `[{ "id": "done", "was": "ready" }]`. */
export const renamedOptions = (options: unknown): ReadonlyMap<string, string> =>
  new Map(listed(options).flatMap(({ id, was }) => (typeof was === "string" ? [[was, String(id)] as const] : [])));

/** A dataset's field as it is kept: its options say no `was`, and its default is called as its option is. */
export function withOptionsNow(values: Said): Said {
  const names = renamedOptions(values["options"]);
  if (names.size === 0) return values;
  const { default: byDefault } = values;
  const now = typeof byDefault === "string" ? names.get(byDefault) : undefined;
  return { ...values, options: listed(values["options"]).map(({ was: _was, ...option }) => option), ...(now !== undefined && { default: now }) };
}

/** Options as they are kept, saying again what they were. */
export const withOptionsBefore = (options: unknown, names: ReadonlyMap<string, string>): unknown => {
  const before = new Map([...names].map(([was, id]) => [id, was]));
  return Array.isArray(options) ? listed(options).map((option) => (before.has(String(option["id"])) ? { ...option, was: before.get(String(option["id"])) } : option)) : options;
};

const listed = (options: unknown): Said[] => (Array.isArray(options) ? (options as Said[]) : []);
