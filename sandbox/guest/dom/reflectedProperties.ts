import { elementPrototype } from "./realmWindow.ts";

/** Properties that stand for an attribute: texts, and flags that are there or not. */
const texts = "title lang dir role placeholder href src alt rel target htmlFor autocomplete".split(" ");
const flags = ["hidden", "disabled", "readOnly", "required", "autofocus"];

const attributeOf = (name: string): string => (name === "htmlFor" ? "for" : name.toLowerCase());

const focusable = new Set(["button", "input", "select", "textarea", "summary"]);

/** Attributes as properties, as focus traps and form libraries read them. React itself sets attributes. */
export function defineReflectedProperties(): void {
  for (const name of texts) {
    define(name, {
      get: (element) => element.getAttribute(attributeOf(name)) ?? "",
      set: (element, value) => element.setAttribute(attributeOf(name), String(value)),
    });
  }
  for (const name of flags) {
    define(name, {
      get: (element) => element.hasAttribute(attributeOf(name)),
      set: (element, value) => void element.toggleAttribute(attributeOf(name), Boolean(value)),
    });
  }
  define("tabIndex", {
    get: (element) => Number(element.getAttribute("tabindex") ?? (isFocusable(element) ? 0 : -1)),
    set: (element, value) => element.setAttribute("tabindex", String(value)),
  });
  define("isContentEditable", { get: () => false, set: () => undefined });
  define("innerText", {
    get: (element) => element.textContent,
    set: (element, value) => {
      element.textContent = String(value);
    },
  });
}

const isFocusable = (element: Element): boolean =>
  focusable.has(element.localName) || (element.localName === "a" && element.hasAttribute("href"));

interface Accessor {
  get(element: Element): unknown;
  set(element: Element, value: unknown): void;
}

function define(name: string, { get, set }: Accessor): void {
  Object.defineProperty(elementPrototype, name, {
    configurable: true,
    get(this: Element) {
      return get(this);
    },
    set(this: Element, value: unknown) {
      set(this, value);
    },
  });
}
