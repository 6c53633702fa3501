import type { Collected } from "./collectOwners.ts";
import { spreadingCost, weighFilter } from "./weighFilter.ts";
import type { ResourceOwner } from "./ResourceOwner.ts";
import type { Reference } from "./svgReferences.ts";

/** What following a reference costs besides the content, in simple shapes: a mask is a picture of its own. */
const costs: Readonly<Record<string, number>> = { "clip-path": 4, mask: 50 };
/** So that products stay numbers. */
const mostWeight = 1e9;

/**
 * Which references are left out: those inside of a resource that lead to one which leads further, and those that would
 * make their component weigh more than `most`.
 */
export function weighReferences(components: Iterable<ResourceOwner>, { resources, tooMany }: Collected, most: number): Set<Reference> {
  const leftOut = new Set([...tooMany, ...findDeep(resources)]);
  const weightOfId = remember((id: string): number => Math.max(0, ...(resources.get(id) ?? []).map(weightOfOwner)));
  const weightOf = ({ name, targets, steps }: Reference): number =>
    targets.filter((id) => resources.has(id)).reduce((sum, id) => sum + (costs[name] ?? 1) + weightOfId(id), steps * spreadingCost);
  const weigh = (reference: Reference): number => (leftOut.has(reference) ? 0 : weightOf(reference));
  /** Ends: only a component's references lead to what leads further, by one more step. */
  function weightOfOwner(owner: ResourceOwner): number {
    if (owner.resource && !owner.mayLead) return owner.resource.tag === "filter" ? weighFilter(owner.resource) : 1;
    return Math.min(mostWeight, [...weighUses(owner, weigh)].reduce((sum, [, weight]) => sum + weight, owner.shapes));
  }
  for (const component of components) {
    let total = 0;
    for (const [reference, weight] of weighUses(component, weigh)) {
      if (total + weight > most) leftOut.add(reference);
      else total += weight;
    }
  }
  return leftOut;
}

/** References inside of resources, to ids of which one leads to a further resource. */
function* findDeep(resources: Collected["resources"]): Generator<Reference> {
  const isPlace = remember((id: string): boolean => (resources.get(id) ?? []).some(({ mayLead }) => mayLead));
  const leads = remember((id: string): boolean =>
    (resources.get(id) ?? []).some(({ mayLead, uses }) => mayLead && [...uses.keys()].some(({ targets }) => targets.some(isPlace))));
  for (const owners of resources.values()) {
    for (const { uses } of owners) for (const use of uses.keys()) if (use.targets.some(leads)) yield use;
  }
}

function remember<Value>(find: (id: string) => Value): (id: string) => Value {
  const known = new Map<string, Value>();
  return (id) => {
    const value = known.has(id) ? (known.get(id) as Value) : find(id);
    known.set(id, value);
    return value;
  };
}

/** What each of an owner's references weighs, with all that it is followed for. */
function* weighUses({ uses, pairs }: ResourceOwner, weigh: (reference: Reference) => number): Generator<readonly [Reference, number]> {
  for (const [reference, times] of uses) {
    const one = weigh(reference);
    let weight = times * one;
    for (const [paint, together] of pairs.get(reference) ?? []) weight += together * one * weigh(paint);
    yield [reference, weight];
  }
}
