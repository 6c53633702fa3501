// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { languageOf, type Language } from "#core/languages.ts";
import type { FormConfig, FormRecord, SavedRecord } from "#sdk/wire.ts";
import { allPermissions, configOf, element, saving, two } from "./testing/formConfigs.ts";
import { FormStage } from "./testing/FormStage.tsx";

let stage: FormStage;

beforeEach(() => {
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

describe("the form on the screen", () => {
  it("F12 a field shows what is wrong once it was touched, and the first wrong one has the focus after a refused save", async () => {
    await stage.show({});
    expect(document.activeElement).toBe(stage.input("name"));
    expect(stage.errorsOf("name")).toEqual([]);
    await act(async () => stage.input("note").focus());
    expect(stage.errorsOf("name")).toEqual(["Майдонни тўлдириш керак"]);
    await stage.press("forms.save");
    expect(document.activeElement).toBe(stage.input("name"));
    expect(stage.page.querySelector("[role=status]")?.textContent).toContain("name");
  });

  it("F13 a name in the summary of what is wrong leads to its field", async () => {
    await stage.show({});
    await stage.press("forms.save");
    stage.input("note").focus();
    await stage.press("name");
    expect(document.activeElement).toBe(stage.input("name"));
  });

  it("F14 Enter does not submit a form of several fields, and does one of a single line", async () => {
    await stage.show({});
    expect(await stage.key(stage.input("name"), { key: "Enter" })).toBe(false);
    await stage.show({ config: configOf([element("name")]) });
    expect(await stage.key(stage.input("name"), { key: "Enter" })).toBe(true);
  });

  it("F15 Ctrl+Enter and Cmd+Enter save any form, from anywhere on the screen", async () => {
    const sent: unknown[] = [];
    const answer = ({ values }: { values: Record<string, unknown> }): SavedRecord => ({ id: "r1", version: 9, values: { name: "Хива", ...values } });
    await stage.show({ values: { name: "Хива", note: "" }, calls: saving(sent, answer) });
    await stage.type("note", "б");
    await stage.key(document.body, { key: "Enter", ctrlKey: true });
    await stage.type("note", "в");
    await stage.key(stage.input("note"), { key: "Enter", metaKey: true });
    expect(sent).toHaveLength(2);
  });

  it("F16 unsaved changes are said and guarded; a saved form is left without a question", async () => {
    const answer = ({ values }: { values: Record<string, unknown> }): SavedRecord => ({ id: "r1", version: 2, values: { name: "Хива", ...values } });
    await stage.show({ values: { name: "Хива", note: "" }, calls: saving([], answer) });
    expect(stage.isDirty()).toBe(false);
    await stage.type("note", "б");
    expect(stage.isDirty()).toBe(true);
    expect(stage.page.textContent).toContain("forms.unsaved");
    await stage.press("forms.save");
    expect(stage.isDirty()).toBe(false);
    expect(stage.page.textContent).not.toContain("forms.unsaved");
  });

  it("F16 a date that is being typed is an unsaved change", async () => {
    await stage.show({ config: configOf([element("due", { type: "date" })]), values: { due: "2026-03-01" } });
    await stage.type("due", "5.3");
    expect(stage.isDirty()).toBe(true);
  });

  it("F51 in another language the form speaks it, what is typed stays, and the record is not read again", async () => {
    const asked: string[] = [];
    let label = "Номи";
    const config = async (): Promise<FormConfig> => await Promise.resolve(configOf([element("name", { label })]));
    const speak = async (code: string, said: string): Promise<void> => {
      label = said;
      await stage.speak(languageOf(code) as Language);
    };
    const read = async (): Promise<FormRecord> => {
      asked.push("read");
      return await Promise.resolve({ id: "r1", version: 1, values: { name: "Хива" }, files: {} });
    };
    await stage.show({ values: {}, calls: { config, read } });
    await stage.type("name", "Урганч");
    await speak("ru", "Название");
    expect(stage.page.querySelector("label")?.textContent).toContain("Название");
    expect([stage.input("name").value, stage.isDirty(), asked]).toEqual(["Урганч", true, ["read"]]);
    await speak("uz", "Номи");
    expect(stage.page.querySelector("label")?.textContent).toContain("Номи");
  });

  it("F619 an open form follows its configuration: elements come with their values and go, and what was typed stays", async () => {
    let elements = [element("name"), element("note")];
    const config = async (): Promise<FormConfig> => await Promise.resolve(configOf(elements));
    const sent: unknown[] = [];
    const read = async (): Promise<FormRecord> =>
      await Promise.resolve({ id: "r1", version: 1, values: { name: "Хива", note: "Эски", size: "катта" }, files: {} });
    const calls = saving(sent, () => ({ id: "r1", version: 2, values: { name: "Урганч", size: "катта" } }));
    await stage.show({ values: {}, calls: { ...calls, config, read } });
    await stage.type("name", "Урганч");
    elements = [element("name"), element("size"), element("colour", { defaultValue: "кўк", displayCondition: "true" })];
    await stage.announceConfig("forms", "cities");
    expect([...stage.page.querySelectorAll("input")].map(({ name, value }) => `${name}: ${value}`)).toEqual(["name: Урганч", "size: катта", "colour: "]);
    expect(stage.isDirty()).toBe(true);
    await stage.press("forms.save");
    expect(sent).toEqual([{ values: { name: "Урганч" }, version: 1 }]);
  });

  it("F619 another form's change is not followed", async () => {
    let asked = 0;
    const config = async (): Promise<FormConfig> => await Promise.resolve(configOf([element(`name${(asked += 1)}`)]));
    await stage.show({ values: {}, calls: { config } });
    await stage.announceConfig("forms", "others");
    await stage.announceConfig("menus", "");
    expect(asked).toBe(1);
    await stage.announceConfig("datasets", "cities");
    expect(asked).toBe(2);
  });

  it("F17 without the right to change it a form is read-only, without save and without asterisks", async () => {
    await stage.show({ config: configOf(two, { permissions: { ...allPermissions, update: false, delete: false } }), values: { name: "Хива", note: "" } });
    expect(stage.input("name").readOnly).toBe(true);
    expect([...stage.page.querySelectorAll("button")].map((button) => button.textContent)).toEqual(["forms.close"]);
    expect(stage.page.textContent).not.toContain("*");
    expect(stage.page.textContent).toContain("forms.readOnly");
  });
});
