// @vitest-environment jsdom
import { act, useState, type ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ServerAwayContext } from "../../../react/ServerAwayContext.ts";
import { createWritable } from "../../../testing/createWritable.ts";
import { click, find, press, renderUi, settle, type, type RenderedUi } from "../../../testing/renderUi.tsx";
import { SelectControl } from "./SelectControl.tsx";
import type { SelectControlProps } from "./SelectControlProps.ts";
import type { LoadOptions, SelectOption } from "./selectOption.ts";

let ui: RenderedUi | undefined;
afterEach(() => {
  vi.useRealTimers();
  ui?.end();
});

const names = "Тошкент Самарқанд Бухоро Нукус Термиз Наманган Андижон Фарғона Қарши Гулистон Жиззах".split(" ");
const options = (count: number): SelectOption[] => names.slice(0, count).map((name, id) => ({ id, name }));

let value: SelectOption["id"] | undefined;
const Held = (props: Partial<SelectControlProps>): ReactElement => {
  const [held, setHeld] = useState(props.value);
  value = held;
  return <SelectControl id="city" options={options(11)} {...props} value={held} onChange={setHeld} />;
};

const show = (props: Partial<SelectControlProps> = {}): HTMLButtonElement => {
  ui = renderUi(<Held {...props} />);
  return find<HTMLButtonElement>("#city");
};
const shown = (): string[] => [...document.querySelectorAll("[role=option]")].map((option) => option.textContent ?? "");
const isOpen = (): boolean => document.querySelector("[role=listbox]") !== null;
const search = (): HTMLInputElement | null => document.querySelector("input[role=combobox]");
const active = (): string | undefined => {
  const id = (search() ?? find("#city")).getAttribute("aria-activedescendant");
  return document.getElementById(id ?? "")?.textContent ?? undefined;
};

describe("SelectControl", () => {
  it("UI70 search appears at 11 or more options", () => {
    click(show({ options: options(10) }));
    expect(search()).toBeNull();
    ui?.end();
    click(show({ options: options(11) }));
    expect(search()).not.toBeNull();
  });

  it("UI71 another number of options for search can be set", () => {
    click(show({ options: options(3), minItemsToSearch: 3 }));
    expect(search()).not.toBeNull();
  });

  it("UI72 search ignores case, and says when nothing is found", () => {
    click(show());
    type(search()!, "НА");
    expect(shown()).toEqual(["Фарғона", "Наманган"].sort((a, b) => names.indexOf(a) - names.indexOf(b)));
    type(search()!, "Лондон");
    expect(shown()).toEqual([]);
    expect(find("[role=status]").textContent).toBe("noResults");
  });

  it("UI73 a choice can be cleared unless it is required", () => {
    show({ value: 1 });
    click(find("[aria-label=clear]"));
    expect(value).toBeUndefined();
    ui?.end();
    show({ value: 1, isRequired: true });
    expect(document.querySelector("[aria-label=clear]")).toBeNull();
  });

  it("UI74 arrows, Home and End move, Enter chooses, and the focus returns", async () => {
    const button = show({ options: options(5), value: 1 });
    button.focus();
    press(button, "ArrowDown");
    expect(active()).toBe("Самарқанд");
    press(button, "ArrowDown");
    expect(active()).toBe("Бухоро");
    press(button, "End");
    expect(active()).toBe("Термиз");
    press(button, "Enter");
    await settle();
    expect([value, button.textContent, button.getAttribute("aria-expanded")]).toEqual([4, "Термиз", "false"]);
    expect(document.activeElement).toBe(button);
  });

  it("UI75 Escape closes without choosing and does not reach what is around", () => {
    const button = show({ value: 1 });
    const around = vi.fn();
    window.addEventListener("keydown", around);
    press(button, "ArrowDown");
    around.mockClear();
    press(search()!, "ArrowDown");
    press(search()!, "Escape");
    window.removeEventListener("keydown", around);
    expect([value, document.querySelector("[role=listbox]")]).toEqual([1, null]);
    expect(around).not.toHaveBeenCalled();
  });

  it("UI76 a letter on a closed select chooses the next option that begins with it, or begins a search", () => {
    const button = show({ options: options(6) });
    press(button, "т");
    expect(value).toBe(0);
    press(button, "т");
    expect(value).toBe(4);
    ui?.end();
    press(show(), "б");
    expect([search()?.value, shown()]).toEqual(["б", ["Бухоро"]]);
  });

  it("UI385 letters that are typed before the search line has the focus are in it, in their order", () => {
    const button = show();
    press(button, "ArrowDown");
    expect(document.activeElement).not.toBe(search());
    for (const letter of "бух") press(button, letter);
    expect([search()?.value, shown()]).toEqual(["бух", ["Бухоро"]]);
  });

  it("UI77 a server is asked 500 ms after the last key, and at least one letter is needed", async () => {
    vi.useFakeTimers();
    const loadOptions = vi.fn(async (text: string) => [{ id: text, name: text }]);
    click(show({ options: [], loadOptions }));
    expect(find("[role=status]").textContent).toBe("typeToSearch");
    type(search()!, "Х");
    await act(() => vi.advanceTimersByTimeAsync(499));
    type(search()!, "Хи");
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(loadOptions).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(loadOptions.mock.calls.map(([text]) => text)).toEqual(["Хи"]);
    expect(shown()).toEqual(["Хи"]);
  });

  it("UI78 options that are already there show before anything is typed", () => {
    const loadOptions = vi.fn(async () => []);
    click(show({ options: options(2), loadOptions }));
    expect(shown()).toEqual(["Тошкент", "Самарқанд"]);
    expect(loadOptions).not.toHaveBeenCalled();
  });

  it("UI79 an answer that failed is said, and asked again on request", async () => {
    let isUp = false;
    const loadOptions = async (): Promise<SelectOption[]> => {
      if (!isUp) throw new Error("away");
      return options(1);
    };
    click(show({ options: [], loadOptions, minQueryLength: 0 }));
    await settle();
    expect(find("[role=status]").textContent).toContain("errorTitle");
    isUp = true;
    click(find("[role=status] button"));
    await settle();
    expect(shown()).toEqual(["Тошкент"]);
  });

  it("UI384 options that could not be had while the server was away come by themselves when it is back, without a button meanwhile", async () => {
    const isAway = createWritable(false);
    let isUp = false;
    const loadOptions = async (): Promise<SelectOption[]> => await (isUp ? Promise.resolve(options(1)) : Promise.reject(new Error("away")));
    ui = renderUi(<ServerAwayContext value={isAway}><Held options={[]} loadOptions={loadOptions} minQueryLength={0} /></ServerAwayContext>);
    act(() => isAway.set(true));
    click(find("#city"));
    await settle();
    expect([find("[role=status]").textContent, document.querySelector("[role=status] button")]).toEqual(["unloadedTitle", null]);
    isUp = true;
    act(() => isAway.set(false));
    await settle();
    expect(shown()).toEqual(["Тошкент"]);
  });

  const many = (count: number, from = 0): SelectOption[] => Array.from({ length: count }, (_, index) => ({ id: from + index, name: `Шаҳар ${from + index}` }));

  it.each([1_000, 10_000])("UI612 of %i options three hundred are drawn, those around the active one, and each says its place", (count) => {
    const button = show({ options: many(count), minItemsToSearch: count + 1 });
    press(button, "ArrowDown");
    expect([shown().length, shown()[0]]).toEqual([300, "Шаҳар 0"]);
    press(button, "End");
    expect([shown().length, shown().at(-1)]).toEqual([300, `Шаҳар ${count - 1}`]);
    const last = document.getElementById(button.getAttribute("aria-activedescendant") ?? "");
    expect([last?.ariaPosInSet ?? last?.getAttribute("aria-posinset"), last?.getAttribute("aria-setsize")]).toEqual([String(count), String(count)]);
    press(button, "Home");
    expect([shown().length, shown()[0]]).toEqual([300, "Шаҳар 0"]);
  });

  it("UI612 what is scrolled to is drawn", () => {
    const button = show({ options: many(10_000), minItemsToSearch: 20_000 });
    press(button, "ArrowDown");
    const list = find("[role=listbox]");
    act(() => {
      list.scrollTop = 5_000 * 32;
      list.dispatchEvent(new Event("scroll"));
    });
    expect([shown().length, shown().includes("Шаҳар 5000")]).toEqual([300, true]);
  });

  it("UI612 letters find an option however far down it is, with a search line and without one", () => {
    const button = show({ options: [...many(10_000), { id: "y", name: "Янгиер" }], minItemsToSearch: 20_000 });
    press(button, "ArrowDown");
    press(button, "я");
    expect(document.getElementById(button.getAttribute("aria-activedescendant") ?? "")?.textContent).toBe("Янгиер");
    ui?.end();
    click(show({ options: many(10_000) }));
    type(search()!, "9876");
    expect(shown()).toEqual(["Шаҳар 9876"]);
  });

  it("UI612 a list opens at its choice, however far down that is", () => {
    const button = show({ options: many(1_000), minItemsToSearch: 2_000, value: 700 });
    press(button, "ArrowDown");
    expect(document.getElementById(button.getAttribute("aria-activedescendant") ?? "")?.textContent).toBe("Шаҳар 700");
  });

  it("UI612 behind a full page the server is asked for the next, and behind one that is not full no more", async () => {
    const loadOptions = vi.fn(async (_text: string, _signal: AbortSignal, page: number) => many(page === 2 ? 20 : 15, (page - 1) * 20));
    click(show({ options: many(20), loadOptions, pageSize: 20 }));
    for (const length of [40, 55, 55]) {
      for (let step = 0; step < 6; step++) press(search()!, "PageDown");
      await settle();
      expect(shown()).toHaveLength(length);
    }
    expect(loadOptions.mock.calls.map(([, , page]) => page)).toEqual([2, 3]);
  });

  it("UI613 while an answer is awaited nothing of an earlier one can be chosen, and Tab chooses nothing", async () => {
    vi.useFakeTimers();
    const answers: ((options: SelectOption[]) => void)[] = [];
    const loadOptions = async (): Promise<SelectOption[]> => await new Promise((resolve) => answers.push(resolve));
    click(show({ options: options(3), loadOptions }));
    type(search()!, "бу");
    press(search()!, "Enter");
    await act(() => vi.advanceTimersByTimeAsync(500));
    press(search()!, "Enter");
    expect([shown(), value]).toEqual([[], undefined]);
    await act(async () => answers[0]?.(options(1)));
    press(search()!, "Tab");
    expect([value, isOpen()]).toEqual([undefined, false]);
  });

  it("UI614 a list that came for other options than the present ones is not shown", async () => {
    const former = async (): Promise<SelectOption[]> => await Promise.resolve([{ id: 1, name: "Хива" }]);
    const present = vi.fn(async (): Promise<SelectOption[]> => await new Promise(() => undefined));
    const swap: { to?: (load: LoadOptions) => void } = {};
    const Swapped = (): ReactElement => {
      const [load, setLoad] = useState<LoadOptions>(() => former);
      swap.to = (next) => setLoad(() => next);
      return <Held options={[]} loadOptions={load} minQueryLength={0} />;
    };
    ui = renderUi(<Swapped />);
    click(find("#city"));
    await settle();
    expect(shown()).toEqual(["Хива"]);
    act(() => swap.to?.(present));
    expect([shown(), find("[role=status]").textContent]).toEqual([[], "loading"]);
  });

  it("UI615 an Enter that ends a composition chooses nothing", () => {
    click(show({ options: options(11) }));
    const composed = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true });
    act(() => void search()!.dispatchEvent(composed));
    const inSafari = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, keyCode: 229 });
    act(() => void search()!.dispatchEvent(inSafari));
    expect([value, isOpen()]).toEqual([undefined, true]);
  });

  it("UI616 ids compare as texts, and the value keeps its own kind", () => {
    const button = show({ value: "1" });
    expect(button.textContent).toBe("Самарқанд");
    press(button, "ArrowDown");
    press(button, "Enter");
    expect(value).toBe("1");
  });

  it("UI80 the name of a choice that the options do not hold is still shown", () => {
    expect(show({ options: [], value: "x", chosenOption: { id: "x", name: "Хива" } }).textContent).toBe("Хива");
  });

  it("UI81 a select that is off or read-only does not open", () => {
    click(show({ isDisabled: true }));
    ui?.end();
    click(show({ isReadOnly: true }));
    expect(document.querySelector("[role=listbox]")).toBeNull();
  });
});
