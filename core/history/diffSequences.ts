/** A stretch of one sequence, of the other, or of both. */
export interface Stretch<Item> {
  readonly kind: "same" | "removed" | "added";
  readonly items: readonly Item[];
}

/** Steps beyond which what differs is told as a whole: who reads it would not follow the pieces either. */
const mostSteps = 1_500;

/**
 * The shortest way from one sequence to another (Myers, "An O(ND) Difference Algorithm"), removed before added.
 * @example diffSequences(["a", "b"], ["a", "c"]) // same a, removed b, added c
 */
export function diffSequences<Item>(before: readonly Item[], after: readonly Item[]): Stretch<Item>[] {
  const start = commonLength(before, after, (list, index) => list[index]);
  const [left, right] = [before.slice(start), after.slice(start)];
  const end = commonLength(left, right, (list, index) => list[list.length - 1 - index]);
  const [from, to] = [left.slice(0, left.length - end), right.slice(0, right.length - end)];
  return joined([
    { kind: "same", items: before.slice(0, start) },
    ...(shortestWay(from, to) ?? [{ kind: "removed", items: from }, { kind: "added", items: to }] as const),
    { kind: "same", items: left.slice(left.length - end) },
  ]);
}

function commonLength<Item>(one: readonly Item[], other: readonly Item[], at: (list: readonly Item[], index: number) => Item | undefined): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && at(one, length) === at(other, length)) length += 1;
  return length;
}

/** How far along `before` each diagonal is reached after each number of steps. */
function shortestWay<Item>(before: readonly Item[], after: readonly Item[]): Stretch<Item>[] | undefined {
  const reached = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let steps = 0; steps <= Math.min(mostSteps, before.length + after.length); steps += 1) {
    trace.push(new Map(reached));
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      let x = stepsDown(reached, diagonal, steps) ? at(reached, diagonal + 1) : at(reached, diagonal - 1) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      reached.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return walkBack(trace, before, after);
    }
  }
  return undefined;
}

const at = (reached: ReadonlyMap<number, number>, diagonal: number): number => reached.get(diagonal) ?? -1;
const stepsDown = (reached: ReadonlyMap<number, number>, diagonal: number, steps: number): boolean =>
  diagonal === -steps || (diagonal !== steps && at(reached, diagonal - 1) < at(reached, diagonal + 1));

function walkBack<Item>(trace: readonly ReadonlyMap<number, number>[], before: readonly Item[], after: readonly Item[]): Stretch<Item>[] {
  const way: Stretch<Item>[] = [];
  let [x, y] = [before.length, after.length];
  for (let steps = trace.length - 1; steps >= 0; steps -= 1) {
    const reached = trace[steps] ?? new Map<number, number>();
    const isDown = stepsDown(reached, x - y, steps);
    const diagonal = isDown ? x - y + 1 : x - y - 1;
    const fromX = steps === 0 ? 0 : at(reached, diagonal);
    const fromY = steps === 0 ? 0 : fromX - diagonal;
    const turn = steps === 0 ? 0 : isDown ? fromX : fromX + 1;
    if (x > turn) way.push({ kind: "same", items: before.slice(turn, x) });
    if (steps > 0) way.push(isDown ? { kind: "added", items: after.slice(fromY, fromY + 1) } : { kind: "removed", items: before.slice(fromX, fromX + 1) });
    [x, y] = [fromX, fromY];
  }
  return way.reverse();
}

/** Neighbours of one kind as one stretch, nothing empty, and between what stayed first what went, then what came. */
function joined<Item>(way: readonly Stretch<Item>[]): Stretch<Item>[] {
  const told: Stretch<Item>[] = [];
  let [removed, added]: [Item[], Item[]] = [[], []];
  const tell = (): void => {
    if (removed.length > 0) told.push({ kind: "removed", items: removed });
    if (added.length > 0) told.push({ kind: "added", items: added });
    [removed, added] = [[], []];
  };
  for (const { kind, items } of way.filter((one) => one.items.length > 0)) {
    if (kind === "removed") removed.push(...items);
    else if (kind === "added") added.push(...items);
    else {
      tell();
      const last = told.at(-1);
      if (last?.kind === "same") told[told.length - 1] = { kind, items: [...last.items, ...items] };
      else told.push({ kind, items });
    }
  }
  tell();
  return told;
}
