import type { NodeId, ParentId } from "#sandbox/protocol/index.ts";
import { isElementAllowed, voidElements } from "../allow-list/allowList.ts";
import type { ReceivedElement, ReceivedNode } from "../receiver/ReceivedNode.ts";
import { wrapPart } from "./shieldPart.ts";

/** Where children are put: at the end of a container, or before what follows there. */
interface Inside {
  readonly container: Node;
  readonly end: Node | null;
}

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * The document's own nodes for the nodes of a realm. Children of a layer or of a host element stay out of the document
 * until somebody shows them.
 */
export class DocumentTree {
  readonly #nodes = new Map<NodeId, Element | Text>();
  /** Of layers, and of elements whose children are put elsewhere. */
  readonly #insides = new Map<ParentId, Inside>();

  elementOf(id: NodeId): Element | undefined {
    const node = this.#nodes.get(id);
    return node instanceof Element ? node : undefined;
  }

  /** Makes a node's counterpart; it has no place yet. @returns the element that is drawn as the component says */
  create(node: ReceivedNode): Element | undefined {
    if (node.kind === "text") {
      this.#nodes.set(node.id, document.createTextNode(node.text));
      return undefined;
    }
    const { element, isDrawn, isOpen } = createFor(node);
    this.#nodes.set(node.id, element);
    if (!isOpen) this.#insides.set(node.id, aside());
    return isDrawn ? element : undefined;
  }

  has(id: NodeId): boolean {
    return this.#nodes.has(id);
  }

  place(id: NodeId, parent: ParentId, next: NodeId | undefined): void {
    const node = this.#nodes.get(id);
    const inside = this.#insideOf(parent);
    if (!node || !inside) return;
    const sibling = next === undefined ? undefined : this.#nodes.get(next);
    inside.container.insertBefore(node, sibling?.parentNode === inside.container ? sibling : inside.end);
  }

  takeOut(id: NodeId): void {
    this.#nodes.get(id)?.remove();
  }

  setText(id: NodeId, text: string): void {
    const node = this.#nodes.get(id);
    if (node instanceof Text) node.data = text;
  }

  forget(id: NodeId | ParentId): void {
    this.#nodes.delete(id);
    this.#insides.delete(id);
  }

  /** Puts the children of some parents, one after the other, into an element. @returns takes them out again */
  show(parents: ReadonlyMap<ParentId, readonly ReceivedNode[]>, element: Element): () => void {
    for (const [parent, children] of parents) {
      const end = element.appendChild(document.createComment(""));
      this.#fill(parent, children, { container: element, end });
    }
    return () => {
      for (const [parent, children] of parents) {
        const inside = this.#insides.get(parent);
        if (inside?.container !== element) continue;
        inside.end?.parentNode?.removeChild(inside.end);
        this.#fill(parent, children, aside());
      }
    };
  }

  #fill(parent: ParentId, children: readonly ReceivedNode[], inside: Inside): void {
    this.#insides.set(parent, inside);
    for (const { id } of children) this.place(id, parent, undefined);
  }

  #insideOf(parent: ParentId): Inside | undefined {
    const known = this.#insides.get(parent);
    if (known) return known;
    if (parent > 0) {
      const container = this.#nodes.get(parent);
      return container && { container, end: null };
    }
    const layer = aside();
    this.#insides.set(parent, layer);
    return layer;
  }
}

const aside = (): Inside => ({ container: document.createDocumentFragment(), end: null });

interface Created {
  readonly element: Element;
  /** It is what the component says; else it stands in its place. */
  readonly isDrawn: boolean;
  /** Its children are put into it. */
  readonly isOpen: boolean;
}

function createFor({ tag, isSvg, parts }: ReceivedElement): Created {
  if (parts) return { element: wrapPart(tag), isDrawn: false, isOpen: false };
  if (!isElementAllowed(tag, isSvg)) {
    const mark = document.createElement("span");
    mark.setAttribute("data-platon-refused", tag);
    return { element: mark, isDrawn: false, isOpen: false };
  }
  const element = isSvg ? document.createElementNS(svgNamespace, tag) : document.createElement(tag);
  return { element, isDrawn: true, isOpen: !voidElements.has(tag) && tag !== "textarea" };
}
