import { addMissing, elementPrototype, realmDocument, realmWindow } from "./realmWindow.ts";

/** What `compareDocumentPosition` answers with. */
const positions = {
  DOCUMENT_POSITION_DISCONNECTED: 1,
  DOCUMENT_POSITION_PRECEDING: 2,
  DOCUMENT_POSITION_FOLLOWING: 4,
  DOCUMENT_POSITION_CONTAINS: 8,
  DOCUMENT_POSITION_CONTAINED_BY: 16,
};

const noAnimation = (): unknown => ({ cancel: () => undefined, finished: Promise.resolve(), play: () => undefined });

/** Small methods of nodes that the polyfill lacks. */
export function defineTreeMethods(): void {
  Object.assign(realmWindow.Node, positions);
  addMissing(elementPrototype, {
    getRootNode: () => realmDocument,
    compareDocumentPosition(this: Node, other: Node) {
      if (this === other) return 0;
      if (this.contains(other)) return 20;
      if (other.contains(this)) return 10;
      return follows(this, other) ? 4 : 2;
    },
    insertAdjacentElement(this: Element, where: InsertPosition, element: Element) {
      if (where === "beforebegin") this.parentNode?.insertBefore(element, this);
      else if (where === "afterbegin") this.insertBefore(element, this.firstChild);
      else if (where === "beforeend") this.appendChild(element);
      else this.parentNode?.insertBefore(element, this.nextSibling);
      return element;
    },
    hasChildNodes(this: Node) {
      return this.firstChild !== null;
    },
    isSameNode(this: Node, other: Node) {
      return this === other;
    },
    hasAttributes(this: Element) {
      return this.attributes.length > 0;
    },
    normalize: () => undefined,
    checkVisibility: () => true,
    animate: noAnimation,
    getAnimations: () => [],
    // A pointer of another document cannot be captured from here.
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => false,
  });
  Object.defineProperty(elementPrototype, "childElementCount", {
    configurable: true,
    get(this: Element) {
      return this.children.length;
    },
  });
}

/** Whether `other` comes later in the document, neither of them containing the other. */
function follows(node: Node, other: Node): boolean {
  const ancestors = pathOf(node);
  const others = pathOf(other);
  const fork = ancestors.findIndex((ancestor, index) => ancestor !== others[index]);
  const [mine, theirs] = [ancestors[fork], others[fork]];
  for (let at = mine?.nextSibling; at; at = at.nextSibling) if (at === theirs) return true;
  return false;
}

/** A node and everything above it, the topmost first. */
function pathOf(node: Node): Node[] {
  const path: Node[] = [];
  for (let at: Node | null = node; at; at = at.parentNode) path.unshift(at);
  return path;
}
