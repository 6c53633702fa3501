/** Which files of a list are chosen, where a range begins, and where the keyboard is. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly anchor: string | undefined;
  readonly active: string | undefined;
}

export const noSelection: Selection = { chosen: new Set(), anchor: undefined, active: undefined };

/** How a file is pressed, or gone to. */
export interface Reach {
  /** From where a range begins up to here. */
  readonly isRange?: boolean;
  /** Beside what is chosen by now: a press turns it, a range is added. */
  readonly isAdding?: boolean;
}

/** After a press on a file, or an arrow to it. */
export function reach(selection: Selection, ids: readonly string[], id: string, { isRange, isAdding }: Reach = {}): Selection {
  const { anchor, chosen } = selection;
  if (isRange && anchor !== undefined && ids.includes(anchor)) {
    const [from = 0, to = 0] = [ids.indexOf(anchor), ids.indexOf(id)].sort((a, b) => a - b);
    return { chosen: new Set([...(isAdding ? chosen : []), ...ids.slice(from, to + 1)]), anchor, active: id };
  }
  return isAdding ? toggle(selection, id) : { chosen: new Set([id]), anchor: id, active: id };
}

export function toggle({ chosen }: Selection, id: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { chosen: next, anchor: id, active: id };
}

/** The keyboard goes there and chooses nothing. */
export const goTo = (selection: Selection, id: string): Selection => ({ ...selection, active: id });

export const chooseAll = (selection: Selection, ids: readonly string[]): Selection => ({ ...selection, chosen: new Set(ids) });

/**
 * After files have gone: what is left is chosen still, and the keyboard is where the gone file was, or at the last one.
 * @param before ids as they stood, of which `now` are left
 */
export function without(selection: Selection, before: readonly string[], now: readonly string[]): Selection {
  const left = new Set(now);
  const { active, anchor } = selection;
  const place = active === undefined ? -1 : before.indexOf(active);
  const next = place < 0 ? undefined : (before.slice(place).find((id) => left.has(id)) ?? now.at(-1));
  return {
    chosen: new Set([...selection.chosen].filter((id) => left.has(id))),
    anchor: anchor !== undefined && left.has(anchor) ? anchor : next,
    active: active !== undefined && left.has(active) ? active : next,
  };
}

interface Step {
  readonly key: string;
  /** Files that stand side by side. */
  readonly columns: number;
}

/** The file that a key leads to; undefined for a key that leads nowhere. */
export function stepTo(ids: readonly string[], active: string | undefined, { key, columns }: Step): string | undefined {
  if (key === "Home") return ids[0];
  if (key === "End") return ids.at(-1);
  const steps: Readonly<Record<string, number>> = { ArrowUp: -columns, ArrowDown: columns, ...(columns > 1 && { ArrowLeft: -1, ArrowRight: 1 }) };
  const by = steps[key];
  if (by === undefined) return undefined;
  if (active === undefined || !ids.includes(active)) return ids[0];
  const next = ids.indexOf(active) + by;
  if (next < 0) return active;
  return ids[next] ?? (columns > 1 && by === columns ? ids.at(-1) : active);
}
