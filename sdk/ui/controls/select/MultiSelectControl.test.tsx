// @vitest-environment jsdom
import { useState, type ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { click, find, findSoon, press, renderUi, type, type RenderedUi } from "../../../testing/renderUi.tsx";
import { MultiSelectControl } from "./MultiSelectControl.tsx";
import type { MultiSelectControlProps } from "./MultiSelectControlProps.ts";
import type { SelectOption } from "./selectOption.ts";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const names = "Тошкент Самарқанд Бухоро Нукус Термиз Наманган Андижон Фарғона Қарши Гулистон Жиззах".split(" ");
const options = (count: number): SelectOption[] => names.slice(0, count).map((name, id) => ({ id, name }));

let value: MultiSelectControlProps["value"] = [];
const Held = (props: Partial<MultiSelectControlProps>): ReactElement => {
  const [held, setHeld] = useState(props.value ?? []);
  value = held;
  return <MultiSelectControl id="city" options={options(5)} {...props} value={held} onChange={setHeld} />;
};

const show = (props: Partial<MultiSelectControlProps> = {}): HTMLButtonElement => {
  ui = renderUi(<Held {...props} />);
  const button = find<HTMLButtonElement>("#city");
  button.focus();
  return button;
};
const shown = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=option]")];
const chips = (): string[] => [...document.querySelectorAll("[aria-label^='remove: ']")].map((one) => (one.getAttribute("aria-label") ?? "").slice(8));
const isOpen = (): boolean => document.querySelector("[role=listbox]") !== null;
const search = (): HTMLInputElement => find<HTMLInputElement>("input[role=combobox]");

describe("MultiSelectControl", () => {
  it("UI385 letters that are typed before the search line has the focus are in it, in their order", () => {
    const button = show({ minItemsToSearch: 1 });
    press(button, "ArrowDown");
    for (const letter of "бух") press(button, letter);
    expect([search().value, shown().map(({ textContent }) => textContent)]).toEqual(["бух", ["Бухоро"]]);
  });

  it("UI362 of several each choice is a chip; Enter, Space and a press choose and take back, and the list stays open", () => {
    const button = show();
    press(button, "ArrowDown");
    press(button, "End");
    press(button, "Enter");
    press(button, "Home");
    press(button, " ");
    expect([value, chips(), isOpen()]).toEqual([[4, 0], ["Термиз", "Тошкент"], true]);
    click(shown()[4] ?? button);
    press(button, " ");
    expect([value, isOpen()]).toEqual([[], true]);
  });

  it("UI363 Backspace takes back the last chip, the cross of a chip its own, and the focus stays", () => {
    const button = show({ value: [0, 1, 2] });
    press(button, "Backspace");
    expect(value).toEqual([0, 1]);
    click(find("[aria-label='remove: Тошкент']"));
    expect([value, document.activeElement]).toEqual([[1], button]);
  });

  it("UI363 in a search line with letters Backspace takes back a letter, in an empty one the last chip", () => {
    click(show({ options: options(11), value: [0, 1] }));
    type(search(), "б");
    press(search(), "Backspace");
    expect(value).toEqual([0, 1]);
    type(search(), "");
    press(search(), "Backspace");
    expect(value).toEqual([0]);
  });

  it("UI364 a letter on a closed select of several opens it there, and Escape closes it without a change", () => {
    const button = show();
    press(button, "н");
    expect([value, document.getElementById(button.getAttribute("aria-activedescendant") ?? "")?.textContent]).toEqual([[], "Нукус"]);
    const around = vi.fn();
    window.addEventListener("keydown", around);
    press(button, "Escape");
    window.removeEventListener("keydown", around);
    expect([value, isOpen(), around.mock.calls]).toEqual([[], false, []]);
  });

  it("UI365 the list says that several can be chosen, the control names them, and how many there are is announced", () => {
    const button = show({ value: [0, 2] });
    click(button);
    expect(find("[role=listbox]").getAttribute("aria-multiselectable")).toBe("true");
    expect(shown().map((option) => option.getAttribute("aria-selected"))).toEqual(["true", "false", "true", "false", "false"]);
    expect([button.textContent, document.querySelector("[role=status]")?.textContent]).toEqual(["Тошкент, Бухоро", "chosen: 2"]);
  });

  it("UI366 beyond the most that may be chosen options are off, and it is said why; what is chosen can still be taken back", () => {
    const button = show({ value: [0], selectionCount: 2, fullText: "кўпи билан 2" });
    click(button);
    expect(document.body.textContent).not.toContain("кўпи билан 2");
    press(button, "End");
    press(button, "Enter");
    expect(shown().map((option) => option.getAttribute("aria-disabled"))).toEqual([null, "true", "true", "true", null]);
    expect(document.body.textContent).toContain("кўпи билан 2");
    click(shown()[1] ?? button);
    expect(value).toEqual([0, 4]);
    click(shown()[0] ?? button);
    expect(value).toEqual([4]);
  });

  it("UI367 all can be cleared at once unless a choice is required", () => {
    const button = show({ value: [0, 1] });
    click(find("[aria-label=clear]"));
    expect([value, document.activeElement]).toEqual([[], button]);
    ui?.end();
    show({ value: [0, 1], isRequired: true });
    expect(document.querySelector("[aria-label=clear]")).toBeNull();
  });

  it("UI368 names of what was chosen from an earlier answer of a server stay", async () => {
    const loadOptions = async (text: string): Promise<SelectOption[]> => await Promise.resolve([{ id: text, name: `${text} шаҳри` }]);
    click(show({ options: [], loadOptions }));
    type(search(), "Хива");
    await findSoon("[role=option]");
    press(search(), "Enter");
    type(search(), "Нурота");
    expect(chips()).toEqual(["Хива шаҳри"]);
  });

  it("UI81 a select of several that is off or read-only does not open, and its chips have no crosses", () => {
    const button = show({ value: [0], isReadOnly: true });
    click(button);
    press(button, "Backspace");
    expect([isOpen(), chips(), value]).toEqual([false, [], [0]]);
  });
});
