// @vitest-environment jsdom
import { EditorView } from "@codemirror/view";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coerceValue } from "#core/elements/elementValue.ts";
import { readCode } from "#sdk/testing/typedCode.ts";
import { sampleField } from "../../testing/ElementSample.ts";
import { configOf, element, saving } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";
import { writeCode } from "../../testing/writeCode.ts";
import { sample } from "./raw_jsonSample.ts";

let stage: FormStage;
let sent: unknown[];

beforeEach(async () => {
  await sample.prepare?.();
  stage = new FormStage();
  sent = [];
});

afterEach(async () => expect(await stage.close()).toEqual([]));

const show = async (value: unknown): Promise<void> => {
  const config = configOf([element(sampleField, { type: "raw_json" })]);
  // The database gives keys back in an order of its own.
  const calls = saving(sent, ({ values }) => ({ id: "r1", version: 2, values: JSON.parse(JSON.stringify(values), turned) as Record<string, unknown> }));
  await stage.show({ config, values: { [sampleField]: value }, calls });
};
const turned = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).toReversed()) : value;
const shown = (): string => readCode(stage.input(sampleField));

describe("JSON edited as text", () => {
  it("F550 text that is no JSON stays as it was typed, with what is wrong with it, and keeps the form until it is mended", async () => {
    await show({ а: 1 });
    for (const [text, problem] of [["{а: 1}", "Хато JSON киритилган"], ['{"а": 1,\n"а": 2}', "2-қатор: «а» калити бир объектда такрорланган"], ["[12345678901234567890]", "1-қатор: сонда рақамлар кўп, уни қўштирноқ ичида ёзинг"]]) {
      await writeCode(stage, text ?? "");
      await stage.press("forms.save");
      expect([sent, shown(), stage.errorsOf(sampleField)]).toEqual([[], text, [problem]]);
    }
    await writeCode(stage, '{"а": 1,\n"б": 2}');
    expect(stage.errorsOf(sampleField)).toEqual([]);
    await stage.press("forms.save");
    expect(sent).toEqual([expect.objectContaining({ values: { [sampleField]: { а: 1, б: 2 } } })]);
  });

  it("F555 a key `__proto__` is a key like another", async () => {
    await show(JSON.parse('{"a":{"__proto__":1}}'));
    expect([shown(), stage.isDirty()]).toEqual(['{\n  "a": {\n    "__proto__": 1\n  }\n}', false]);
    await writeCode(stage, '{"__proto__":2}');
    await stage.press("forms.save");
    const { values } = (sent as { values: Record<string, unknown> }[])[0] ?? { values: {} };
    expect(coerceValue("raw_json", values[sampleField])).toEqual({ ok: true, value: JSON.parse('{"__proto__":2}') });
  });

  it("F551 what was typed keeps its lines and its order after it was saved, and so does the caret", async () => {
    await show(null);
    expect(shown()).toBe("");
    const text = '{ "б": 1, "а": [ ] }';
    await writeCode(stage, text);
    await act(async () => EditorView.findFromDOM(stage.input(sampleField))?.dispatch({ selection: { anchor: 7 } }));
    await stage.press("forms.save");
    expect([sent.length, shown(), stage.isDirty()]).toEqual([1, text, false]);
    expect(EditorView.findFromDOM(stage.input(sampleField))?.state.selection.main.head).toBe(7);
  });
});
