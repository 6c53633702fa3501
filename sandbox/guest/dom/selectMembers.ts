import { chooseOption, chosenOptions, optionsOf, sizeOf } from "./chosenOptions.ts";

interface Accessor {
  get(select: HTMLSelectElement): unknown;
  set?(select: HTMLSelectElement, value: unknown): void;
}

const members: Readonly<Record<string, Accessor>> = {
  type: { get: ({ multiple }) => (multiple ? "select-multiple" : "select-one") },
  size: { get: sizeOf, set: (select, size) => select.setAttribute("size", String(size)) },
  length: { get: (select) => optionsOf(select).length },
  options: { get: optionsOf },
  selectedOptions: { get: chosenOptions },
  value: { get: (select) => chosenOptions(select)[0]?.value ?? "", set: chooseValue },
  selectedIndex: {
    get: (select) => {
      const [chosen] = chosenOptions(select);
      return optionsOf(select).findIndex((option) => option === chosen);
    },
    set: (select, index) => chooseOption(select, optionsOf(select)[Number(index)]),
  },
};

/** What a select says of its options: which of them are chosen is kept with them. */
export function defineSelectMembers(prototype: object): void {
  for (const [name, { get, set }] of Object.entries(members)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLSelectElement) {
        return get(this);
      },
      set(this: HTMLSelectElement, value: unknown) {
        set?.(this, value);
      },
    });
  }
}

function chooseValue(select: HTMLSelectElement, given: unknown): void {
  const value = String(given ?? "");
  const option = optionsOf(select).find((other) => other.value === value);
  chooseOption(select, option, value);
}
