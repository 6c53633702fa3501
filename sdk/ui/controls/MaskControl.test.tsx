// @vitest-environment jsdom
import { act, useState, type ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { readMask } from "#core/format/textMask.ts";
import { find, renderUi, type, type RenderedUi } from "../../testing/renderUi.tsx";
import { MaskControl } from "./MaskControl.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const phone = readMask("+\\9\\98 99 999-99-99");
let value = "";
const Held = ({ start = "" }: { readonly start?: string }): ReactElement => {
  const [held, setHeld] = useState(start);
  value = held;
  return <MaskControl id="phone" mask={phone} value={held} onChange={setHeld} />;
};
const show = (start?: string): HTMLInputElement => {
  ui = renderUi(<Held start={start} />);
  return find<HTMLInputElement>("#phone");
};
/** As a browser does it: the text changes with the caret behind the character. */
const edit = (input: HTMLInputElement, text: string, caret: number, more: InputEventInit = {}): void => act(() => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, ...more }));
});

describe("MaskControl", () => {
  it("UI623 a text takes the form of its mask as it is typed, and the caret stays behind what was typed", () => {
    const input = show();
    type(input, "9");
    expect([input.value, input.selectionStart]).toEqual(["+998 9", 6]);
    type(input, "+998 90123");
    expect(input.value).toBe("+998 90 123");
    edit(input, "+998 950 123", 7);
    expect([input.value, input.selectionStart]).toEqual(["+998 95 012-3", 7]);
    edit(input, "+998 95 12-3", 8);
    expect([input.value, value]).toEqual(["+998 95 123", "+998 95 123"]);
  });

  it("UI623 a value that is in another form is shown as it is", () => {
    expect(show("90 123").value).toBe("90 123");
  });

  it("UI624 a pasted text is taken into the form, whatever separates it", () => {
    const input = show("+998 9");
    input.setSelectionRange(0, input.value.length);
    const event = Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData: { getData: () => " 998(90)1234567 " } });
    act(() => void input.dispatchEvent(event));
    expect([input.value, input.selectionStart]).toEqual(["+998 90 123-45-67", 17]);
  });

  it("UI625 while a text is composed it is left alone, and takes its form afterwards", () => {
    const input = show();
    edit(input, "90", 2, { isComposing: true });
    expect(input.value).toBe("90");
    act(() => void input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "90" })));
    expect(input.value).toBe("+998 90");
  });

  it("UI626 the form is the placeholder and is read out, and a phone offers digits where only they are typed", () => {
    const input = show();
    expect([input.placeholder, input.getAttribute("aria-placeholder"), input.inputMode]).toEqual(["+998 __ ___-__-__", "+998 __ ___-__-__", "numeric"]);
  });
});
