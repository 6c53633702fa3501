import { styleChanged, stylesOf } from "../mutations/nodeState.ts";
import { elementPrototype } from "./realmWindow.ts";

/** `backgroundColor` and `background-color` are one; `--names` stay as they are. */
const hyphenate = (name: string): string =>
  name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, "-ms-");

/** `element.style`: React reads and writes it by property name, libraries by `setProperty` and `cssText`. */
export function defineInlineStyle(): void {
  const views = new WeakMap<Element, unknown>();
  Object.defineProperty(elementPrototype, "style", {
    configurable: true,
    get(this: Element) {
      if (!views.has(this)) views.set(this, createStyle(this));
      return views.get(this);
    },
    set(this: ElementCSSInlineStyle, text: string) {
      this.style.cssText = text;
    },
  });
}

function createStyle(element: Element): unknown {
  const styles = stylesOf(element);
  const write = (name: string, value: unknown, priority = ""): void => {
    const property = hyphenate(name);
    const text = value === null || value === undefined ? "" : String(value).trim();
    const full = text !== "" && priority === "important" ? `${text} !important` : text;
    if ((styles.get(property) ?? "") === full) return;
    if (full === "") styles.delete(property);
    else styles.set(property, full);
    styleChanged(element, property, full);
  };
  const read = (name: string): string => styles.get(hyphenate(name)) ?? "";
  const methods = {
    setProperty: write,
    removeProperty: (name: string) => write(name, ""),
    getPropertyValue: read,
    getPropertyPriority: (name: string) => (read(name).endsWith("!important") ? "important" : ""),
  };
  return new Proxy(methods, {
    get: (target, name) => {
      if (typeof name !== "string") return undefined;
      if (name in target) return target[name as keyof typeof target];
      if (name === "cssText") return Array.from(styles, ([property, value]) => `${property}: ${value};`).join(" ");
      return name === "length" ? styles.size : read(name);
    },
    set: (_target, name, value) => {
      if (name === "cssText") replaceAll(styles, write, String(value));
      else if (typeof name === "string") write(name, value);
      return true;
    },
    has: (_target, name) => typeof name === "string",
  });
}

/** A declaration ends at a semicolon that is in no brackets and no quotes. */
const declarations = /([\w-]+)\s*:\s*((?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))*)/g;

function replaceAll(styles: Map<string, string>, write: (name: string, value: string) => void, text: string): void {
  for (const name of [...styles.keys()]) write(name, "");
  for (const [, name = "", value = ""] of text.matchAll(declarations)) write(name, value);
}
