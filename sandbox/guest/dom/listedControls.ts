import { defineGlobals } from "./realmWindow.ts";

export type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

const listed = "input:not([type=image]), select, textarea, button, fieldset, output";

/** Several controls of one name, with the value of the radio that is checked among them. */
class RadioNodeList extends Array<HTMLInputElement> {
  get value(): string {
    return this.find(({ checked }) => checked)?.value ?? "";
  }

  set value(value: string) {
    const radio = this.find((control) => control.type === "radio" && control.value === value);
    if (radio) radio.checked = true;
  }
}

/** A form's controls of this moment, by place, and by id or name. */
class HTMLFormControlsCollection {
  [member: PropertyKey]: unknown;
  readonly length: number = 0;

  constructor(controls: readonly Element[] = []) {
    Object.assign(this, controls, { length: controls.length });
    for (const name of new Set(controls.flatMap(namesOf))) {
      this.#define(name, controls.filter((control) => namesOf(control).includes(name)));
    }
  }

  item(index: number): Element | null {
    return (this[index] as Element | undefined) ?? null;
  }

  namedItem(name: string): unknown {
    return (Object.hasOwn(this, name) && Number.isNaN(Number(name)) ? this[name] : undefined) ?? null;
  }

  [Symbol.iterator](): IterableIterator<Element> {
    return Array.from({ length: this.length }, (_, index) => this[index] as Element).values();
  }

  #define(name: string, controls: readonly Element[]): void {
    const value = controls.length === 1 ? controls[0] : RadioNodeList.from(controls);
    if (!(name in this)) Object.defineProperty(this, name, { value, configurable: true });
  }
}

export function defineFormElements(): void {
  defineGlobals({ RadioNodeList, HTMLFormControlsCollection });
}

/** The controls of a form that code may ask for. */
export const listedControls = (form: Element): FormControl[] => Array.from(form.querySelectorAll<FormControl>(listed));

export const elementsOf = (form: Element): HTMLFormControlsCollection => new HTMLFormControlsCollection(listedControls(form));

const namesOf = (control: Element): string[] =>
  [control.id, control.getAttribute("name") ?? ""].filter((name, index, names) => name !== "" && names.indexOf(name) === index);
