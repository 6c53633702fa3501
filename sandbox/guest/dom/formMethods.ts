import { defineAttributeProperty } from "./attributeProperty.ts";
import { assignFields, eventClassOf } from "./eventClasses.ts";
import { defineFormElements, elementsOf } from "./listedControls.ts";
import { defineFormData } from "./formEntries.ts";
import { resetForm } from "./formReset.ts";
import { addMissing, elementPrototype } from "./realmWindow.ts";

/** What form libraries ask of forms and controls; native validation happens on the host's side and says nothing here. */
export function defineFormMethods(): void {
  const { HTMLFormElement, HTMLButtonElement } = globalThis;
  defineFormElements();
  defineFormData();
  addMissing(elementPrototype, {
    checkValidity: () => true,
    reportValidity: () => true,
    setCustomValidity: () => undefined,
    validationMessage: "",
  });
  Object.assign(HTMLFormElement.prototype, {
    requestSubmit(this: Element, submitter: Element | null = null) {
      const SubmitEvent = eventClassOf("submit");
      const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
      assignFields(event, { submitter });
      this.dispatchEvent(event);
    },
    reset(this: Element) {
      resetForm(this);
    },
  });
  defineRead(HTMLFormElement.prototype, "elements", elementsOf);
  for (const [name, fallback] of [["name", ""], ["type", "submit"], ["value", ""]] as const) {
    defineAttributeProperty(HTMLButtonElement.prototype, name, fallback);
  }
  defineRead(elementPrototype, "form", (control) => control.closest("form"));
}

function defineRead(prototype: object, name: string, read: (element: Element) => unknown): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    get(this: Element) {
      return read(this);
    },
  });
}
