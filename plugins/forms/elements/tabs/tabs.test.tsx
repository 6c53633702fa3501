// @vitest-environment jsdom
import axe from "axe-core";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StorageCapability } from "#sdk/capabilities/storage.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { plainExpressions } from "#sdk/testing/plainExpressions.ts";
import type { FormElement, Option, SavedRecord } from "#sdk/wire.ts";
import { configOf, element, saving } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";

let stage: FormStage;
let isNarrow = false;

beforeEach(() => {
  isNarrow = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined }));
  stage = new FormStage();
});

afterEach(async () => {
  expect(await stage.close()).toEqual([]);
  vi.unstubAllGlobals();
});

const tab = (id: string, children: FormElement[], more: Partial<FormElement> = {}): FormElement => ({
  ...element(id, { label: `Бўлим ${id}`, ...more }), type: "tab", dataField: null, children,
});
const tabs = (children: FormElement[], more: Partial<FormElement> = {}): FormElement => ({
  ...element("sections", { label: "", ...more }), type: "tabs", dataField: null, children,
});
const three = [
  tab("a", [element("name"), element("kind")]),
  tab("b", [element("tin", { isRequired: true }), element("note")]),
  tab("c", [element("town")]),
];
const answer = ({ values }: { values: Record<string, unknown> }): SavedRecord => ({ id: "r1", version: 2, values });

const strip = (): HTMLElement[] => [...stage.page.querySelectorAll<HTMLElement>("[role=tab]")];
const labels = (): string[] => strip().map(({ textContent }) => textContent);
const open = (): string | undefined => stage.page.querySelector("[role=tab][aria-selected=true]")?.textContent;
const fields = (): string[] => [...stage.page.querySelectorAll<HTMLInputElement>("[role=tabpanel]:not([hidden]) input")].map(({ name }) => name);

describe("tabs of a form", () => {
  it("F467 a tab's elements are drawn when it is opened for the first time, and stay while another is open", async () => {
    await stage.show({ config: configOf([tabs(three)]), values: { name: "Хива" } });
    expect([labels(), open(), fields()]).toEqual([["Бўлим a", "Бўлим b", "Бўлим c"], "Бўлим a", ["name", "kind"]]);
    expect(stage.input("tin")).toBeNull();
    await stage.press("Бўлим b");
    expect([open(), fields(), stage.input("name").value]).toEqual(["Бўлим b", ["tin", "note"], "Хива"]);
  });

  it("F468 what was typed in a tab stays while another is open, and is saved with the rest; a tab that was never opened changes nothing", async () => {
    const sent: unknown[] = [];
    await stage.show({ config: configOf([tabs(three)]), values: { name: "Хива", kind: "", tin: "1", note: "", town: "Урганч" }, calls: saving(sent, answer) });
    expect(stage.isDirty()).toBe(false);
    await stage.type("name", "Бухоро");
    await stage.press("Бўлим b");
    await stage.type("note", "янги");
    await stage.press("Бўлим a");
    expect([stage.input("name").value, stage.isDirty()]).toEqual(["Бухоро", true]);
    await stage.press("forms.save");
    expect(sent).toEqual([{ values: { name: "Бухоро", note: "янги" }, version: 1 }]);
  });

  it("F469 a mistake in a tab that was never opened keeps the form, opens the tab and has the focus", async () => {
    const sent: unknown[] = [];
    await stage.show({ config: configOf([tabs(three)]), calls: saving(sent, answer) });
    await stage.press("forms.save");
    expect([sent, open(), document.activeElement]).toEqual([[], "Бўлим bforms.errorCount", stage.input("tin")]);
    expect(stage.errorsOf("tin")).toEqual(["Майдонни тўлдириш керак"]);
    await stage.type("tin", "123");
    await stage.press("forms.save");
    expect(sent).toEqual([{ values: { name: "", kind: "", tin: "123", note: "", town: "" }, idempotencyKey: expect.any(String), isPublic: false }]);
  });

  it("F470 a tab that holds a mistake has a dot until it is mended, and the summary's name opens it", async () => {
    await stage.show({ config: configOf([tabs(three)]) });
    await stage.press("forms.save");
    await stage.press("Бўлим c");
    expect(labels()).toEqual(["Бўлим a", "Бўлим bforms.errorCount", "Бўлим c"]);
    await act(async () => stage.page.querySelector<HTMLElement>("[role=status] button")?.click());
    expect([open(), document.activeElement]).toEqual(["Бўлим bforms.errorCount", stage.input("tin")]);
    await stage.type("tin", "1");
    expect(labels()).toEqual(["Бўлим a", "Бўлим b", "Бўлим c"]);
  });

  it("F470 the server's text for a field of a tab that was never opened stands at the field, and opens the tab", async () => {
    const failure = new PlatonError("invalid_values", "expected", { status: 422, fields: { town: ["Бундай шаҳар йўқ"] } });
    await stage.show({ config: configOf([tabs(three)]), values: { tin: "1" }, calls: { update: async () => await Promise.reject(failure) } });
    await stage.type("name", "Хива");
    await stage.press("forms.save");
    expect([open(), stage.errorsOf("town"), stage.page.querySelector("[role=alert]")]).toEqual(["Бўлим cforms.errorCount", ["Бундай шаҳар йўқ"], null]);
  });

  it("F471 a tab is hidden by its condition with all that stands in it: it is neither checked nor marked", async () => {
    const sent: { values: unknown }[] = [];
    const [a, b, c] = three;
    const config = configOf([tabs([a, { ...b, displayCondition: "kind === 'legal'" }, c] as FormElement[])]);
    await stage.show({ config, calls: saving(sent, answer) });
    expect(labels()).toEqual(["Бўлим a", "Бўлим c"]);
    await stage.type("kind", "legal");
    await stage.press("forms.save");
    expect(open()).toBe("Бўлим bforms.errorCount");
    await stage.type("kind", "person");
    expect([labels(), open()]).toEqual([["Бўлим a", "Бўлим c"], "Бўлим a"]);
    await stage.press("forms.save");
    expect(sent).toHaveLength(1);
  });

  it("F471 of tabs that are all hidden nothing is left", async () => {
    await stage.show({ config: configOf([tabs(three.map((one) => ({ ...one, displayCondition: "false" }))), element("last")]) });
    expect([strip(), stage.page.querySelectorAll("[role=tablist]").length, stage.input("last") !== null]).toEqual([[], 0, true]);
  });

  it("F472 activeTab is the tab that is open at the beginning; one that there is not is the first", async () => {
    await stage.show({ config: configOf([tabs(three, { activeTab: 2 })]) });
    expect([open(), fields(), stage.input("name")]).toEqual(["Бўлим c", ["town"], null]);
    await stage.show({ config: configOf([tabs(three, { activeTab: 7 })]) });
    expect(open()).toBe("Бўлим a");
  });

  it("F473 with saveStateKey the index of the tab that a person opened is kept, and open when the form comes back", async () => {
    const kept = new Map<string, unknown>();
    const storage: StorageCapability = {
      get: async (key) => await Promise.resolve(kept.get(key)),
      set: async (key, value) => await Promise.resolve(void kept.set(key, value)),
      remove: async (key) => await Promise.resolve(void kept.delete(key)),
    };
    const config = configOf([tabs(three, { saveStateKey: "cities", activeTab: 1 })]);
    await stage.show({ config, values: {}, storage });
    expect(open()).toBe("Бўлим b");
    await stage.press("Бўлим c");
    expect([...kept]).toEqual([["tab:cities", 2]]);
    await stage.show({ config, values: {}, storage });
    expect([open(), stage.input("tin")]).toEqual(["Бўлим c", null]);
    for (const odd of [9, -1, 1.5, "2", null, { index: 2 }]) {
      kept.set("tab:cities", odd);
      await stage.show({ config, values: {}, storage });
      expect(open()).toBe("Бўлим b");
    }
  });

  it("F473 a browser that refuses its storage keeps nothing, and the tabs work as before", async () => {
    const refuse = async (): Promise<never> => await Promise.reject(new PlatonError("storage_full", "expected"));
    await stage.show({ config: configOf([tabs(three, { saveStateKey: "cities" })]), storage: { get: refuse, set: refuse, remove: refuse } });
    await stage.press("Бўлим b");
    expect([open(), fields()]).toEqual(["Бўлим b", ["tin", "note"]]);
  });

  it("F474 tabs stand in tabs, and a mistake deep inside opens all of them", async () => {
    const inner = tabs([tab("x", [element("x1")]), tab("y", [element("y1", { isRequired: true })])], { id: "inner" });
    await stage.show({ config: configOf([tabs([tab("a", [element("name")]), tab("b", [inner])])]) });
    await stage.press("forms.save");
    expect(document.activeElement).toBe(stage.input("y1"));
    expect(strip().filter((one) => one.ariaSelected === "true" || one.getAttribute("aria-selected") === "true").map(({ textContent }) => textContent))
      .toEqual(["Бўлим bforms.errorCount", "Бўлим yforms.errorCount"]);
  });

  it("F475 a tab by itself is a group under its label; in tabs a fieldset is a tab, and a field one with its own label", async () => {
    const place = { ...element("place", { label: "Манзил" }), type: "fieldset", dataField: null, children: [element("street")] };
    await stage.show({ config: configOf([tab("alone", [element("name")]), tabs([place, element("note", { label: "Изоҳ" })])]) });
    expect([labels(), stage.page.querySelector("legend")?.textContent, fields()]).toEqual([["Манзил", "Изоҳ"], "Бўлим alone", ["street"]]);
    await stage.press("Изоҳ");
    expect([fields(), stage.input("note").labels?.[0]?.textContent]).toEqual([["note"], "Изоҳ"]);
  });

  it("F490 a default that is an expression fills its element in a tab that was never opened", async () => {
    const sent: unknown[] = [];
    const code = element("code", { defaultValue: { $expression: "values.city" } });
    const config = configOf([tabs([tab("a", [element("city")]), tab("b", [code])])]);
    await stage.show({ config, expressions: plainExpressions, calls: saving(sent, answer) });
    await stage.type("city", "Хива");
    await stage.press("forms.save");
    expect(sent).toEqual([expect.objectContaining({ values: { city: "Хива", code: "Хива" } })]);
  });

  it("F720 on paper all tabs stand one below the other with their values as text; what a condition hides does not", async () => {
    const hidden = element("secret", { displayCondition: "false" });
    const place = element("place", { type: "select", hasRemoteOptions: true });
    const options = async (): Promise<Option[]> => await Promise.resolve([{ id: "7", name: "Тошкент" }]);
    vi.stubGlobal("requestIdleCallback", (run: () => void) => void run());
    const config = configOf([tabs([tab("a", [element("name"), hidden]), tab("b", [place, element("done", { type: "checkbox" })])], { label: "Ёндаги" })]);
    await stage.show({ config, values: { name: "Хива", secret: "сир", place: "7", done: true }, calls: { options } });
    await stage.type("name", "Бухоро");
    await act(async () => void window.dispatchEvent(new Event("beforeprint")));
    const lines = [...stage.page.querySelectorAll("form h3, form p:has(> span + span)")].map(({ children, textContent }) => [...children].map((one) => one.textContent).join(": ") || textContent);
    expect(lines).toEqual(["Ёндаги", "Бўлим a", "name: Бухоро", "Бўлим b", "place: Тошкент", "done: forms.yes"]);
    expect([stage.page.querySelector("[role=tabpanel] input[name=done]"), stage.input("name").value]).toEqual([null, "Бухоро"]);
    await act(async () => void window.dispatchEvent(new Event("afterprint")));
    expect(stage.page.querySelector("form h3")).toBeNull();
  });

  it("F467 tabs have no fault that a screen reader stumbles over", async () => {
    await stage.show({ config: configOf([tabs(three, { tabsPosition: "left" })]) });
    await stage.press("forms.save");
    await act(async () => {
      const { violations } = await axe.run(stage.page, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  });
});
