// @vitest-environment jsdom
import { useState, type ReactElement } from "react";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { find, renderUi, type, type RenderedUi } from "../renderUi.tsx";
import { IntControl, NumberControl } from "./NumberControl.tsx";
import { cleanNumberText, groupNumberText, textOfNumber } from "./numberText.ts";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

let value: number | undefined;

const Held = ({ scale, start, isInt }: { scale?: number; start?: number; isInt?: boolean }): ReactElement => {
  const [held, setHeld] = useState(start);
  value = held;
  const Control = isInt ? IntControl : NumberControl;
  return <Control id="amount" value={held} onChange={setHeld} scale={scale} />;
};

const show = (element: ReactElement): HTMLInputElement => {
  ui = renderUi(element);
  return find<HTMLInputElement>("input");
};

describe("NumberControl", () => {
  it("UI60 takes signed decimals with a point as radix, and a comma for a point", () => {
    const input = show(<Held scale={2} />);
    type(input, "-1234,5");
    expect([input.value, value]).toEqual(["-1 234.5", -1234.5]);
  });

  it("UI61 shows spaces between thousands while and after typing", () => {
    const input = show(<Held start={4_250_000} />);
    expect(input.value).toBe("4 250 000");
    type(input, "42500001");
    expect([input.value, value]).toEqual(["42 500 001", 42_500_001]);
  });

  it("UI62 takes no more decimals than the scale, 4 unless told, and none for whole numbers", () => {
    expect(cleanNumberText("1.23456", 4)).toBe("1.2345");
    const input = show(<Held isInt />);
    type(input, "12.7");
    expect([input.value, value]).toEqual(["12", 12]);
  });

  it("UI63 what is no number yet stays while it is typed, and is empty afterwards", () => {
    const input = show(<Held />);
    type(input, "-");
    expect([input.value, value]).toEqual(["-", undefined]);
    act(() => input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    expect(input.value).toBe("");
  });

  it("UI64 the caret stays behind the digit that was typed", () => {
    const input = show(<Held start={123_456} />);
    type(input, "1293 456", 3);
    expect([input.value, input.selectionStart]).toEqual(["1 293 456", 4]);
  });

  it("UI65 digits beyond what a number holds exactly are refused, not changed", () => {
    expect(cleanNumberText("12345678901234567890", 2)).toBe("123456789012345");
    expect(cleanNumberText("12345678901234.567", 3)).toBe("12345678901234.5");
  });

  it("UI66 a pasted number may have spaces of every kind and a long minus", () => {
    expect(cleanNumberText("\u2212 1\u00A0236\u202F000,50 сўм", 2)).toBe("-1236000.50");
  });

  it("UI212 pasted separators between thousands are none of decimals, whichever they are", () => {
    const pasted = ["1,234.56", "1.234,56", "-12,345,678.9", "1.234.567", "1,234,567", "1.234.567,8", "1,234", "1.234"];
    expect(pasted.map((text) => cleanNumberText(text, 4))).toEqual(["1234.56", "1234.56", "-12345678.9", "1234567", "1234567", "1234567.8", "1.234", "1.234"]);
    expect(cleanNumberText("1,234.56", 0)).toBe("1234");
  });

  it("UI212 a second separator that slips in while typing changes nothing", () => {
    expect(["1.5.", "1.5,", "1.50.2", "12.3456,", ".5.", "1234.567."].map((text) => cleanNumberText(text, 4))).toEqual(["1.5", "1.5", "1.502", "12.3456", ".5", "1234.567"]);
  });

  it("UI67 a number is shown as it is, however many decimals, large or small", () => {
    expect([0.00000012, -1234.56789, 1e21, 0].map(textOfNumber)).toEqual([
      "0.00000012",
      "-1 234.56789",
      "1 000 000 000 000 000 000 000",
      "0",
    ]);
    expect(groupNumberText("-1234567.1234")).toBe("-1 234 567.1234");
  });

  it("UI68 a value that comes from outside replaces what was typed", () => {
    const input = show(<NumberControl id="n" value={5} onChange={() => undefined} />);
    type(input, "57");
    ui?.show(<NumberControl id="n" value={1000} onChange={() => undefined} />);
    expect(input.value).toBe("1 000");
  });
});
