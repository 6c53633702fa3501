// @vitest-environment jsdom
import { X } from "lucide-react";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { click, find, press, renderUi, type RenderedUi } from "../../testing/renderUi.tsx";
import { SearchField } from "../controls/SearchField.tsx";
import { TooltipLayer } from "../overlays/TooltipLayer.tsx";
import { uiTextFrom } from "../foundation/uiText.ts";
import { Button } from "./Button.tsx";
import { IconButton } from "./IconButton.tsx";

let ui: RenderedUi | undefined;
const show = (...args: Parameters<typeof renderUi>): void => void (ui = renderUi(...args));
afterEach(() => ui?.end());

/** Rests the pointer on the element for as long as a tooltip takes. */
const hover = (element: HTMLElement): void => {
  vi.useFakeTimers();
  act(() => void element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
  act(() => void vi.advanceTimersByTime(450));
  vi.useRealTimers();
};

describe("buttons", () => {
  it("UI10 a busy button keeps its focus, says that it is busy, and refuses further presses", () => {
    const onPress = vi.fn();
    show(<Button onPress={onPress}>Сақлаш</Button>);
    const button = find<HTMLButtonElement>("button");
    button.focus();
    ui?.show(<Button isBusy onPress={onPress}>Сақлаш</Button>);
    click(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    // A browser would take the focus from it.
    expect(button.disabled).toBe(false);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(button.textContent).toBe("Сақлаш");
  });

  it("UI11 a busy submit button sends its form no second time", () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    show(<form onSubmit={onSubmit}><Button type="submit" isBusy>Сақлаш</Button></form>);
    click(find("button"));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("UI12 the label of an icon button is its accessible name and its tooltip", () => {
    show(<><IconButton icon={X} label="Ёпиш" /><TooltipLayer /></>);
    const button = find("button");
    expect(button.getAttribute("aria-label")).toBe("Ёпиш");
    hover(button);
    expect(find("[data-overlay=tooltip]").textContent).toBe("Ёпиш");
  });

  it("UI13 Escape hides a tooltip", () => {
    show(<><IconButton icon={X} label="Ёпиш" /><TooltipLayer /></>);
    hover(find("button"));
    find("[data-overlay=tooltip]");
    press(find("button"), "Escape");
    expect(document.querySelector("[data-overlay=tooltip]")).toBeNull();
  });

  it("UI14 Escape in a search line empties it first, and only then reaches what is around it", () => {
    const around = vi.fn();
    const onChange = vi.fn();
    show(<div onKeyDown={around}><SearchField value="Тош" onChange={onChange} /></div>);
    press(find("input"), "Escape");
    expect(onChange).toHaveBeenCalledWith("");
    expect(around).not.toHaveBeenCalled();
    ui?.show(<div onKeyDown={around}><SearchField value="" onChange={onChange} /></div>);
    press(find("input"), "Escape");
    expect(around).toHaveBeenCalledOnce();
  });

  it("UI15 the kit takes every word from the application", () => {
    const asked: string[] = [];
    const text = uiTextFrom((key) => (asked.push(key), `<${key}>`));
    expect(text.noResults).toBe("<noResults>");
    expect(asked).toEqual(Object.keys(text));
  });
});
