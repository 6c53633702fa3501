import { chosenOptions, isOptionDisabled } from "./chosenOptions.ts";
import { listedControls, type FormControl } from "./listedControls.ts";
import { defineGlobals } from "./realmWindow.ts";

type Entry = readonly [name: string, value: string];

// Read as the module loads: Node fetches its own only then, with what the realm takes away (see `removeDoors`).
const WorkerFormData = globalThis.FormData;

const buttons = new Set(["submit", "reset", "button", "image"]);
const checkables = new Set(["checkbox", "radio"]);

/** Makes `new FormData(form, submitter)` read a form of the realm: the worker's own knows no forms. */
export function defineFormData(): void {
  class FormData extends WorkerFormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (form === undefined) return;
      if (!(form instanceof HTMLFormElement)) throw new TypeError("FormData: parameter 1 is not of type 'HTMLFormElement'");
      for (const [name, value] of entriesOf(form, submitter)) this.append(name, value);
    }
  }
  defineGlobals({ FormData });
}

/** What a form would submit, in the order of its controls. */
const entriesOf = (form: HTMLFormElement, submitter: HTMLElement | null | undefined): Entry[] =>
  listedControls(form)
    .filter((control) => !isDisabled(control) && !control.closest("datalist"))
    .flatMap((control) => {
      const name = control.getAttribute("name");
      return name ? valuesOf(control, submitter).map((value): Entry => [name, value]) : [];
    });

function valuesOf(control: FormControl, submitter: HTMLElement | null | undefined): string[] {
  if (control.localName === "fieldset" || control.localName === "output") return [];
  if (control.localName === "select") return selectedValues(control as HTMLSelectElement);
  if (control.localName === "button" || buttons.has(control.type)) return control === submitter ? [control.value] : [];
  if (checkables.has(control.type) && !(control as HTMLInputElement).checked) return [];
  return [control.value];
}

const selectedValues = (select: HTMLSelectElement): string[] =>
  chosenOptions(select)
    .filter((option) => !isOptionDisabled(option))
    .map(({ value }) => value);

/** By itself, or by a fieldset in whose legend it does not stand. */
function isDisabled(control: Element): boolean {
  if (control.hasAttribute("disabled")) return true;
  for (let around = disabledAround(control); around; around = disabledAround(around)) {
    const legend = Array.from(around.children).find(({ localName }) => localName === "legend");
    if (!legend?.contains(control)) return true;
  }
  return false;
}

const disabledAround = (element: Element): Element | null => element.parentElement?.closest("fieldset[disabled]") ?? null;
