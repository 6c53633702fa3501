import type { NodeId } from "#sandbox/protocol/index.ts";
import type { ReceivedElement, ReceivedNode, ReceivedText } from "../receiver/ReceivedNode.ts";
import { countVertices } from "./countVertices.ts";
import { ResourceOwner } from "./ResourceOwner.ts";
import { isInherited, isMarker, referencesOf, type Reference } from "./svgReferences.ts";

const resourceTags = new Set(["pattern", "mask", "clipPath", "marker", "filter", "linearGradient", "radialGradient"]);
const shapeTags = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]);
const markedTags = new Set(["path", "line", "polyline", "polygon"]);
const silentTags = new Set(["title", "desc"]);

/** Inherited references above one shape; more is nobody's drawing. */
const mostInherited = 16;
/** Signs of an outline, and of a text, that cost as much as a simple shape. */
const outlinePerShape = 200;
const signsPerShape = 50;

/** Whose resources may refer to each other: all that one realm draws. */
export interface Collected {
  readonly resources: Map<string, ResourceOwner[]>;
  /** Nodes whose length counts. */
  readonly measured: Set<NodeId>;
  /** References that nobody needs to weigh. */
  readonly tooMany: Set<Reference>;
}

export const newCollected = (): Collected => ({ resources: new Map(), measured: new Set(), tooMany: new Set() });

/** Goes through what a component draws. */
export function collectOwners(children: readonly ReceivedNode[], component: ResourceOwner, collected: Collected): void {
  const walk = (nodes: readonly ReceivedNode[], owner: ResourceOwner, above: readonly Reference[], parent?: ReceivedElement): void => {
    for (const node of nodes) {
      if (node.kind === "text") {
        if (parent?.isSvg && !silentTags.has(parent.tag)) useText(node, owner, above, collected);
        continue;
      }
      const inside = node.isSvg && resourceTags.has(node.tag) ? openResource(node, collected) : owner;
      walk(node.children, inside, useElement(node, inside, above, collected), node);
    }
  };
  walk(children, component, []);
}

function openResource(node: ReceivedElement, { resources }: Collected): ResourceOwner {
  const owner = new ResourceOwner(node);
  // Without an id, or with several, it is not found by any reference; its own still count.
  const id = (node.attributes.get("id") ?? "").trim();
  const before = resources.get(id);
  if (before) before.push(owner);
  else resources.set(id, [owner]);
  return owner;
}

/** @returns the references that hold below the element */
function useElement(node: ReceivedElement, owner: ResourceOwner, above: readonly Reference[], { measured, tooMany }: Collected): readonly Reference[] {
  let active = above;
  for (const reference of referencesOf(node)) {
    if (!isInherited(reference)) owner.use(reference, 1);
    else if (active.length < mostInherited) active = [...active, reference];
    else tooMany.add(reference);
  }
  if (!node.isSvg || !shapeTags.has(node.tag)) return active;
  const { attributes } = node;
  if (owner.resource) {
    measured.add(node.id);
    owner.shapes += 1 + Math.floor(((attributes.get("d")?.length ?? 0) + (attributes.get("points")?.length ?? 0)) / outlinePerShape);
  }
  const paints = active.filter((reference) => !isMarker(reference));
  for (const paint of paints) owner.use(paint, 1);
  if (!markedTags.has(node.tag)) return active;
  for (const marker of active.filter(isMarker)) {
    const times = marker.name === "marker-mid" ? countVertices(node) : 1;
    if (marker.name === "marker-mid") measured.add(node.id);
    owner.use(marker, times);
    for (const paint of paints) owner.pair(marker, paint, times);
  }
  return active;
}

/** Where each letter has a place of its own, each is painted by itself. */
function useText({ id, text }: ReceivedText, owner: ResourceOwner, active: readonly Reference[], { measured }: Collected): void {
  const paints = active.filter((reference) => !isMarker(reference));
  if (!owner.resource && paints.length === 0) return;
  measured.add(id);
  owner.shapes += 1 + Math.floor(text.length / signsPerShape);
  for (const paint of paints) owner.use(paint, text.length);
}
