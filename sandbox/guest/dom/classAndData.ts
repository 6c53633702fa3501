import { elementPrototype } from "./realmWindow.ts";

/** `className`, `classList` and `dataset`, each a view of an attribute. */
export function defineClassAndData(): void {
  Object.defineProperties(elementPrototype, {
    className: {
      configurable: true,
      get(this: Element) {
        return this.getAttribute("class") ?? "";
      },
      set(this: Element, value: unknown) {
        this.setAttribute("class", String(value));
      },
    },
    classList: {
      configurable: true,
      get(this: Element) {
        return createClassList(this);
      },
    },
    dataset: {
      configurable: true,
      get(this: Element) {
        return createDataset(this);
      },
    },
  });
}

function createClassList(element: Element): unknown {
  const read = (): Set<string> => new Set(element.className.split(/\s+/).filter(Boolean));
  const change = (edit: (names: Set<string>) => void): void => {
    const names = read();
    edit(names);
    element.className = [...names].join(" ");
  };
  return {
    add: (...added: string[]) => change((names) => added.forEach((name) => names.add(name))),
    remove: (...removed: string[]) => change((names) => removed.forEach((name) => names.delete(name))),
    contains: (name: string) => read().has(name),
    toggle: (name: string, force?: boolean) => {
      const isOn = force ?? !read().has(name);
      change((names) => (isOn ? names.add(name) : names.delete(name)));
      return isOn;
    },
    get length() {
      return read().size;
    },
    toString: () => element.className,
    [Symbol.iterator]: () => read()[Symbol.iterator](),
  };
}

const toAttribute = (key: string): string => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function createDataset(element: Element): unknown {
  return new Proxy(
    {},
    {
      get: (_target, key) => (typeof key === "string" ? (element.getAttribute(toAttribute(key)) ?? undefined) : undefined),
      set: (_target, key, value) => {
        if (typeof key === "string") element.setAttribute(toAttribute(key), String(value));
        return true;
      },
      has: (_target, key) => typeof key === "string" && element.hasAttribute(toAttribute(key)),
      deleteProperty: (_target, key) => {
        if (typeof key === "string") element.removeAttribute(toAttribute(key));
        return true;
      },
    },
  );
}
