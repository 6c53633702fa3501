/** A property of elements that is its attribute, whatever is set a text; `onChange` hears of what code sets. */
export function defineAttributeProperty(prototype: object, name: string, fallback: string, onChange?: (element: HTMLElement) => void): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute(name) ?? fallback;
    },
    set(this: HTMLElement, value: unknown) {
      this.setAttribute(name, String(value));
      onChange?.(this);
    },
  });
}
