// @vitest-environment jsdom
import { existsSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { elementProperties } from "#contract/entities/forms.ts";
import { elementTypes } from "#core/elements/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { FormElement } from "#sdk/wire.ts";
import { configOf, element, saving } from "../testing/formConfigs.ts";
import { FormStage, type FormSetting } from "../testing/FormStage.tsx";
import { sampleField, type ElementSample } from "../testing/ElementSample.ts";

const types = elementTypes.filter(({ value }) => value !== undefined).map(({ type }) => type);
const sampleFile = (type: string): string => join(import.meta.dirname, type.replaceAll("_", "-"), `${type}Sample.ts`);

it("F458 every element type that holds a value has a sample, by which it goes through the tests of all", () => {
  expect(types.filter((type) => !existsSync(sampleFile(type)))).toEqual([]);
});

describe.each(types)("an element of type %s", (type) => {
  let stage: FormStage;
  let sample: ElementSample;
  let sent: unknown[];

  beforeEach(async () => {
    stage = new FormStage();
    sent = [];
    ({ sample } = (await import(/* @vite-ignore */ sampleFile(type))) as { sample: ElementSample });
    await sample.prepare?.();
  });

  afterEach(async () => expect(await stage.close()).toEqual([]));

  const show = async (value: unknown, more: Partial<FormElement> = {}, setting: FormSetting = {}): Promise<void> => {
    const config = configOf([element(sampleField, { type, ...sample.element, ...more })]);
    const calls = saving(sent, ({ values }) => ({ id: "r1", version: 2, values }));
    await stage.show({ config, values: { [sampleField]: value }, calls, ...setting });
  };
  const control = (): HTMLInputElement => stage.input(sampleField);
  /** Of a group of controls each of them. */
  const controls = (): HTMLInputElement[] => (control().role === "group" ? [...control().querySelectorAll("input")] : [control()]);
  const shown = (): string => (sample.read ?? (() => control().value))(control());

  it("F459 a stored value is shown as a person reads it, and is no change", async () => {
    await show(sample.value);
    expect([shown(), stage.isDirty()]).toEqual([sample.shown, false]);
  });

  it("F460 no value is no change", async () => {
    await show(null);
    expect(stage.isDirty()).toBe(false);
  });

  it("F461 what a person makes of it is a change, and is sent as the server keeps it", async () => {
    await show(sample.value);
    await sample.change(stage);
    expect(stage.isDirty()).toBe(true);
    await stage.press("forms.save");
    expect(sent).toEqual([expect.objectContaining({ values: { [sampleField]: sample.sent } })]);
  });

  it("F462 a required one without a value keeps the form, says so at the element, and has the focus", async () => {
    await show(null, { isRequired: true }, { values: undefined });
    await stage.press("forms.save");
    expect([sent, stage.errorsOf(sampleField)]).toEqual([[], [sample.demanded ?? "Майдонни тўлдириш керак"]]);
    expect(controls()).toContain(document.activeElement);
    await sample.change(stage);
    expect(stage.errorsOf(sampleField)).toEqual([]);
  });

  it("F463 a disabled one and a read-only one show their value and take no other", async () => {
    await show(sample.value, { isDisabled: true });
    expect([controls().every((one) => one.disabled === true || one.getAttribute("aria-disabled") === "true"), shown()]).toEqual([true, sample.shown]);
    await show(sample.value, { isReadOnly: true });
    // No browser has a checkbox that can be reached and not be changed.
    const isKept = controls().every((one) => one.readOnly === true || one.disabled || one.getAttribute("aria-readonly") === "true");
    expect([isKept, shown()]).toEqual([true, sample.shown]);
  });

  it("F464 the server's error stands at the element, which is marked by it", async () => {
    const failure = new PlatonError("invalid_values", "expected", { status: 422, fields: { [sampleField]: ["Бошқа қиймат керак"] } });
    await show(sample.value, {}, { calls: { update: async () => await Promise.reject(failure) } });
    await sample.change(stage);
    await stage.press("forms.save");
    expect([stage.errorsOf(sampleField), control().getAttribute("aria-invalid") ?? control().dataset["invalid"]]).toEqual([["Бошқа қиймат керак"], "true"]);
    expect(control().getAttribute("aria-describedby")).toContain(`${control().id}-errors`);
  });

  it("F465 its label has four places, and one of them names the control", async () => {
    await show(sample.value, { label: "Тепа|Чап|Ўнг|Паст" });
    for (const part of ["Тепа", "Чап", "Ўнг", "Паст"]) expect(stage.page.textContent).toContain(part);
    // A text that is edited in place is named by the ids of its labels.
    const named = control().getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id)?.textContent) ?? [];
    expect((control().labels?.length ?? 0) + named.filter(Boolean).length).toBeGreaterThan(0);
  });

  it("F876 what its control shows of placeholder and textAlign an administrator can set", async () => {
    await show(null, { placeholder: "Бўш майдон", textAlign: "center" }, { values: undefined });
    const isPlaceholder = stage.page.innerHTML.includes("Бўш майдон");
    const isAligned = stage.page.querySelector('[style*="text-align: center"]') !== null;
    const settable = [elementProperties.placeholder, elementProperties.textAlign].map(({ ofTypes = [] }) => ofTypes.includes(type));
    expect(settable).toEqual([isPlaceholder, isAligned]);
  });

  it("F499 no button of it sends the form", async () => {
    await show(sample.value);
    const sending = [...stage.page.querySelectorAll("button")].filter((button) => button.type === "submit");
    expect(sending.map(({ textContent }) => textContent.includes("forms.save"))).toEqual([true]);
  });

  it("F466 it has no fault that a screen reader stumbles over", async () => {
    await show(sample.value, { label: "Номи", hint: "Ёрдам", isRequired: true });
    let faults: string[] = [];
    // Colours are the page's; the form's own parts are looked at in the browser.
    await act(async () => {
      const { violations } = await axe.run(stage.page, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
      faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    });
    expect(faults).toEqual([]);
  });
});
