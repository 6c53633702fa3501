/** A key and its text. */
export type Pair = readonly [string, string];

export const isBlankPair = ([key, value]: Pair): boolean => key === "" && value === "";

/** The keys that more than one row has, composed (NFC) as they are kept. */
export function repeatedKeys(pairs: readonly Pair[]): ReadonlySet<string> {
  const [seen, repeated] = [new Set<string>(), new Set<string>()];
  for (const [key] of pairs) {
    const name = key.normalize("NFC");
    if (name !== "" && seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  return repeated;
}
