// @vitest-environment jsdom
import { act, useState, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { click, find, press, renderUi, type, type RenderedUi } from "../../../testing/renderUi.tsx";
import type { Pair } from "./pair.ts";
import { PairsControl } from "./PairsControl.tsx";

let ui: RenderedUi | undefined;
let said: (readonly Pair[])[] = [];
let giveValue: (pairs: readonly Pair[]) => void = () => undefined;

beforeEach(() => void (said = []));
afterEach(() => ui?.end());

function Held({ pairs }: { readonly pairs: readonly Pair[] }): ReactElement {
  const [value, setValue] = useState(pairs);
  giveValue = setValue;
  const change = (next: readonly Pair[]): void => {
    said.push(next);
    setValue(next);
  };
  return <><label id="name" htmlFor="p">Хоссалар</label><PairsControl id="p" value={value} onChange={change} /></>;
}

const show = (...pairs: Pair[]): void => void (ui = renderUi(<Held pairs={pairs} />));
const fields = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
const texts = (): string[] => fields().map(({ value }) => value);
const field = (at: number): HTMLInputElement => fields()[at] as HTMLInputElement;
const focused = (): number => fields().indexOf(document.activeElement as HTMLInputElement);

describe("rows of key and text", () => {
  it("UI672 two rows with one key are both marked, in words, and both stay until one is mended", () => {
    show(["а", "1"], ["б", "2"]);
    type(field(2), "а");
    expect([said.at(-1), texts()]).toEqual([[["а", "1"], ["а", "2"]], ["а", "1", "а", "2"]]);
    const marked = (): (string | null)[] => [0, 2].map((at) => field(at).getAttribute("aria-invalid"));
    expect(marked()).toEqual(["true", "true"]);
    expect(document.getElementById(field(2).getAttribute("aria-describedby") ?? "")?.textContent).toBe("pairRepeated");
    type(field(2), "ав");
    expect([said.at(-1), marked()]).toEqual([[["а", "1"], ["ав", "2"]], [null, null]]);
  });

  it("UI673 a row keeps its place while it is typed, and when its value comes back in another order", () => {
    show(["б", "1"], ["в", "2"]);
    const [first] = fields();
    field(2).focus();
    type(field(2), "");
    type(field(2), "а");
    act(() => giveValue([["а", "2"], ["б", "1"]]));
    expect([texts(), fields()[0] === first, focused()]).toEqual([["б", "1", "а", "2"], true, 2]);
    act(() => giveValue([["г", "3"]]));
    expect(texts()).toEqual(["г", "3"]);
  });

  it("UI674 Enter goes from key to text and on to the next row, at the end to a new one; it ends a word of an input method first", () => {
    show(["а", "1"]);
    field(0).focus();
    press(field(0), "Enter", { isComposing: true });
    press(field(0), "Enter", { keyCode: 229 });
    expect(focused()).toBe(0);
    press(field(0), "Enter");
    expect(focused()).toBe(1);
    press(field(1), "Enter", { shiftKey: true });
    expect(focused()).toBe(1);
    press(field(1), "Enter");
    expect([focused(), texts(), said]).toEqual([2, ["а", "1", "", ""], []]);
  });

  it("UI675 a row is added and removed with the focus in its place; an empty row is no value, and one is always there", () => {
    show(["а", "1"], ["б", "2"]);
    const add = [...document.querySelectorAll("button")].at(-1) as HTMLElement;
    expect(add.textContent).toBe("pairAdd");
    click(add);
    expect([focused(), said]).toEqual([4, []]);
    click(find('[aria-label="pairRemove 1"]'));
    expect([focused(), said.at(-1), texts()]).toEqual([0, [["б", "2"]], ["б", "2", "", ""]]);
    click(find('[aria-label="pairRemove 1"]'));
    click(find('[aria-label="pairRemove 1"]'));
    expect([focused(), said.at(-1), texts()]).toEqual([0, [], ["", ""]]);
    expect(find("[role=group]").getAttribute("aria-labelledby")).toBe("name");
  });
});
