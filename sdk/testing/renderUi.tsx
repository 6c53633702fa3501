import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import type { Locale } from "#core/locale.ts";
import { UiLanguageContext, uiTextFrom } from "../ui/foundation/uiText.ts";

declare global {
  // React asks for it before it lets tests wait for effects.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** A part on the page, as tests see it. Words are their keys. */
export interface RenderedUi {
  readonly show: (element: ReactElement) => void;
  readonly end: () => void;
}

/** Renders a part of the kit into `document.body` for a test in jsdom. */
export const renderUi = (element: ReactElement, locale: Locale = "uz"): RenderedUi => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  const language = { text: uiTextFrom((key) => key), locale };
  const show = (next: ReactElement): void =>
    act(() => root.render(<UiLanguageContext value={language}>{next}</UiLanguageContext>));
  show(element);
  return {
    show,
    end: () => {
      act(() => root.unmount());
      container.remove();
    },
  };
};

/** The only element that fits; fails with the page's text when there is none. */
export const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`No ${selector} in: ${document.body.textContent}`);
  return found;
};

/** A key goes down at an element. @example press(input, "Enter") */
export const press = (target: Element, key: string, more: KeyboardEventInit = {}): void =>
  act(() => void target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more })));

/** A press by the pointer, with what becomes of it. */
export const click = (target: HTMLElement): void => act(() => target.click());

/** Types into an input as a person does: the value as a whole, the caret at its end unless told. */
export const type = (input: HTMLInputElement, value: string, caret = value.length): void =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });

/** Lets effects, frames and promises that wait run. */
export const settle = (milliseconds = 40): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));

/** Waits for what a lazy chunk or an answer brings. */
export const findSoon = async (selector: string): Promise<HTMLElement> => {
  for (let turn = 0; turn < 100 && !document.querySelector(selector); turn++) await settle(20);
  return find(selector);
};
