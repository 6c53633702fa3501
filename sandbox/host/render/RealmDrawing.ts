import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { isDeclarationAllowed } from "#core/styles/index.ts";
import {
  layersOf,
  type FrequentEvent,
  type HostMessage,
  type NodeId,
  type ObservedParts,
  type Operation,
  type ParentId,
  type RootId,
  type SheetOperation,
} from "#sandbox/protocol/index.ts";
import { allowAttribute } from "../allow-list/allowList.ts";
import type { ReceivedElement, ReceivedNode } from "../receiver/ReceivedNode.ts";
import { Receiver, type DrawnNodes } from "../receiver/Receiver.ts";
import { isColumnProperty } from "#core/css/columnRules.ts";
import { styleColumns } from "../css/inlineColumns.ts";
import type { WeighedRule } from "#core/css/leaveOutHeavy.ts";
import { LibrarySheets } from "../css/LibrarySheets.ts";
import { ReferenceLedger } from "../weight/ReferenceLedger.ts";
import { applyProperty, drawnProperties } from "./applyProperty.ts";
import { DocumentTree } from "./DocumentTree.ts";
import { noteGuestScroll } from "./guestScrolls.ts";
import { darkScheme, readEnvironment } from "./readEnvironment.ts";
import { hasShieldedPart } from "./shieldPart.ts";
import { SightWatch } from "./SightWatch.ts";
import { SizeWatch } from "./SizeWatch.ts";

const important = "!important";

type CallOperation = Extract<Operation, readonly ["call", ...unknown[]]>;

export interface RealmDrawingOptions {
  /** Distinguishes this realm's ids from every other id of the document. */
  readonly idPrefix: string;
  readonly limits: RealmLimits;
  send(message: HostMessage): void;
  /** A component's libraries wrote more css than it may have; told once of each. */
  onCssDropped(root: RootId): void;
  /** Rules are too heavy for so large a tree, and left out; told once of each component. */
  onCssHeavy?(root: RootId, rules: readonly WeighedRule[]): void;
  /** A component draws more by references of svg than it may; told once of each. */
  onReferencesLeftOut(root: RootId): void;
}

/**
 * Draws the nodes of a realm straight into the document: elements, attributes, styles and properties, through the
 * allow-list. The boxes around them are a {@link ComponentBox} each; React draws the first-party parts inside.
 */
export class RealmDrawing implements DrawnNodes {
  readonly receiver: Receiver;
  readonly tree = new DocumentTree();
  readonly #options: RealmDrawingOptions;
  /** Elements of the present batch: the state of a control follows its children. */
  #fresh: ReceivedElement[] = [];
  /** Of the elements that are drawn as the component says. */
  readonly #ids = new WeakMap<Element, NodeId>();
  readonly #boxes = new Set<Element>();
  /** Sequence number of the latest input of each control. */
  readonly #inputs = new Map<NodeId, number>();
  readonly #observed = new Map<NodeId, ObservedParts>();
  readonly #sizes: SizeWatch;
  readonly #sights: SightWatch;
  readonly #librarySheets: LibrarySheets;
  readonly #references: ReferenceLedger;
  readonly #scheme: MediaQueryList;
  /** Nodes and layers that asked for a frequent event. */
  readonly #listened = new Map<FrequentEvent, Set<ParentId>>();
  readonly #listenedWatchers = new Set<(type: FrequentEvent) => void>();
  readonly #placeWatchers = new Set<() => void>();
  /** Some nodes of the present batch have a new place. */
  #hasPlaced = false;
  /** Labels and fieldsets that have, or had, a first-party part in them: they name, press and disable nothing of it. */
  readonly #around = new Set<NodeId>();
  #seq = 0;

  constructor(options: RealmDrawingOptions) {
    this.#options = options;
    this.receiver = new Receiver(options.limits, this);
    this.#sizes = new SizeWatch(
      (element) => this.#ids.get(element),
      (rects) => options.send({ kind: "rects", rects }),
    );
    this.#sights = new SightWatch(
      (element) => this.#ids.get(element),
      (seen) => options.send({ kind: "seen", seen }),
    );
    this.#librarySheets = new LibrarySheets(this.name, {
      limits: options.limits,
      boxes: this.#boxes,
      onDropped: (root) => options.onCssDropped(root),
      onHeavy: (root, rules) => options.onCssHeavy?.(root, rules),
    });
    this.#references = new ReferenceLedger(this.receiver, options.limits, {
      redraw: (node, name) => this.#setAttribute(node, name),
      tell: (root) => options.onReferencesLeftOut(root),
    });
    window.addEventListener("resize", this.#tellEnvironment);
    this.#scheme = darkScheme();
    this.#scheme.addEventListener("change", this.#tellEnvironment);
  }

  /** Tells the boxes of this realm from those of others. */
  get name(): string {
    return this.#options.idPrefix.replace(/-$/, "");
  }

  placed(node: ReceivedNode, next: NodeId | undefined): void {
    const element = this.tree.has(node.id) ? undefined : this.tree.create(node);
    if (element) this.#dress(node as ReceivedElement, element);
    this.tree.place(node.id, node.parent, next);
    this.#hasPlaced = true;
    this.#references.placed(node);
    this.#freeParts(node);
  }

  takenOut(id: NodeId): void {
    this.tree.takeOut(id);
  }

  textChanged(id: NodeId, text: string): void {
    this.tree.setText(id, text);
    this.#references.measuresChanged(id);
  }

  /** Puts what stands in layers or host elements into an element of the page. @returns takes it out again */
  show(parents: readonly ParentId[], element: Element): () => void {
    const hide = this.tree.show(new Map(parents.map((parent) => [parent, this.receiver.childrenOf(parent)])), element);
    this.#fitSheets();
    return hide;
  }

  /** Calls `watcher` when nodes have new places, before they are painted. */
  watchPlaces(watcher: () => void): () => void {
    this.#placeWatchers.add(watcher);
    return () => this.#placeWatchers.delete(watcher);
  }

  tellHeavyCss(root: RootId, rules: readonly WeighedRule[]): void {
    this.#options.onCssHeavy?.(root, rules);
  }

  /** A box of this realm; while the focus is in one, the realm may move it. */
  addBox(box: Element): () => void {
    this.#boxes.add(box);
    return () => this.#boxes.delete(box);
  }

  /** A realm must not take the focus from the rest of the page, where somebody may be typing. */
  mayFocus(): boolean {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return true;
    return [...this.#boxes].some((box) => box.contains(activeElement));
  }

  idOf(element: Element): NodeId | undefined {
    return this.#ids.get(element);
  }

  /** Numbers an event; an input's number keeps older values of the realm away from what was typed. */
  nextSeq(node: NodeId, isInput: boolean): number {
    this.#seq += 1;
    if (isInput) this.#inputs.set(node, this.#seq);
    return this.#seq;
  }

  sendEvent(message: Extract<HostMessage, { kind: "event" }>): void {
    this.#options.send(message);
  }

  /** Whether a frequent event on an element was asked for: by the element, one above it, or its layer. */
  isListened(element: Element, { box, root, type }: { box: Element; root: RootId; type: FrequentEvent }): boolean {
    const nodes = this.#listened.get(type);
    if (!nodes) return false;
    if (layersOf(root).some((layer) => nodes.has(layer))) return true;
    // What leaves an element scrolls or moves there; scrolling does not rise.
    for (let at: Element | null = element; at && at !== box; at = at.parentElement) {
      const id = this.#ids.get(at);
      if (id !== undefined && nodes.has(id)) return true;
    }
    return false;
  }

  /** Calls `watcher` for each frequent event that was asked for, and will be. */
  watchListened(watcher: (type: FrequentEvent) => void): () => void {
    this.#listenedWatchers.add(watcher);
    for (const type of this.#listened.keys()) watcher(type);
    return () => this.#listenedWatchers.delete(watcher);
  }

  closeRoot(root: RootId): void {
    this.receiver.closeRoot(root);
    this.#references.closeRoot(root);
    for (const layer of layersOf(root)) {
      for (const nodes of this.#listened.values()) nodes.delete(layer);
      this.tree.forget(layer);
    }
  }

  dispose(): void {
    this.#sizes.dispose();
    this.#sights.dispose();
    this.#librarySheets.dispose();
    window.removeEventListener("resize", this.#tellEnvironment);
    this.#scheme.removeEventListener("change", this.#tellEnvironment);
  }

  readonly #tellEnvironment = (): void => this.#options.send({ kind: "environment", environment: readEnvironment() });

  listened(id: ParentId, type: FrequentEvent): void {
    const nodes = this.#listened.get(type) ?? new Set();
    this.#listened.set(type, nodes.add(id));
    if (nodes.size === 1) for (const watcher of this.#listenedWatchers) watcher(type);
  }

  styled(operation: SheetOperation): void {
    this.#librarySheets.apply(operation);
  }

  applied(): void {
    for (const node of this.#fresh) {
      for (const name of drawnProperties) if (node.properties.has(name)) this.#setProperty(node, name);
    }
    this.#fresh = [];
    this.#references.settle();
    this.#librarySheets.flush();
    if (this.#hasPlaced) this.#fitSheets();
    this.#sizes.measureSoon();
  }

  attributeChanged(node: ReceivedElement, name: string): void {
    this.#references.attributeChanged(node, name);
    this.#setAttribute(node, name);
  }

  #setAttribute(node: ReceivedElement, name: string): void {
    const element = this.#elementOf(node.id);
    if (!element || isControlState(node, name)) return;
    const given = this.#attributeOf(node, name);
    const { tag, isSvg } = node;
    const value =
      given === undefined || this.#references.isLeftOut(node.id, name)
        ? undefined
        : allowAttribute({ tag, isSvg, name, value: given, idPrefix: this.#options.idPrefix, origin: location.origin });
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
    // A page that a link opens must not reach back.
    if (name === "href" && value !== undefined) element.setAttribute("rel", "noopener noreferrer");
  }

  styleChanged(node: ReceivedElement, name: string): void {
    const element = this.#elementOf(node.id) as HTMLElement | SVGElement | undefined;
    const given = node.styles.get(name) ?? "";
    const isImportant = given.endsWith(important);
    const value = isImportant ? given.slice(0, -important.length).trimEnd() : given;
    if (!element) return;
    const isAllowed = isDeclarationAllowed(name, value);
    if (isColumnProperty(name)) styleColumns(element, name, isAllowed ? value : "");
    else if (value === "" || !isAllowed) element.style.removeProperty(name);
    else element.style.setProperty(name, value, isImportant ? "important" : "");
  }

  propertyChanged(node: ReceivedElement, name: string, ack: number): void {
    // What was typed after the realm looked is newer than its answer.
    if (name === "value" && (this.#inputs.get(node.id) ?? 0) > ack) return;
    this.#setProperty(node, name);
  }

  called([, id, method, args]: CallOperation): void {
    // After everything of the same batch, and after React has drawn the box of a new component.
    setTimeout(() => {
      const element = this.#elementOf(id);
      if (!(element instanceof HTMLElement)) return;
      // Moves what is in the element, and nothing else.
      if (method === "scrollTo") return scrollElement(element, args);
      if (!this.mayFocus()) return;
      if (method === "scrollIntoView") {
        noteGuestScroll(element);
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
      } else if (method === "focus") element.focus({ preventScroll: true });
      else if (method === "blur") element.blur();
      else if (isTextControl(element)) callTextControl(element, method, args);
    });
  }

  observed(id: NodeId, what: ObservedParts): void {
    if (what === 0) this.#observed.delete(id);
    else this.#observed.set(id, what);
    this.#observe(id);
  }

  removed(id: NodeId): void {
    this.#observed.delete(id);
    this.#around.delete(id);
    this.#observe(id);
    this.tree.forget(id);
    for (const nodes of this.#listened.values()) nodes.delete(id);
    this.#inputs.delete(id);
    this.#references.removed(id);
  }

  #fitSheets(): void {
    this.#hasPlaced = false;
    this.#librarySheets.fit();
    for (const watcher of this.#placeWatchers) watcher();
  }

  #dress(node: ReceivedElement, element: Element): void {
    this.#ids.set(element, node.id);
    for (const name of node.attributes.keys()) this.attributeChanged(node, name);
    for (const name of node.styles.keys()) this.styleChanged(node, name);
    if (node.properties.size > 0) this.#fresh.push(node);
  }

  /** A label would press a part in it, and a fieldset disable it. */
  #freeParts(node: ReceivedNode): void {
    if (!hasShieldedPart(node)) return;
    for (const above of this.receiver.elementsAround(node)) {
      const name = reachingInto[above.tag];
      if (name === undefined || this.#around.has(above.id)) continue;
      this.#around.add(above.id);
      this.attributeChanged(above, name);
    }
  }

  /** A label of nothing labels nothing, whatever stands in it. */
  #attributeOf({ id, tag, attributes }: ReceivedElement, name: string): string | undefined {
    const given = attributes.get(name);
    if (!this.#around.has(id) || name !== reachingInto[tag]) return given;
    return tag === "label" ? (given ?? "nothing") : undefined;
  }

  /** Measures what is asked for of a node. */
  #observe(id: NodeId): void {
    const element = this.#elementOf(id);
    if (!element) return;
    const what = this.#observed.get(id) ?? 0;
    this.#sizes.watch(element, (what & 1) === 1);
    this.#sights.watch(element, (what & 2) === 2);
  }

  /** Not what stands in a node's place: a first-party part, or the mark of what was refused. */
  #elementOf(id: NodeId): Element | undefined {
    const element = this.tree.elementOf(id);
    return element && this.#ids.has(element) ? element : undefined;
  }

  #setProperty(node: ReceivedElement, name: string): void {
    const element = this.#elementOf(node.id);
    if (element) applyProperty(element, name, node.properties.get(name) ?? null);
  }
}

/** By which attribute an element reaches into what stands in it. */
const reachingInto: Readonly<Partial<Record<string, string>>> = { label: "for", fieldset: "disabled" };

function scrollElement(element: Element, [left, top]: CallOperation[3]): void {
  if (typeof left !== "number" || typeof top !== "number") return;
  noteGuestScroll(element);
  element.scrollTo(left, top);
}

/** The state of controls travels as properties; the attribute of the same name would fight with it. */
const isControlState = ({ tag }: ReceivedElement, name: string): boolean =>
  (name === "value" && (tag === "input" || tag === "textarea" || tag === "select")) ||
  (name === "checked" && tag === "input") ||
  (name === "selected" && tag === "option");

const isTextControl = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function callTextControl(
  control: HTMLInputElement | HTMLTextAreaElement,
  method: CallOperation[2],
  [start, end]: CallOperation[3],
): void {
  if (method === "select") control.select();
  // Controls without a selection refuse it by throwing.
  else if (control.selectionStart !== null && typeof start === "number" && typeof end === "number") control.setSelectionRange(start, end);
}
