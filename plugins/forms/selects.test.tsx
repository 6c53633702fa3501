// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FormsCapability } from "#sdk/capabilities/forms.ts";
import type { FormElement } from "#sdk/wire.ts";
import { configOf, element, saving } from "./testing/formConfigs.ts";
import { FormStage } from "./testing/FormStage.tsx";

let stage: FormStage;

beforeEach(() => {
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

const select = (name: string, more: Partial<FormElement>): FormElement => element(name, { type: "select", ...more });
const country = select("country", { data: ["UZ", "KZ"].map((id) => ({ id, name: id })) });
const city = select("city", { hasRemoteOptions: true, relatedSelect: "country" });
const street = select("street", { hasRemoteOptions: true, relatedSelect: "city" });
const belonging: Readonly<Record<string, readonly string[]>> = {
  UZ: ["Хива", "Термиз"], KZ: ["Олмаота", "Термиз"], Хива: ["Ичан қалъа"], Олмаота: ["Абай"],
};
const options: FormsCapability["options"] = async (_form, _element, { filter, ids } = {}) => {
  const all = filter === undefined ? Object.values(belonging).flat() : (belonging[filter] ?? []);
  return await Promise.resolve(all.filter((id) => ids?.includes(id) ?? true).map((id) => ({ id, name: id })));
};

const control = (name: string): HTMLButtonElement | null => stage.page.querySelector<HTMLButtonElement>(`[role=combobox][name="${name}"]`);
const listed = (): string[] => [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent);
const open = async (name: string): Promise<string[]> => {
  await act(async () => control(name)?.click());
  return listed();
};
const choose = async (name: string, option: string): Promise<void> => {
  await open(name);
  await act(async () => [...document.querySelectorAll<HTMLElement>("[role=option]")].find(({ textContent }) => textContent === option)?.click());
};
const chosen = (name: string): string | undefined => control(name)?.textContent;
const hint = (name: string): string | undefined => document.getElementById(`${control(name)?.id}-hint`)?.textContent;

describe("dependent selects", () => {
  it("F153 a dependent select is off, and says which field comes first, until that has a value; then it has the options of it", async () => {
    await stage.show({ config: configOf([country, city]), calls: { options } });
    expect([control("city")?.disabled, hint("city")]).toEqual([true, "forms.chooseFirst"]);
    await choose("country", "UZ");
    expect([control("city")?.disabled, hint("city")]).toEqual([false, undefined]);
    expect(await open("city")).toEqual(["Хива", "Термиз"]);
  });

  it("F154 another related value takes back the choice that does not belong to it, along a chain, and keeps one that does", async () => {
    await stage.show({ config: configOf([country, city, street]), values: { country: "UZ", city: "Хива", street: "Ичан қалъа" }, calls: { options } });
    expect([chosen("city"), chosen("street")]).toEqual(["Хива", "Ичан қалъа"]);
    await choose("country", "KZ");
    expect([chosen("city"), control("street")?.disabled, chosen("street")]).toEqual(["select", true, "select"]);
    await choose("city", "Термиз");
    await choose("country", "UZ");
    expect(chosen("city")).toBe("Термиз");
  });

  it("F155 what a record holds is not taken back when it opens, whether or not it belongs, nor before the options have answered", async () => {
    await stage.show({ config: configOf([country, city]), values: { country: "UZ", city: "Олмаота" }, calls: { options } });
    expect([chosen("city"), stage.isDirty()]).toEqual(["Олмаота", false]);
    const waiting: (() => void)[] = [];
    const slow: FormsCapability["options"] = async (...asked) => {
      const { filter } = asked[2] ?? {};
      if (filter === "KZ") await new Promise<void>((resolve) => waiting.push(resolve));
      return await options(...asked);
    };
    await stage.show({ config: configOf([country, city]), values: { country: "UZ", city: "Хива" }, calls: { options: slow } });
    await choose("country", "KZ");
    expect(chosen("city")).toBe("Хива");
    // The first page, and whether what is chosen is beyond it.
    await act(async () => waiting.shift()?.());
    await act(async () => waiting.shift()?.());
    expect(chosen("city")).toBe("select");
  });

  it("F155 options that cannot be asked for take nothing back", async () => {
    const away: FormsCapability["options"] = async (...asked) =>
      asked[2]?.filter === "KZ" ? await Promise.reject(new Error("away")) : await options(...asked);
    await stage.show({ config: configOf([country, city]), values: { country: "UZ", city: "Хива" }, calls: { options: away } });
    await choose("country", "KZ");
    expect(chosen("city")).toBe("Хива");
  });

  it("F156 a related field that is not drawn counts with its value", async () => {
    const hidden = { ...country, displayCondition: "false" };
    await stage.show({ config: configOf([hidden, city]), values: { country: "KZ", city: null }, calls: { options } });
    expect([control("country"), control("city")?.disabled]).toEqual([null, false]);
    expect(await open("city")).toEqual(["Олмаота", "Термиз"]);
  });
});

describe("a select", () => {
  it("F487 a choice in a field of numbers is a number, and the first one chosen again is no change", async () => {
    const level = select("level", { data: ["1", "2"].map((id) => ({ id, name: `Даража ${id}` })) });
    const sent: unknown[] = [];
    await stage.show({ config: configOf([level, element("note")]), values: { level: 1, note: "" }, calls: saving(sent, ({ values }) => ({ id: "r1", version: 2, values })) });
    expect(chosen("level")).toBe("Даража 1");
    await choose("level", "Даража 2");
    await choose("level", "Даража 1");
    expect(stage.isDirty()).toBe(false);
    await choose("level", "Даража 2");
    await stage.press("forms.save");
    expect(sent).toEqual([{ values: { level: 2 }, version: 1 }]);
  });

  it("F488 of options that fill a page the next come as one goes down the list, for the same related value", async () => {
    const asked: unknown[] = [];
    const paged: FormsCapability["options"] = async (_form, _element, { page = 1, filter } = {}) => {
      asked.push([page, filter]);
      return await Promise.resolve(Array.from({ length: page === 1 ? 100 : 5 }, (_, index) => ({ id: `${page}-${index}`, name: `Шаҳар ${page}-${index}` })));
    };
    await stage.show({ config: configOf([country, city]), values: { country: "UZ", city: null }, calls: { options: paged } });
    expect(await open("city")).toHaveLength(100);
    const line = document.querySelector<HTMLElement>("input[role=combobox]") ?? document.body;
    for (let step = 0; step < 12; step++) await stage.key(line, { key: "PageDown" });
    expect([listed().length, asked]).toEqual([105, [[1, "UZ"], [2, "UZ"]]]);
  });

  it("F489 selects that depend on one another in a circle are off without a value, and neither asks nor changes anything by itself", async () => {
    const asked: unknown[] = [];
    const counted: FormsCapability["options"] = async (...call) => {
      asked.push(call[2]?.filter);
      return await options(...call);
    };
    const circle = [select("country", { hasRemoteOptions: true, relatedSelect: "city" }), select("city", { hasRemoteOptions: true, relatedSelect: "country" })];
    await stage.show({ config: configOf(circle), values: {}, calls: { options: counted } });
    expect([control("country")?.disabled, control("city")?.disabled, asked]).toEqual([true, true, []]);
    await stage.show({ config: configOf(circle), values: { country: "UZ", city: "Хива" }, calls: { options: counted } });
    expect([chosen("country"), chosen("city"), stage.isDirty()]).toEqual(["UZ", "Хива", false]);
    expect(asked.length).toBeLessThan(10);
  });
});

describe("a select of several", () => {
  const tags = element("tags", { type: "multiselect", selectionCount: 2, data: ["а", "б", "в"].map((id) => ({ id, name: `Белги ${id}` })) });
  const chips = (): string[] => [...stage.page.querySelectorAll("[aria-label^='remove: ']")].map((button) => button.getAttribute("aria-label") ?? "");

  it("F157 it holds a list of ids in the order in which they were chosen, and sends it when it changed", async () => {
    const sent: { values: unknown }[] = [];
    const answer = ({ values }: { values: Record<string, unknown> }) => ({ id: "r1", version: 2, values });
    await stage.show({ config: configOf([tags]), values: { tags: ["в"] }, calls: saving(sent, answer) });
    expect(chips()).toEqual(["remove: Белги в"]);
    await choose("tags", "Белги а");
    await stage.press("forms.save");
    expect(sent).toEqual([{ values: { tags: ["в", "а"] }, version: 1 }]);
  });

  it("F157 emptied it is null, and a required one says so", async () => {
    await stage.show({ config: configOf([{ ...tags, isRequired: true }]), values: { tags: ["в"] } });
    await act(async () => control("tags")?.focus());
    await stage.key(control("tags") ?? document.body, { key: "Backspace" });
    await stage.press("forms.save");
    expect([chips(), stage.page.textContent.includes("Майдонни тўлдириш керак")]).toEqual([[], true]);
  });

  it("F158 with the most that may be chosen it says so and takes no more; a longer list is an error", async () => {
    await stage.show({ config: configOf([tags, element("note")]), values: { tags: ["а", "б"], note: "" } });
    await choose("tags", "Белги в");
    expect(chips()).toEqual(["remove: Белги а", "remove: Белги б"]);
    expect(document.body.textContent).toContain("2 тадан кўп элемент танлаш мумкин эмас");
    await stage.show({ config: configOf([tags, element("note")]), values: { tags: ["а", "б", "в"], note: "" } });
    await stage.type("note", "янги");
    await stage.press("forms.save");
    expect(stage.errorsOf("note")).toEqual([]);
    expect(stage.page.querySelector("li")?.textContent).toBe("2 тадан кўп элемент танлаш мумкин эмас");
  });
});
