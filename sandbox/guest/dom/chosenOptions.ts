import { propertiesOf, propertyChanged, stateOf } from "../mutations/nodeState.ts";

export const optionsOf = (select: Element): HTMLOptionElement[] => Array.from(select.querySelectorAll("option"));

export const isMarked = (option: Element): boolean => stateOf(option).properties?.get("selected") === true;

export const isOptionDisabled = (option: Element): boolean =>
  option.hasAttribute("disabled") || option.closest("optgroup[disabled]") !== null;

/** The options that are chosen, by somebody or by the browser: a single select shows its first option until then. */
export function chosenOptions(select: HTMLSelectElement): HTMLOptionElement[] {
  const options = optionsOf(select);
  const marked = options.filter(isMarked);
  if (select.multiple) return marked;
  const chosen = marked.at(-1) ?? (showsFirst(select) ? options.find((option) => !isOptionDisabled(option)) : undefined);
  return chosen ? [chosen] : [];
}

/** Whether an option is among those that are chosen. */
export function isChosen(option: HTMLOptionElement): boolean {
  const select = option.closest("select");
  return select && !select.multiple ? chosenOptions(select)[0] === option : isMarked(option);
}

/** Chooses one option alone, or none: a select that shows nothing holds a value that no option has. */
export function chooseOption(select: HTMLSelectElement, option: HTMLOptionElement | undefined, value = ""): void {
  if (option) option.selected = true;
  if (option && !select.multiple) return;
  for (const other of optionsOf(select).filter(isMarked)) if (other !== option) other.selected = false;
  if (!option && !select.multiple && optionsOf(select).length > 0) showNothing(select, value);
}

function showNothing(select: HTMLSelectElement, value: string): void {
  propertiesOf(select).set("value", value);
  propertyChanged(select, "value", value);
}

/** How many options are shown at once; 0 for the usual one. */
export const sizeOf = (select: Element): number => Number(select.getAttribute("size")) || 0;

const showsFirst = (select: HTMLSelectElement): boolean =>
  sizeOf(select) < 2 && stateOf(select).properties?.has("value") !== true;
