// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sampleField } from "../../testing/ElementSample.ts";
import { configOf, element, saving } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";
import { pairsOf, valueOfPairs } from "./pairs.ts";

let stage: FormStage;
let sent: unknown[];

beforeEach(() => {
  stage = new FormStage();
  sent = [];
});

afterEach(async () => expect(await stage.close()).toEqual([]));

const show = async (value: unknown): Promise<void> => {
  const config = configOf([element(sampleField, { type: "key_value" })]);
  await stage.show({ config, values: { [sampleField]: value }, calls: saving(sent, ({ values }) => ({ id: "r1", version: 2, values })) });
};
const fields = (): HTMLInputElement[] => [...stage.page.querySelectorAll<HTMLInputElement>("[role=group] input, [role=group] textarea")];

describe("rows of key and value", () => {
  it("F552 two rows with one key keep the form, and both stay as they were typed until one is mended", async () => {
    await show({ а: "1", б: "2" });
    await stage.type(sampleField, "б");
    await stage.press("forms.save");
    expect([sent, stage.errorsOf(sampleField), fields().map(({ value }) => value)]).toEqual([[], ["«б» калити такрорланган"], ["б", "1", "б", "2"]]);
    await stage.type(sampleField, "в");
    expect(stage.errorsOf(sampleField)).toEqual([]);
    await stage.press("forms.save");
    expect(sent).toEqual([expect.objectContaining({ values: { [sampleField]: { в: "1", б: "2" } } })]);
  });

  it("F553 an empty row is no change, and Enter in a row does not save", async () => {
    await show({ а: "1" });
    await act(async () => fields()[1]?.focus());
    const isKept = await stage.key(fields()[1] as HTMLElement, { key: "Enter" });
    expect([isKept, fields().length, stage.isDirty(), sent]).toEqual([false, 4, false, []]);
  });

  it("F555 a key `__proto__` is a key like another", async () => {
    await show(JSON.parse('{"__proto__":"1","а":"2"}'));
    expect([fields().map(({ value }) => value), stage.isDirty()]).toEqual([["__proto__", "1", "а", "2"], false]);
    await act(async () => undefined);
    await stage.type(sampleField, "б");
    await stage.type(sampleField, "__proto__");
    expect(stage.isDirty()).toBe(false);
    await act(async () => stage.page.querySelectorAll<HTMLElement>("[aria-label^='ui.pairRemove'], [aria-label^='pairRemove']")[1]?.click());
    await stage.press("forms.save");
    expect(sent).toEqual([expect.objectContaining({ values: { [sampleField]: [["__proto__", "1"]] } })]);
  });

  it("F554 what is no object is shown as it is, and stays", async () => {
    await show([1, { a: 2 }]);
    expect([stage.input(sampleField).value, stage.input(sampleField).readOnly, stage.isDirty()]).toEqual(['[1,{"a":2}]', true, false]);
    expect([pairsOf("а"), pairsOf(5), pairsOf({ a: 5, b: null })]).toEqual([undefined, undefined, [["a", "5"], ["b", ""]]]);
    expect([valueOfPairs([["", ""]]), valueOfPairs([["а", "1"], ["", "2"]])]).toEqual([null, [["а", "1"], ["", "2"]]]);
  });
});
