import { propertiesOf, propertyChanged, stateOf } from "../mutations/nodeState.ts";
import { defineAttributeProperty } from "./attributeProperty.ts";
import { isChosen } from "./chosenOptions.ts";
import { joinGroup, releaseOthers } from "./exclusiveChoice.ts";
import { defineElement, defineGlobals, RealmHtmlElement } from "./realmWindow.ts";
import { defineSelectMembers } from "./selectMembers.ts";

class HTMLInputElement extends RealmHtmlElement {}
class HTMLTextAreaElement extends RealmHtmlElement {}
class HTMLSelectElement extends RealmHtmlElement {}
class HTMLOptionElement extends RealmHtmlElement {}

type ControlClass = new () => HTMLElement;

/**
 * Form controls with the state that React reads and writes. `value` and `checked` are accessors **on the prototype**,
 * because React's value tracker wraps them per instance; what a user typed is put below the tracker by `applyControlState`,
 * so that React sees a change.
 */
export function defineFormControls(): void {
  for (const control of [HTMLInputElement, HTMLTextAreaElement, HTMLOptionElement]) {
    defineState(control, "value", toText, heldOr("value", initialValue));
  }
  for (const control of [HTMLTextAreaElement, HTMLSelectElement, HTMLOptionElement]) defineAttributeProperty(control.prototype, "name", "");
  defineAttributeProperty(HTMLInputElement.prototype, "name", "", (input) => joinGroup(input as globalThis.HTMLInputElement));
  const givenValue = heldOr("defaultValue", (element) => element.getAttribute("value") ?? "");
  defineState(HTMLInputElement, "defaultValue", toText, givenValue);
  const givenText = heldOr("defaultValue", (element) => element.textContent ?? "");
  defineState(HTMLTextAreaElement, "defaultValue", toText, givenText, showDefault);
  const release = (element: HTMLElement, value: unknown): void => (value === true ? releaseOthers(element, true) : undefined);
  defineState(HTMLInputElement, "checked", Boolean, heldOr("checked", isFalse), release);
  for (const name of ["defaultChecked", "indeterminate"]) defineState(HTMLInputElement, name, Boolean, heldOr(name, isFalse));
  defineState(HTMLOptionElement, "selected", Boolean, (option) => isChosen(option as globalThis.HTMLOptionElement), release);
  defineState(HTMLOptionElement, "defaultSelected", Boolean, heldOr("defaultSelected", isFalse));
  // Without a default type React takes a plain input for something that cannot hold text: onChange never fires.
  defineAttributeProperty(HTMLInputElement.prototype, "type", "text");
  defineFixed(HTMLTextAreaElement, "type", "textarea");
  defineState(HTMLSelectElement, "multiple", Boolean, heldOr("multiple", (element) => element.hasAttribute("multiple")));
  defineSelectMembers(HTMLSelectElement.prototype);
  const classes = { HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLOptionElement };
  defineGlobals(classes);
  defineElement("input", HTMLInputElement);
  defineElement("textarea", HTMLTextAreaElement);
  defineElement("select", HTMLSelectElement);
  defineElement("option", HTMLOptionElement);
}

const isFalse = (): boolean => false;

const toText = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

type State = string | boolean;

/** What was set or typed, else what is there without it. */
const heldOr =
  (name: string, initial: (element: HTMLElement) => State) =>
  (element: HTMLElement): unknown =>
    stateOf(element).properties?.get(name) ?? initial(element);

function initialValue(element: HTMLElement): string {
  if (element.localName === "textarea") return element.textContent ?? "";
  return element.getAttribute("value") ?? valueOfNone(element);
}

function valueOfNone(element: HTMLElement): string {
  if (element.localName === "option") return element.textContent ?? "";
  return ["checkbox", "radio"].includes(element.getAttribute("type") ?? "") ? "on" : "";
}

/** A textarea shows its default until it is given something else. */
function showDefault(textarea: HTMLElement, value: State): void {
  if (value !== "" && !propertiesOf(textarea).has("value")) Object.assign(textarea, { value });
}

function defineState(
  control: ControlClass,
  name: string,
  read: (value: unknown) => State,
  get: (element: HTMLElement) => unknown,
  onChange?: (element: HTMLElement, value: State) => void,
): void {
  Object.defineProperty(control.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return get(this);
    },
    set(this: HTMLElement, value: unknown) {
      const next = read(value);
      const properties = propertiesOf(this);
      if (properties.get(name) === next) return;
      properties.set(name, next);
      onChange?.(this, next);
      // React sets the state itself along with its default: the host has no use for defaults.
      if (!name.startsWith("default")) propertyChanged(this, name, next);
    },
  });
}

function defineFixed(control: ControlClass, name: string, value: string): void {
  Object.defineProperty(control.prototype, name, { configurable: true, writable: true, value });
}
