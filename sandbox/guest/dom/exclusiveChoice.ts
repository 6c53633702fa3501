import { propertiesOf, propertyChanged, stateOf } from "../mutations/nodeState.ts";
import { optionsOf } from "./chosenOptions.ts";

/** The names by which radios are in their groups. */
const groups = new WeakMap<Element, string>();

/**
 * Lets go of the other radios of the group, or the other options of the single select, of one that has become chosen.
 * @param isTold it is the component's doing: of what is drawn for the first time in the same go, the host would take an
 * older choice for the latest. What the user did, the browser has done with the others too.
 */
export function releaseOthers(chosen: HTMLElement, isTold: boolean): void {
  if (chosen.localName === "option") releaseOptions(chosen as HTMLOptionElement, isTold);
  else if (isRadio(chosen)) releaseRadios(chosen, isTold);
}

/** Puts a radio into the group of its new name, from which it takes the choice if it is checked. */
export function joinGroup(input: HTMLInputElement): void {
  if (input.name === "" || groups.get(input) === input.name) return;
  groups.set(input, input.name);
  if (input.checked) releaseOthers(input, true);
}

function releaseOptions(chosen: HTMLOptionElement, isTold: boolean): void {
  const select = chosen.closest("select");
  if (!select || select.multiple) return;
  stateOf(select).properties?.delete("value");
  release(optionsOf(select).filter((option) => option !== chosen), "selected", isTold);
}

function releaseRadios(chosen: HTMLInputElement, isTold: boolean): void {
  const { form } = chosen;
  const group = groupOf(chosen);
  const inputs = group === "" ? [] : [...(form ?? rootOf(chosen)).querySelectorAll("input")];
  const others = inputs.filter((input) => input !== chosen && groupOf(input) === group && isRadio(input) && input.form === form);
  release(others, "checked", isTold);
}

function release(controls: readonly HTMLElement[], name: "checked" | "selected", isTold: boolean): void {
  for (const control of controls.filter((one) => stateOf(one).properties?.get(name) === true)) {
    propertiesOf(control).set(name, false);
    if (isTold) propertyChanged(control, name, false);
  }
}

const isRadio = (element: Element): element is HTMLInputElement =>
  element.localName === "input" && element.getAttribute("type")?.toLowerCase() === "radio";

/** React empties the name while it updates an input: that takes no radio out of its group. */
function groupOf(input: Element): string {
  const name = input.getAttribute("name");
  return name === "" ? (groups.get(input) ?? "") : (name ?? "");
}

function rootOf(node: Node): ParentNode {
  let root = node;
  while (root.parentNode) root = root.parentNode;
  return root as Node & ParentNode;
}
