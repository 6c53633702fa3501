import type { ArrangedPart, ArrangedPlace, ArrangeStep } from "./ArrangedPart.ts";

export interface Arranged {
  /** Siblings in their order. */
  readonly parts: readonly ArrangedPart[];
  /** Steps that came to nothing, because what they are of is not there any more. */
  readonly missed: readonly ArrangeStep[];
}

/**
 * Parts after what a person did, whichever parts those are: when others changed them meanwhile, the same steps are done to
 * theirs, and what nobody touched stays as they have it.
 * @param parts siblings in their order
 * @example arrangeParts(columns, [{ kind: "move", id: "c3", to: { before: "c1" } }]).parts
 */
export function arrangeParts(parts: readonly ArrangedPart[], steps: readonly ArrangeStep[]): Arranged {
  let present = parts;
  const missed: ArrangeStep[] = [];
  for (const step of steps) {
    const next = take(present, step);
    if (next) present = next;
    else missed.push(step);
  }
  return { parts: present, missed };
}

/** Undefined where it cannot be done. */
function take(parts: readonly ArrangedPart[], step: ArrangeStep): readonly ArrangedPart[] | undefined {
  const part = parts.find(({ id }) => id === step.id);
  if (step.kind === "add") return part ? undefined : put(parts, { id: step.id, values: step.values }, step.to);
  if (part === undefined) return undefined;
  switch (step.kind) {
    case "move":
      return put(parts.filter((one) => one !== part), part, step.to);
    case "change":
      return parts.map((one) => (one === part ? { ...one, values: { ...one.values, ...step.values } } : one));
    case "remove": {
      const gone = withInner(parts, step.id);
      return parts.filter(({ id }) => !gone.has(id));
    }
  }
}

function put(others: readonly ArrangedPart[], part: ArrangedPart, { parentId, before }: ArrangedPlace): readonly ArrangedPart[] | undefined {
  if (parentId !== undefined && !isPlace(others, part, parentId)) return undefined;
  const placed = { ...part, parentId };
  const at = others.findIndex((one) => one.id === before && one.parentId === parentId);
  return at === -1 ? [...others, placed] : [...others.slice(0, at), placed, ...others.slice(at)];
}

/** Nothing stands in what is gone, in itself, or in what stands in it. */
const isPlace = (others: readonly ArrangedPart[], { id }: ArrangedPart, parentId: string): boolean =>
  others.some((one) => one.id === parentId) && !withInner(others, id).has(parentId);

/** Ids of a part and of all that stands in it. */
export function withInner(parts: readonly ArrangedPart[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { id: inner, parentId } of parts) if (parentId !== undefined && found.has(parentId)) found.add(inner);
  }
  return found;
}
