/**
 * Whether one of the permissions covers the wanted one, or any of several. Permissions are words separated by dots; `*` stands for exactly
 * one word, as the last word for one or more, never for a part of a word (D28).
 * @example hasPermission(["tables.*.read"], "tables.cities.read") // true
 */
export function hasPermission(permissions: readonly string[], wanted: string | readonly string[]): boolean {
  if (typeof wanted !== "string") return wanted.some((one) => hasPermission(permissions, one));
  return permissions.includes(wanted) || permissions.some((granted) => covers(granted, wanted));
}

function covers(granted: string, wanted: string): boolean {
  if (!granted.includes("*")) return false;
  const pattern = granted.split(".");
  const words = wanted.split(".");
  const isOpen = pattern.at(-1) === "*";
  if (isOpen ? words.length < pattern.length : words.length !== pattern.length) return false;
  return pattern.every((word, index) => word === "*" || word === words[index]);
}
