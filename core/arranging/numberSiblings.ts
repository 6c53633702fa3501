import type { ArrangedPart } from "./ArrangedPart.ts";

/** Between the numbers of new siblings, so that one more fits in without another number for them. */
const step = 10;

/**
 * The `sortOrder` of the parts that need another one to stand in their new order. The longest row of siblings that are in
 * order already keeps its numbers; behind a place without room the next ones move on.
 * @param before siblings in their order, `values.sortOrder` of each
 */
export function numberSiblings(before: readonly ArrangedPart[], after: readonly ArrangedPart[]): Map<string, number> {
  const [was, numbers] = [groups(before), new Map<string, number>()];
  for (const [parent, siblings] of groups(after)) {
    const stood = new Set((was.get(parent) ?? []).map(({ id }) => id));
    const known = (was.get(parent) ?? []).filter(({ id }) => siblings.some((one) => one.id === id));
    // Who only left made no other order.
    if (known.length === siblings.length && siblings.every(({ id }, index) => known[index]?.id === id)) continue;
    const present = siblings.map(({ id, values }) => (stood.has(id) ? Number(values["sortOrder"] ?? 0) : undefined));
    for (const [index, number] of numbered(present).entries()) {
      const sibling = siblings[index];
      if (sibling && number !== present[index]) numbers.set(sibling.id, number);
    }
  }
  return numbers;
}

function groups(parts: readonly ArrangedPart[]): Map<string | undefined, ArrangedPart[]> {
  const found = new Map<string | undefined, ArrangedPart[]>();
  for (const part of parts) found.set(part.parentId, [...(found.get(part.parentId) ?? []), part]);
  return found;
}

/** Numbers that rise, as many of the present ones among them as can be. */
function numbered(present: readonly (number | undefined)[]): number[] {
  const kept = longestRise(present);
  const found: number[] = [];
  for (let at = 0; at < present.length; at += 1) {
    const last = found[at - 1];
    const own = kept.has(at) ? present[at] : undefined;
    if (own !== undefined && (last === undefined || own > last)) found.push(own);
    else found.push(between(last, nextKept(present, kept, at)));
  }
  return found;
}

/** Where those between two kept ones stand: `count` of them are still to be placed. */
function nextKept(present: readonly (number | undefined)[], kept: ReadonlySet<number>, at: number): { number: number; count: number } | undefined {
  for (let next = at; next < present.length; next += 1) {
    const number = present[next];
    if (kept.has(next) && number !== undefined) return { number, count: next - at };
  }
  return undefined;
}

function between(last: number | undefined, next: { readonly number: number; readonly count: number } | undefined): number {
  if (next === undefined) return last === undefined ? step : last + step;
  if (last === undefined) return next.number - next.count * step;
  const room = Math.floor((next.number - last) / (next.count + 1));
  return last + Math.max(1, room);
}

/** Indexes of the longest row of numbers that rises. */
function longestRise(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  const best: { readonly length: number; readonly from: number }[] = [];
  let end = -1;
  for (const [at, number] of numbers.entries()) {
    let found = { length: number === undefined ? 0 : 1, from: -1 };
    for (let earlier = 0; earlier < at; earlier += 1) {
      const [value, known] = [numbers[earlier], best[earlier]];
      if (number !== undefined && value !== undefined && known && value < number && known.length + 1 > found.length) found = { length: known.length + 1, from: earlier };
    }
    best.push(found);
    if (found.length > (best[end]?.length ?? 0)) end = at;
  }
  const rise = new Set<number>();
  for (let at = end; at !== -1; at = best[at]?.from ?? -1) rise.add(at);
  return rise;
}
