import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { layersOf, type NodeId, type RootId } from "#sandbox/protocol/index.ts";
import type { ReceivedElement, ReceivedNode } from "../receiver/ReceivedNode.ts";
import type { Receiver } from "../receiver/Receiver.ts";
import { collectOwners, newCollected } from "./collectOwners.ts";
import { ResourceOwner } from "./ResourceOwner.ts";
import { mayRefer, referencesOf } from "./svgReferences.ts";
import { weighReferences } from "./weighReferences.ts";

interface LedgerActions {
  /** Sets an attribute anew, or takes it away. */
  redraw(node: ReceivedElement, name: string): void;
  tell(root: RootId): void;
}

/** By which a resource is found, and what a filter makes of what. */
const structural = new Set(["id", "in", "in2", "result"]);
const outlines = new Set(["d", "points"]);

/**
 * Which references of svg a realm's drawing may follow: patterns, masks, clips, markers and filters are painted anew for
 * each use, so that a few of them that use one another would never be done. It looks at a drawing only where there are
 * references, and before the browser paints them.
 */
export class ReferenceLedger {
  readonly #receiver: Receiver;
  readonly #limits: RealmLimits;
  readonly #actions: LedgerActions;
  /** Elements that refer to something. */
  readonly #referring = new Set<NodeId>();
  readonly #told = new Set<RootId>();
  #measured: ReadonlySet<NodeId> = new Set();
  #leftOut = new Map<NodeId, Map<string, ReceivedElement>>();
  #isStale = false;

  constructor(receiver: Receiver, limits: RealmLimits, actions: LedgerActions) {
    this.#receiver = receiver;
    this.#limits = limits;
    this.#actions = actions;
  }

  isLeftOut(node: NodeId, name: string): boolean {
    return this.#leftOut.get(node)?.has(name) === true;
  }

  placed(node: ReceivedNode): void {
    if (this.#referring.size > 0 && (node.kind === "text" || node.isSvg)) this.#isStale = true;
  }

  attributeChanged(node: ReceivedElement, name: string): void {
    if (!node.isSvg) return;
    if (mayRefer(name)) this.#referenceChanged(node);
    else if (structural.has(name)) this.#isStale ||= this.#referring.size > 0;
    else if (outlines.has(name)) this.measuresChanged(node.id);
  }

  /** A text or an outline has another length. */
  measuresChanged(id: NodeId): void {
    if (this.#measured.has(id)) this.#isStale = true;
  }

  /** What goes makes nothing heavier; it may make room. */
  removed(id: NodeId): void {
    this.#referring.delete(id);
    if (this.#leftOut.size > 0) this.#isStale = true;
  }

  /** What has room now comes back with the next change: the box may still be there. */
  closeRoot(root: RootId): void {
    this.#told.delete(root);
  }

  /** Called before what has changed is painted. */
  settle(): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    const before = this.#leftOut;
    this.#leftOut = this.#weigh();
    for (const changed of [before, this.#leftOut]) {
      for (const names of changed.values()) for (const [name, node] of names) this.#actions.redraw(node, name);
    }
  }

  #referenceChanged(node: ReceivedElement): void {
    const refers = referencesOf(node).length > 0;
    if (refers || this.#referring.has(node.id)) this.#isStale = true;
    if (refers) this.#referring.add(node.id);
    else this.#referring.delete(node.id);
  }

  #weigh(): Map<NodeId, Map<string, ReceivedElement>> {
    const collected = newCollected();
    const components = new Map<RootId, ResourceOwner>();
    if (this.#referring.size > 0) {
      for (const root of this.#receiver.roots) {
        const component = new ResourceOwner();
        components.set(root, component);
        for (const layer of layersOf(root)) collectOwners(this.#receiver.childrenOf(layer), component, collected);
      }
    }
    this.#measured = collected.measured;
    const leftOut = new Map<NodeId, Map<string, ReceivedElement>>();
    for (const { node, name } of weighReferences(components.values(), collected, this.#limits.svgWeight)) {
      leftOut.set(node.id, (leftOut.get(node.id) ?? new Map<string, ReceivedElement>()).set(name, node));
    }
    for (const node of leftOut.keys()) this.#tell(this.#receiver.rootOf(node));
    return leftOut;
  }

  #tell(root: RootId | undefined): void {
    if (root === undefined || this.#told.has(root)) return;
    this.#told.add(root);
    this.#actions.tell(root);
  }
}
