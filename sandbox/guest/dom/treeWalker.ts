import { defineGlobals, realmDocument } from "./realmWindow.ts";

const NodeFilter = {
  SHOW_ALL: -1,
  SHOW_ELEMENT: 1,
  SHOW_TEXT: 4,
  SHOW_COMMENT: 128,
  FILTER_ACCEPT: 1,
  FILTER_REJECT: 2,
  FILTER_SKIP: 3,
};

type Accept = (node: Node) => number;

/** `document.createTreeWalker`, as focus traps use it: forwards and backwards through a list made once. */
export function defineTreeWalker(): void {
  defineGlobals({ NodeFilter });
  Object.assign(realmDocument, {
    createTreeWalker: (root: Node, show = -1, filter?: Accept | { acceptNode: Accept }) => {
      const accept = typeof filter === "function" ? filter : (filter?.acceptNode.bind(filter) ?? acceptAll);
      return createWalker(root, listNodes(root, show, accept));
    },
  });
}

const acceptAll: Accept = () => NodeFilter.FILTER_ACCEPT;

function listNodes(parent: Node, show: number, accept: Accept): Node[] {
  return Array.from(parent.childNodes ?? []).flatMap((child) => {
    const isShown = show === -1 || (show & (1 << (child.nodeType - 1))) !== 0;
    const verdict = isShown ? accept(child) : NodeFilter.FILTER_SKIP;
    if (verdict === NodeFilter.FILTER_REJECT) return [];
    const below = listNodes(child, show, accept);
    return verdict === NodeFilter.FILTER_ACCEPT ? [child, ...below] : below;
  });
}

function createWalker(root: Node, nodes: Node[]): unknown {
  let at = -1;
  const go = (to: number): Node | null => {
    const node = nodes[to];
    if (!node) return null;
    at = to;
    return node;
  };
  return {
    root,
    get currentNode() {
      return nodes[at] ?? root;
    },
    set currentNode(node: Node) {
      at = nodes.indexOf(node);
    },
    nextNode: () => go(at + 1),
    previousNode: () => go(at - 1),
  };
}
