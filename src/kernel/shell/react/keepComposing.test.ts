// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { keepComposing } from "./keepComposing.ts";

let end: () => void = () => undefined;
afterEach(() => end());

it("K568 keys of an input method that composes a word are heard by nothing of the product, and left to the browser", () => {
  end = keepComposing();
  const heard = vi.fn();
  const input = document.body.appendChild(document.createElement("input"));
  for (const target of [input, document, window]) target.addEventListener("keydown", heard);
  const keys = (init: KeyboardEventInit): boolean => input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }));
  expect([keys({ isComposing: true }), keys({ keyCode: 229 })]).toEqual([true, true]);
  expect(heard).not.toHaveBeenCalled();
  keys({ keyCode: 13 });
  expect(heard).toHaveBeenCalledTimes(3);
});
