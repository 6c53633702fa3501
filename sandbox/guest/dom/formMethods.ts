import { addMissing, elementPrototype, RealmEvent } from "./realmWindow.ts";

const controls = "input, select, textarea, button, fieldset, output";

/** What form libraries ask of forms and controls; native validation happens on the host's side and says nothing here. */
export function defineFormMethods(): void {
  const { HTMLFormElement, HTMLSelectElement } = globalThis;
  addMissing(elementPrototype, {
    checkValidity: () => true,
    reportValidity: () => true,
    setCustomValidity: () => undefined,
    validationMessage: "",
  });
  Object.assign(HTMLFormElement.prototype, {
    requestSubmit(this: Element) {
      this.dispatchEvent(new RealmEvent("submit", { bubbles: true, cancelable: true }));
    },
    reset(this: Element) {
      this.dispatchEvent(new RealmEvent("reset", { bubbles: true, cancelable: true }));
    },
  });
  defineRead(HTMLFormElement.prototype, "elements", (form) => form.querySelectorAll(controls));
  defineRead(elementPrototype, "form", (control) => control.closest("form"));
  defineRead(HTMLSelectElement.prototype, "selectedOptions", (select) => optionsOf(select).filter(({ selected }) => selected));
  defineRead(HTMLSelectElement.prototype, "selectedIndex", (select) => optionsOf(select).findIndex(({ selected }) => selected));
}

const optionsOf = (select: Element): HTMLOptionElement[] => Array.from(select.querySelectorAll("option"));

function defineRead(prototype: object, name: string, read: (element: Element) => unknown): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    get(this: Element) {
      return read(this);
    },
  });
}
