// @vitest-environment jsdom
import { useState, type ReactElement } from "react";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { find, renderUi, type, type RenderedUi } from "../../testing/renderUi.tsx";
import { IntControl, NumberControl } from "./NumberControl.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

let value: number | string | undefined;

const Held = ({ start, isInt, ...more }: { start?: number | string; isInt?: boolean; scale?: number; minValue?: number }): ReactElement => {
  const [held, setHeld] = useState<number | string | undefined>(start);
  value = held;
  const Control = isInt ? IntControl : NumberControl;
  return <Control id="amount" {...more} value={held} onChange={setHeld} />;
};

const paste = (input: HTMLInputElement, text: string, [from, to] = [0, input.value.length]): void => {
  input.setSelectionRange(from, to);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => void input.dispatchEvent(event));
};

const show = (element: ReactElement): HTMLInputElement => {
  ui = renderUi(element);
  return find<HTMLInputElement>("input");
};

describe("NumberControl", () => {
  it("UI60 takes signed decimals with a point as radix, and a comma for a point", () => {
    const input = show(<Held />);
    type(input, "-1234,5");
    expect([input.value, value]).toEqual(["-1 234.5", "-1234.5"]);
  });

  it("UI61 shows spaces between thousands while and after typing", () => {
    const input = show(<Held start={4_250_000} />);
    expect(input.value).toBe("4 250 000");
    type(input, "42500001");
    expect([input.value, value]).toEqual(["42 500 001", "42500001"]);
  });

  it("UI62 no digit is cut: what is no whole number stays, and is none", () => {
    const input = show(<Held isInt />);
    type(input, "12.7");
    expect([input.value, value]).toEqual(["12.7", "12.7"]);
    type(input, "12");
    expect(value).toBe(12);
    ui?.end();
    type(show(<Held />), "1.23456");
    expect(value).toBe("1.23456");
  });

  const leave = (input: HTMLInputElement): void => act(() => void input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));

  it("UI617 a number is typed as it is typed, and has its scale once the field is left", () => {
    const input = show(<Held scale={2} />);
    for (const typed of ["3", "3.", "3.0", "3.07"]) {
      type(input, typed);
      expect(input.value).toBe(typed);
    }
    type(input, "12.9");
    leave(input);
    expect([input.value, value]).toEqual(["12.90", "12.9"]);
    type(input, "1.2345");
    leave(input);
    expect([input.value, value]).toEqual(["1.2345", "1.2345"]);
  });

  it("UI618 digits alone are offered where no minus is needed", () => {
    const keyboardOf = (element: ReactElement): string => {
      const { inputMode } = show(element);
      ui?.end();
      return inputMode;
    };
    expect([keyboardOf(<Held />), keyboardOf(<Held isInt minValue={-5} />)]).toEqual(["text", "text"]);
    expect([keyboardOf(<Held minValue={0} scale={2} />), keyboardOf(<Held minValue={0} scale={0} />), keyboardOf(<Held isInt minValue={1} />)]).toEqual(["decimal", "numeric", "numeric"]);
  });

  it("UI619 the wheel changes no number, for the browser takes it for a text", () => {
    const input = show(<Held start={7} isInt />);
    input.focus();
    act(() => void input.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true })));
    expect([input.type, input.value, value]).toEqual(["text", "7", 7]);
  });

  it("UI63 what is no number stays as it was typed, also behind the field", () => {
    const input = show(<Held />);
    type(input, "-");
    act(() => void input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    expect([input.value, value]).toEqual(["-", "-"]);
    type(input, "12a");
    expect([input.value, value]).toEqual(["12a", "12a"]);
    type(input, "");
    expect([input.value, value]).toEqual(["", undefined]);
  });

  it("UI64 the caret stays behind the digit that was typed", () => {
    const input = show(<Held start={123_456} />);
    type(input, "1293 456", 3);
    expect([input.value, input.selectionStart]).toEqual(["1 293 456", 4]);
  });

  it("UI65 a number may have any count of digits", () => {
    const input = show(<Held />);
    type(input, "12345678901234567890.1234");
    expect([input.value, value]).toEqual(["12 345 678 901 234 567 890.1234", "12345678901234567890.1234"]);
    ui?.end();
    type(show(<Held isInt />), "12345678901234567890");
    expect(value).toBe("12345678901234567890");
  });

  const pasted = [
    ["\u2212 1\u00A0236\u202F000,50 сўм", "-1 236 000.5", "-1236000.5"], ["1,234.56", "1 234.56", "1234.56"], ["1.234,56", "1 234.56", "1234.56"], ["1,23457E+15", "1 234 570 000 000 000", "1234570000000000"],
    ["(1 234,56)", "-1 234.56", "-1234.56"], ["1 234,56-", "-1 234.56", "-1234.56"], [" 12\r\n", "12", "12"],
  ] as const;
  it.each(pasted)("UI66 pasted %j is shown as %s", (text, shown, meant) => {
    const input = show(<Held start={5} />);
    paste(input, text);
    expect([input.value, value]).toEqual([shown, meant]);
  });

  it.each(["1\t2", "1 2", "12a", "1,2,3"])("UI212 pasted %j stays as it is, and is no number", (text) => {
    const input = show(<Held />);
    paste(input, text);
    expect([input.value, value]).toEqual([text, text]);
  });

  it.each(["1,234", "12.000", "12,75"])("UI212 pasted %s is no whole number, and stays", (text) => {
    const input = show(<Held isInt />);
    paste(input, text);
    expect([input.value, value]).toEqual([text, text]);
    paste(input, "1 234");
    expect([input.value, value]).toEqual(["1 234", 1234]);
  });

  it("UI212 digits pasted among others go where the caret is; two lines do not become one number", () => {
    const input = show(<Held start={1234} />);
    paste(input, "56", [5, 5]);
    expect([input.value, value]).toEqual(["123 456", "123456"]);
    paste(input, "7\n8", [7, 7]);
    expect(value).toBe("123 4567\t8");
  });

  it("UI67 a number is shown as it is, however many decimals, large or small", () => {
    const shown = [0.00000012, -1234.56789, 1e21, 0].map((start) => {
      const text = show(<Held start={start} />).value;
      ui?.end();
      return text;
    });
    expect(shown).toEqual(["0.00000012", "-1 234.56789", "1 000 000 000 000 000 000 000", "0"]);
  });

  it("UI68 a value that comes from outside replaces what was typed", () => {
    const input = show(<NumberControl id="n" value={5} onChange={() => undefined} />);
    type(input, "57");
    ui?.show(<NumberControl id="n" value={1000} onChange={() => undefined} />);
    expect(input.value).toBe("1 000");
  });
});
