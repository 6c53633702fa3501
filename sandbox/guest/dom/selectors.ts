import { is, selectAll, selectOne, type Options } from "css-select";
import { elementPrototype, realmDocument } from "./realmWindow.ts";

type SelectOptions = Options<Node, Element>;

const isTag = (node: Node): node is Element => node.nodeType === 1;
const children = (node: Node): Node[] => Array.from(node.childNodes ?? []);

const adapter: NonNullable<SelectOptions["adapter"]> = {
  isTag,
  getName: (element) => element.localName,
  getChildren: children,
  getParent: (node) => (node.parentNode && isTag(node.parentNode) ? node.parentNode : null),
  getSiblings: (node) => (node.parentNode ? children(node.parentNode) : [node]),
  getText: (node) => node.textContent ?? "",
  hasAttrib: (element, name) => element.hasAttribute(name),
  getAttributeValue: (element, name) => element.getAttribute(name) ?? undefined,
  removeSubsets: (nodes) => nodes.filter((node) => !nodes.some((other) => other !== node && other.contains(node))),
};

const options: SelectOptions = { adapter };

/** A real selector engine: the polyfill's own throws on lists and on quoted attribute values. */
export function defineSelectors(): void {
  const parents: object[] = [elementPrototype, Object.getPrototypeOf(realmDocument) as object];
  for (const prototype of parents) {
    Object.assign(prototype, {
      querySelectorAll(this: ParentNode & Node, selector: string) {
        return selectAll(selector, children(this), options);
      },
      querySelector(this: ParentNode & Node, selector: string) {
        return selectOne(selector, children(this), options);
      },
    });
  }
  Object.assign(elementPrototype, {
    matches(this: Element, selector: string) {
      return is(this, selector, options);
    },
    closest(this: Element, selector: string) {
      for (let at: Element | null = this; at; at = at.parentElement) if (is(at, selector, options)) return at;
      return null;
    },
  });
}
