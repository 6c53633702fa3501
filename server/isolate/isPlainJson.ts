/** Whether parsed JSON stays within a depth and has no member that would become a prototype; without recursion. */
export function isPlainJson(value: unknown, depth: number): boolean {
  let level: unknown[] = [value];
  for (let left = depth; level.length > 0; left -= 1) {
    const below: unknown[] = [];
    for (const item of level) {
      if (typeof item !== "object" || item === null) continue;
      if (left === 0 || Object.hasOwn(item, "__proto__")) return false;
      for (const member of Object.values(item)) below.push(member);
    }
    level = below;
  }
  return true;
}
