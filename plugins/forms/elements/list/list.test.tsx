// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FormsCapability } from "#sdk/capabilities/forms.ts";
import { plainExpressions } from "#sdk/testing/plainExpressions.ts";
import { withoutLayout } from "#sdk/testing/withoutLayout.ts";
import type { FormElement } from "#sdk/wire.ts";
import { sampleField } from "../../testing/ElementSample.ts";
import { configOf, element, saving } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";

let stage: FormStage;
let sent: unknown[];

beforeEach(async () => {
  withoutLayout();
  stage = new FormStage();
  sent = [];
  await Promise.all([import("./ListControl.tsx"), import("#sdk/ui/controls/code/CodeControl.tsx")]);
});

afterEach(async () => expect(await stage.close()).toEqual([]));

const show = async (value: unknown, more: Partial<FormElement> = {}): Promise<void> => {
  const config = configOf([element(sampleField, { type: "list", label: "Рўйхат", ...more })]);
  await stage.show({ config, values: { [sampleField]: value }, calls: saving(sent, ({ values }) => ({ id: "r1", version: 2, values })) });
};
const inputs = (): HTMLInputElement[] => [...stage.page.querySelectorAll<HTMLInputElement>("[data-list] input")];
const texts = (): string[] => inputs().map(({ value }) => value);
const input = (at: number): HTMLInputElement => inputs()[at] as HTMLInputElement;
const focused = (): number => inputs().indexOf(document.activeElement as HTMLInputElement);
const press = async (on: Element | undefined | null, key: string, more: KeyboardEventInit = {}): Promise<boolean> => await stage.key(on as HTMLElement, { key, ...more });
const click = async (label: string, at = 0): Promise<void> => {
  const buttons = [...stage.page.querySelectorAll<HTMLElement>("[data-list] button")].filter((one) => (one.getAttribute("aria-label") ?? one.textContent).includes(label));
  await act(async () => buttons[at]?.click());
};
const typeInto = async (on: HTMLInputElement, text: string): Promise<void> =>
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(on, text);
    on.dispatchEvent(new Event("input", { bubbles: true }));
  });
const save = async (): Promise<unknown> => {
  await stage.press("forms.save");
  return (sent.at(-1) as { values: Record<string, unknown> } | undefined)?.values[sampleField];
};

describe("a list of texts", () => {
  it("F775 Enter goes on to the next text and at the end to a new one, Backspace in an empty one takes it away", async () => {
    await show(["а", "б"]);
    await act(async () => input(0).focus());
    expect([await press(input(0), "Enter"), focused()]).toEqual([false, 1]);
    await press(input(1), "Enter");
    expect([focused(), texts(), stage.isDirty()]).toEqual([2, ["а", "б", ""], false]);
    await press(input(2), "Backspace");
    expect([focused(), texts(), sent]).toEqual([1, ["а", "б"], []]);
  });

  it("F775 several lines that are pasted become as many texts, in place of an empty one", async () => {
    await show(["а"]);
    const paste = async (on: HTMLElement, text: string): Promise<void> =>
      await act(async () => void on.dispatchEvent(Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData: { getData: () => text } })));
    await paste(input(0), "б\r\n\n в \n");
    expect([texts(), focused()]).toEqual([["а", "б", "в"], 2]);
    await click("forms.list.add");
    await paste(input(3), "г\nд");
    expect(texts()).toEqual(["а", "б", "в", "г", "д"]);
    expect(await save()).toEqual(["а", "б", "в", "г", "д"]);
  });

  it("F776 rows change places by the arrows on their handle, and by Alt with the arrows in a text, and their place is said", async () => {
    await show(["а", "б", "в"]);
    const handles = (): Element[] => [...stage.page.querySelectorAll("[data-handle]")];
    await press(handles()[0], "ArrowDown");
    expect([texts(), stage.page.querySelector("[data-list] [role=status]")?.textContent]).toEqual([["б", "а", "в"], "forms.list.moved"]);
    await press(input(2), "ArrowUp", { altKey: true });
    await press(input(0), "ArrowUp", { altKey: true });
    await press(input(0), "ArrowDown");
    expect(await save()).toEqual(["б", "в", "а"]);
  });

  it("F776 a row that is dragged by its handle lands where it is let go, and Escape lets it stay", async () => {
    await show(["а", "б", "в"]);
    const rows = [...stage.page.querySelectorAll<HTMLElement>("[data-row]")];
    for (const [at, row] of rows.entries()) row.getBoundingClientRect = () => ({ top: at * 40, height: 40 }) as DOMRect;
    const point = async (type: string, on: EventTarget, clientY: number): Promise<void> =>
      await act(async () => void on.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX: 0, clientY }), { pointerId: 1, pointerType: "mouse" })));
    const handle = rows[0]?.querySelector("[data-handle]") as HTMLElement;
    await point("pointerdown", handle, 20);
    await point("pointermove", window, 110);
    expect(rows[2]?.dataset["drop"]).toBe("after");
    await press(window.document.body, "Escape");
    expect(texts()).toEqual(["а", "б", "в"]);
    await point("pointerdown", handle, 20);
    await point("pointermove", window, 110);
    await point("pointerup", window, 110);
    // A browser sends the click behind it, which goes nowhere; without it the next press of the test would.
    await act(async () => rows[0]?.click());
    expect(texts()).toEqual(["б", "в", "а"]);
  });

  it("F782 a list whose element says a language is of code, each in an editor of its own, whose keys move no rows", async () => {
    await show(["export const a = 1;", "export default a;"], { format: "tsx" });
    const codes = (): HTMLElement[] => [...stage.page.querySelectorAll<HTMLElement>("[data-list] .cm-content")];
    expect(codes().map(({ textContent }) => textContent)).toEqual(["export const a = 1;", "export default a;"]);
    await press(codes()[0], "ArrowDown", { altKey: true });
    await press(stage.page.querySelector("[data-handle]"), "ArrowDown");
    expect(await save()).toEqual(["export default a;", "export const a = 1;"]);
  });

  it("F779 more rows than maxItems are not added, and what is pasted over it is told when it is saved", async () => {
    await show(["а", "б"], { maxItems: 2 });
    await press(input(1), "Enter");
    expect([texts().length, stage.page.textContent.includes("forms.list.add")]).toEqual([2, false]);
    await show(["а", "б", "в"], { maxItems: 2, minItems: 1 });
    await typeInto(input(0), "г");
    expect([await save(), stage.errorsOf(sampleField)]).toEqual([undefined, ["Кўпи билан 2 та қатор бўлиши мумкин"]]);
  });

  it("F780 what is no list of texts is shown as it is, and stays", async () => {
    await show([{ а: 1 }]);
    expect([stage.page.querySelector("textarea")?.value, stage.page.querySelector("textarea")?.readOnly, stage.isDirty()]).toEqual(['[{"а":1}]', true, false]);
  });
});

describe("a list of records", () => {
  const children = [element("field", { label: "Майдон", isRequired: true }), element("size", { type: "int", label: "Ҳажм", maxValue: 9 }), element("isLast", { type: "checkbox", label: "Охирги" })];

  it("F777 each row is what its elements say; what none is for stays, what is cleared is not said, and an empty row is no change", async () => {
    await show([{ field: "а", size: 1, other: [1], isLast: true }], { children });
    await click("forms.list.add");
    expect([inputs().length, focused(), stage.isDirty()]).toEqual([6, 3, false]);
    await typeInto(input(1), "");
    await act(async () => input(2).click());
    await typeInto(input(3), "б");
    expect(await save()).toEqual([{ field: "а", other: [1] }, { field: "б" }]);
  });

  it("F777 many elements make a card of each row, which shows its first values and opens", async () => {
    await show([{ field: "а", size: 1 }, { field: "б" }], { children: [...children, element("d"), element("e")] });
    const cards = (): HTMLElement[] => [...stage.page.querySelectorAll<HTMLElement>("[aria-expanded]")];
    expect([cards().map(({ textContent }) => textContent), inputs().length]).toEqual([["а · 1", "б"], 0]);
    await act(async () => cards()[1]?.click());
    await typeInto(input(0), "в");
    expect([cards()[1]?.textContent, await save()]).toEqual(["в", [{ field: "а", size: 1 }, { field: "в" }]]);
  });

  it("EP57 what stands on another property of its row is shown while it fits, and kept when it does not", async () => {
    const kinds = [element("type"), element("most", { displayCondition: "type === 'number'" }), element("c"), element("d"), element("e")];
    const config = configOf([element(sampleField, { type: "list", children: kinds })]);
    await stage.show({ config, expressions: plainExpressions, values: { [sampleField]: [{ type: "number", most: "5" }] }, calls: saving(sent, ({ values }) => ({ id: "r1", version: 2, values })) });
    await act(async () => stage.page.querySelector<HTMLElement>("[aria-expanded]")?.click());
    await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
    expect(texts()).toEqual(["number", "5", "", "", ""]);
    await typeInto(input(0), "text");
    expect([texts(), await save()]).toEqual([["text", "", "", ""], [{ type: "text", most: "5" }]]);
  });

  it("F781 an element of a row offers what depends on its row or on the record, and takes what is typed besides", async () => {
    const asked: unknown[] = [];
    const options: FormsCapability["options"] = async (_form, id, query) => {
      asked.push([id, query?.filter]);
      return await Promise.resolve([{ id: "name", name: "Номи · name" }]);
    };
    const depending = (id: string, relatedSelect: string): FormElement => element(id, { hasRemoteOptions: true, relatedSelect });
    const inner = [element("table"), depending("field", "table"), depending("other", "source")];
    const config = configOf([element("source", { type: "raw_json" }), element(sampleField, { type: "list", relatedSelect: "source", children: inner })]);
    await stage.show({ config, values: { source: { dataset: "a" }, [sampleField]: [{ table: "cities" }] }, calls: { options } });
    for (const at of [1, 2]) {
      await act(async () => input(at).click());
      await act(async () => await new Promise((resolve) => setTimeout(resolve, 5)));
    }
    expect(asked).toEqual([["field", "cities"], ["other", '{"dataset":"a"}']]);
    await act(async () => [...document.querySelectorAll<HTMLElement>("[role=option]")].at(-1)?.click());
    await typeInto(input(1), "a.b");
    expect(inputs().map(({ value }) => value)).toEqual(["cities", "a.b", "name"]);
  });

  it("F778 what is wrong in a row is told at the list with the row's number, and at its control, until it is mended", async () => {
    await show([{ field: "а", size: 1 }, { field: "б", size: 2 }], { children });
    await typeInto(input(3), "");
    await typeInto(input(4), "10");
    await stage.press("forms.save");
    const listed = [...stage.page.querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(listed).toEqual(expect.arrayContaining(["2-қатор, Майдон: Майдонни тўлдириш керак", "2-қатор, Ҳажм: Қиймат 9 дан кичик ёки тенг бўлиши керак", "Майдонни тўлдириш керак"]));
    expect([sent, inputs().map((one) => one.getAttribute("aria-invalid") === "true"), focused()]).toEqual([[], [false, false, false, true, true, false], 3]);
    await typeInto(input(3), "в");
    await typeInto(input(4), "9");
    expect(await save()).toEqual([{ field: "а", size: 1 }, { field: "в", size: 9 }]);
  });
});
