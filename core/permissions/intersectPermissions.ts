/**
 * Permissions that cover exactly what both lists cover. As in {@link hasPermission}, `*` is one word, as the last word one or more.
 * @example intersectPermissions(["tables.*"], ["*.cities.read", "pages.main"]) // ["tables.cities.read"]
 */
export function intersectPermissions(some: readonly string[], others: readonly string[]): string[] {
  const both = some.flatMap((one) => others.flatMap((other) => common(one, other) ?? []));
  return [...new Set(both)].sort();
}

function common(one: string, other: string): string | undefined {
  if (one === other) return one;
  const [shorter, longer] = [one.split("."), other.split(".")].sort((a, b) => a.length - b.length) as [string[], string[]];
  const isOpen = shorter.at(-1) === "*";
  if (shorter.length < longer.length && !isOpen) return undefined;
  // Of the same length one may be open and the other not: the words decide.
  const words = longer.map((word, index) => meet(word, shorter[index] ?? "*"));
  return words.includes(undefined) ? undefined : words.join(".");
}

function meet(one: string, other: string): string | undefined {
  if (one === "*") return other;
  return other === "*" || one === other ? one : undefined;
}
