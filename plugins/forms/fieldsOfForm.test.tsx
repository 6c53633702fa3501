// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FormsCapability } from "#sdk/capabilities/forms.ts";
import { defineFormElement } from "#sdk/contributions/formElement.ts";
import type { SavedRecord } from "#sdk/wire.ts";
import { configOf, element, saving } from "./testing/formConfigs.ts";
import { FormStage } from "./testing/FormStage.tsx";

let stage: FormStage;

beforeEach(() => {
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

describe("fields", () => {
  it("F39 a short list of the server has no search, a long one has, and a chosen one beyond it is named", async () => {
    const countries = (length: number) => Array.from({ length }, (_, index) => ({ id: String(index), name: `Мамлакат ${index}` }));
    const config = configOf([element("country", { type: "select", hasRemoteOptions: true })]);
    const open = async (): Promise<boolean> => {
      await act(async () => stage.page.querySelector<HTMLElement>("[role=combobox]")?.click());
      return document.querySelector("[role=listbox]")?.parentElement?.querySelector("input") !== null;
    };
    await stage.show({ config, calls: { options: async () => await Promise.resolve(countries(10)) } });
    expect(await open()).toBe(false);
    const options: FormsCapability["options"] = async (_form, _element, query) =>
      await Promise.resolve(query?.ids ? [{ id: "ZW", name: "Зимбабве" }] : countries(11));
    await stage.show({ config, values: { country: "ZW" }, calls: { options } });
    expect(stage.page.querySelector("[role=combobox]")?.textContent).toBe("Зимбабве");
    expect(await open()).toBe(true);
  });

  it("F877 minItemsToSearch says from how many of the server's options on there is a search; where they fill a page there is one always", async () => {
    const countries = (length: number) => Array.from({ length }, (_, index) => ({ id: String(index), name: `Мамлакат ${index}` }));
    const isSearched = async (length: number, minItemsToSearch: number): Promise<boolean> => {
      const config = configOf([element("country", { type: "select", hasRemoteOptions: true, minItemsToSearch })]);
      await stage.show({ config, calls: { options: async () => await Promise.resolve(countries(length)) } });
      await act(async () => stage.page.querySelector<HTMLElement>("[role=combobox]")?.click());
      return document.querySelector("[role=listbox]")?.parentElement?.querySelector("input") !== null;
    };
    expect([await isSearched(19, 20), await isSearched(20, 20), await isSearched(3, 3), await isSearched(100, 500)]).toEqual([false, true, true, true]);
  });

  it("F10 a type that no plugin draws shows a placeholder, and its value is not sent away", async () => {
    const sent: { values: unknown }[] = [];
    const answer = ({ values }: { values: Record<string, unknown> }): SavedRecord => ({ id: "r1", version: 2, values });
    const config = configOf([element("name"), element("place", { type: "a_plugins_map" })]);
    await stage.show({ config, values: { name: "Хива", place: "1,2" }, calls: saving(sent, answer) });
    expect(stage.page.textContent).toContain("forms.unknownElement");
    await stage.type("name", "Бухоро");
    await stage.press("forms.save");
    expect(sent).toEqual([{ values: { name: "Бухоро" }, version: 1 }]);
  });

  it("UI252 a press on what acts on a click moves the focus at its end, so that it is not lost to a mistake that shows itself", async () => {
    const options = [{ id: "1", name: "Тошкент" }];
    await stage.show({ config: configOf([element("name", { isRequired: true }), element("city", { type: "select", data: options })]), values: {} });
    const find = (selector: string): HTMLElement => stage.page.querySelector<HTMLElement>(selector) ?? document.body;
    const [field, city] = [find("input[name=name]"), find("[role=combobox]")];
    await act(async () => field.focus());
    const press = (at: HTMLElement): boolean => at.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
    expect([press(city), press(field)]).toEqual([false, true]);
    expect(document.activeElement).toBe(field);
    expect(stage.page.textContent).not.toContain("Майдонни тўлдириш керак");
    await act(async () => city.click());
    expect(document.querySelector("[role=option]")?.textContent).toBe("Тошкент");
    expect(stage.page.textContent).toContain("Майдонни тўлдириш керак");
  });

  it("F19 a key in a large form draws the one field again", async () => {
    const drawn: string[] = [];
    const counted = defineFormElement({
      type: "counted",
      component: ({ element: { dataField }, value, onChange }) => {
        drawn.push(dataField ?? "");
        return <input name={dataField ?? ""} value={String(value ?? "")} onChange={(event) => onChange(event.target.value)} />;
      },
    });
    const many = Array.from({ length: 100 }, (_, index) => element(`f${index}`, { type: "counted" }));
    await stage.show({ config: configOf(many), values: {}, more: counted });
    expect(drawn).toHaveLength(100);
    drawn.length = 0;
    await stage.type("f7", "a");
    await stage.type("f7", "ab");
    expect([...new Set(drawn)]).toEqual(["f7"]);
  }, 30_000);
});
