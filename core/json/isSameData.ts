/** Whether two values are the same plain data; the order of an object's keys is none, as a jsonb column has none. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && isSameData(a[key], b[key]));
}
