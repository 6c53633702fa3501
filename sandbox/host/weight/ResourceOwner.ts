import type { ReceivedElement } from "../receiver/ReceivedNode.ts";
import type { Reference } from "./svgReferences.ts";

/** What is drawn in one place and counts once for each reference to it: a resource's own content, or a component outside of any. */
export class ResourceOwner {
  /** The resource; undefined for a component. */
  readonly resource: ReceivedElement | undefined;
  /** Shapes, by what they cost; long outlines and texts count for several. */
  shapes = 0;
  /** How often each reference is followed. */
  readonly uses = new Map<Reference, number>();
  /** How often each marker takes a paint along (`context-fill`). */
  readonly pairs = new Map<Reference, Map<Reference, number>>();

  constructor(resource?: ReceivedElement) {
    this.resource = resource;
  }

  use(reference: Reference, times: number): void {
    this.uses.set(reference, (this.uses.get(reference) ?? 0) + times);
  }

  /** @param paint of the shape that has the marker */
  pair(marker: Reference, paint: Reference, times: number): void {
    const paints = this.pairs.get(marker) ?? new Map<Reference, number>();
    this.pairs.set(marker, paints.set(paint, (paints.get(paint) ?? 0) + times));
  }

  /** Gradients and filters refer to nothing that is painted. */
  get mayLead(): boolean {
    const tag = this.resource?.tag ?? "";
    return tag !== "filter" && !tag.endsWith("Gradient");
  }
}
