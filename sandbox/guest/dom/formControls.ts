import { propertiesOf, propertyChanged, stateOf } from "../mutations/nodeState.ts";
import { defineElement, defineGlobals, RealmHtmlElement } from "./realmWindow.ts";

class HTMLInputElement extends RealmHtmlElement {}
class HTMLTextAreaElement extends RealmHtmlElement {}
class HTMLSelectElement extends RealmHtmlElement {}
class HTMLOptionElement extends RealmHtmlElement {}

type ControlClass = new () => HTMLElement;

/**
 * Form controls with the state that React reads and writes. `value` and `checked` are accessors **on the prototype**,
 * because React's value tracker wraps them per instance; what a user typed is put below the tracker by `applyState`,
 * so that React sees a change.
 */
export function defineFormControls(): void {
  for (const control of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLOptionElement]) {
    defineState(control, "value", toText, (element) => initialValue(element));
    defineAttributeProperty(control, "name", "");
  }
  defineState(HTMLInputElement, "defaultValue", toText, (element) => element.getAttribute("value") ?? "");
  defineState(HTMLTextAreaElement, "defaultValue", toText, (element) => element.textContent ?? "");
  for (const name of ["checked", "defaultChecked", "indeterminate"]) {
    defineState(HTMLInputElement, name, Boolean, () => false);
  }
  defineState(HTMLSelectElement, "multiple", Boolean, () => false);
  for (const name of ["selected", "defaultSelected"]) defineState(HTMLOptionElement, name, Boolean, () => false);
  // Without a default type React takes a plain input for something that cannot hold text: onChange never fires.
  defineAttributeProperty(HTMLInputElement, "type", "text");
  defineFixed(HTMLTextAreaElement, "type", "textarea");
  defineFixed(HTMLSelectElement, "type", "select-one");
  Object.defineProperty(HTMLSelectElement.prototype, "options", {
    configurable: true,
    get(this: Element) {
      return this.querySelectorAll("option");
    },
  });
  const classes = { HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLOptionElement };
  defineGlobals(classes);
  defineElement("input", HTMLInputElement);
  defineElement("textarea", HTMLTextAreaElement);
  defineElement("select", HTMLSelectElement);
  defineElement("option", HTMLOptionElement);
}

const toText = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

function initialValue(element: HTMLElement): string {
  if (element.localName === "textarea") return element.textContent ?? "";
  const attribute = element.getAttribute("value");
  return attribute ?? (element.localName === "option" ? (element.textContent ?? "") : "");
}

function defineState(
  control: ControlClass,
  name: string,
  read: (value: unknown) => string | boolean,
  initial: (element: HTMLElement) => string | boolean,
): void {
  Object.defineProperty(control.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return stateOf(this).properties?.get(name) ?? initial(this);
    },
    set(this: HTMLElement, value: unknown) {
      const next = read(value);
      const properties = propertiesOf(this);
      if (properties.get(name) === next) return;
      properties.set(name, next);
      // React sets the state itself along with its default: the host has no use for defaults.
      if (!name.startsWith("default")) propertyChanged(this, name, next);
    },
  });
}

function defineAttributeProperty(control: ControlClass, name: string, fallback: string): void {
  Object.defineProperty(control.prototype, name, {
    configurable: true,
    get(this: Element) {
      return this.getAttribute(name) ?? fallback;
    },
    set(this: Element, value: unknown) {
      this.setAttribute(name, String(value));
    },
  });
}

function defineFixed(control: ControlClass, name: string, value: string): void {
  Object.defineProperty(control.prototype, name, { configurable: true, writable: true, value });
}
