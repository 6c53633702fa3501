// @vitest-environment jsdom
import { act, useState, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { click, find, press, renderUi, type, type RenderedUi } from "../../../testing/renderUi.tsx";
import type { SelectOption } from "../select/selectOption.ts";
import { SuggestControl } from "./SuggestControl.tsx";
import type { SuggestControlProps } from "./SuggestControlProps.ts";

let ui: RenderedUi | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  ui?.end();
});

let value = "";
const Held = (props: Partial<SuggestControlProps>): ReactElement => {
  const [held, setHeld] = useState(props.value ?? "");
  value = held;
  return <SuggestControl id="street" {...props} value={held} onChange={setHeld} />;
};
const show = (props: Partial<SuggestControlProps>): HTMLInputElement => {
  ui = renderUi(<Held {...props} />);
  const input = find<HTMLInputElement>("#street");
  input.focus();
  return input;
};
const shown = (): string[] => [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent);
const pass = async (milliseconds: number): Promise<void> => void (await act(() => vi.advanceTimersByTimeAsync(milliseconds)));
const named = (...names: string[]): SelectOption[] => names.map((name) => ({ id: name, name }));

describe("SuggestControl", () => {
  it("UI620 a server is asked 500 ms after the last letter, from one letter on; only the last answer counts", async () => {
    const answers = new Map<string, (options: SelectOption[]) => void>();
    const loadOptions = vi.fn(async (text: string) => await new Promise<SelectOption[]>((resolve) => answers.set(text, resolve)));
    const input = show({ loadOptions });
    press(input, "ArrowDown");
    await pass(1_000);
    expect(loadOptions).not.toHaveBeenCalled();
    type(input, "Н");
    await pass(499);
    expect(loadOptions).not.toHaveBeenCalled();
    await pass(1);
    type(input, "На");
    await pass(500);
    await act(async () => answers.get("На")?.(named("Навоий")));
    await act(async () => answers.get("Н")?.(named("Нукус")));
    expect([shown(), loadOptions.mock.calls.map(([text]) => text)]).toEqual([["Навоий"], ["Н", "На"]]);
  });

  it("UI620 what is there already is suggested at once, by what was typed", () => {
    const input = show({ options: named("Навоий", "Нукус", "Бобур") });
    press(input, "ArrowDown");
    expect(shown()).toHaveLength(3);
    type(input, "н");
    expect(shown()).toEqual(["Навоий", "Нукус"]);
  });

  it("UI941 names of icons stand beside their pictures, in the list and beside the text that names one", async () => {
    const input = show({ options: [{ id: "map-pin", name: "map-pin" }, { id: "trash-2", name: "trash-2" }], isById: true, hasIcons: true });
    expect(document.querySelector("svg")).toBeNull();
    press(input, "ArrowDown");
    await act(async () => void (await import("../../icons/iconsByName.ts")));
    expect([...document.querySelectorAll("[role=option] svg")].map((one) => one.getAttribute("class"))).toEqual([expect.stringContaining("map-pin"), expect.stringContaining("trash-2")]);
    click(find("[role=option]"));
    expect([value, input.parentElement?.querySelector("svg")?.getAttribute("class")]).toEqual(["map-pin", expect.stringContaining("map-pin")]);
  });

  it("UI621 arrows go round the suggestions and the typed text, and Enter takes the one that is shown as chosen", () => {
    const input = show({ options: named("Навоий", "Нукус") });
    const around = vi.fn();
    window.addEventListener("keydown", around);
    type(input, "Н");
    press(input, "ArrowDown");
    press(input, "ArrowDown");
    expect(document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent).toBe("Нукус");
    press(input, "ArrowDown");
    expect(input.getAttribute("aria-activedescendant")).toBeNull();
    press(input, "ArrowUp");
    press(input, "Enter");
    window.removeEventListener("keydown", around);
    expect([value, input.getAttribute("aria-expanded"), around.mock.calls.length]).toEqual(["Нукус", "false", 0]);
  });

  it("UI621 Enter without a chosen suggestion takes none and is the form's; Escape closes them and keeps the text", () => {
    const input = show({ options: named("Навоий") });
    type(input, "На");
    const around = vi.fn();
    window.addEventListener("keydown", around);
    press(input, "Escape");
    expect([shown(), value, around.mock.calls.length]).toEqual([[], "На", 0]);
    type(input, "Нав");
    press(input, "Enter");
    window.removeEventListener("keydown", around);
    expect([shown(), value, around.mock.calls.length]).toEqual([[], "Нав", 1]);
  });

  it("UI621 a press takes a suggestion, and a composed Enter takes none", () => {
    const input = show({ options: named("Навоий") });
    type(input, "На");
    press(input, "ArrowDown");
    act(() => void input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true })));
    expect(value).toBe("На");
    click(find("[role=option]"));
    expect(value).toBe("Навоий");
  });

  it("UI920 where the id is meant, all of the server's options are shown as soon as the text is pressed, and a choice writes the id", async () => {
    const loadOptions = vi.fn(async () => await Promise.resolve([{ id: "cities", name: "Шаҳарлар · cities" }]));
    const input = show({ loadOptions, isById: true, value: "cit" });
    click(input);
    await pass(0);
    expect([shown(), loadOptions.mock.calls.map(([text]: unknown[]) => text)]).toEqual([["Шаҳарлар · cities"], [""]]);
    press(input, "ArrowDown");
    press(input, "Enter");
    expect([value, shown()]).toEqual(["cities", []]);
  });

  it("UI622 suggestions that cannot be had, or are none, are not in the way", async () => {
    const input = show({ loadOptions: async () => await Promise.reject(new Error("away")) });
    type(input, "Н");
    await pass(500);
    expect([document.querySelector("[role=listbox]"), input.getAttribute("aria-expanded"), value]).toEqual([null, "false", "Н"]);
  });
});
