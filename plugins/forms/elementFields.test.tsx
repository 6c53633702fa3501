// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HttpCapability } from "#sdk/capabilities/http.ts";
import { plainExpressions } from "#sdk/testing/plainExpressions.ts";
import type { FormElement } from "#sdk/wire.ts";
import { configOf, element, saving } from "./testing/formConfigs.ts";
import { FormStage } from "./testing/FormStage.tsx";

let stage: FormStage;

beforeEach(() => {
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

describe("defaults that are expressions", () => {
  const computed = (name: string, source: string, more: Partial<FormElement> = {}): FormElement => element(name, { defaultValue: { $expression: source }, ...more });
  const show = async (elements: FormElement[], values?: Record<string, unknown>, sent: unknown[] = []): Promise<void> =>
    await stage.show({ config: configOf(elements), values, expressions: plainExpressions, calls: saving(sent, ({ values: all }) => ({ id: "r1", version: 2, values: all })) });

  it("F490 it fills a new record as soon as it answers something, once, and is no change", async () => {
    const sent: unknown[] = [];
    await show([element("city"), computed("code", "values.city === 'Хива' ? '220900' : undefined"), computed("now", "isNew ? 'янги' : 'эски'")], undefined, sent);
    expect([stage.input("code").value, stage.input("now").value, stage.isDirty()]).toEqual(["", "янги", false]);
    await stage.type("city", "Хива");
    expect(stage.input("code").value).toBe("220900");
    await stage.type("city", "Нукус");
    expect(stage.input("code").value).toBe("220900");
    await stage.press("forms.save");
    expect(sent).toEqual([expect.objectContaining({ values: { city: "Нукус", code: "220900", now: "янги" } })]);
  });

  it("F490 an existing record is not filled", async () => {
    await show([computed("code", "'220900'")], { code: null });
    expect([stage.input("code").value, stage.isDirty()]).toEqual(["", false]);
  });

  it("F491 what was typed stays, and what was cleared stays empty", async () => {
    await show([element("city"), computed("code", "values.city"), computed("zip", "'1' + (values.city ?? '')")]);
    await stage.type("code", "1");
    await stage.type("code", "");
    await stage.type("zip", "");
    await stage.type("city", "Хива");
    expect([stage.input("code").value, stage.input("zip").value]).toEqual(["", ""]);
    await show([element("city"), computed("code", "values.city")]);
    await stage.type("code", "ўз");
    await stage.type("city", "Хива");
    expect(stage.input("code").value).toBe("ўз");
  });

  it("F492 one that fails, or answers what the element cannot hold, leaves it empty", async () => {
    await show([computed("code", "values.missing.deep"), computed("size", "'катта'", { type: "int" }), element("note")]);
    expect([stage.input("code").value, stage.input("size").value, stage.isDirty()]).toEqual(["", "", false]);
  });
});

describe("defaults that are given", () => {
  it("F1 a default that was cleared stays so: when the field is left, when it is saved, and when the record is opened again", async () => {
    const sent: unknown[] = [];
    const config = configOf([element("city", { defaultValue: "Хива" }), element("note")]);
    await stage.show({ config, calls: saving(sent, ({ values }) => ({ id: "r1", version: 1, values })) });
    expect(stage.input("city").value).toBe("Хива");
    await stage.type("city", "");
    await act(async () => stage.input("city").dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    await stage.press("forms.save");
    expect([sent, stage.input("city").value]).toEqual([[expect.objectContaining({ values: { city: "", note: "" } })], ""]);
    await stage.show({ config, values: { city: null, note: null } });
    expect([stage.input("city").value, stage.isDirty()]).toEqual(["", false]);
  });
});

describe("days of the project's zone", () => {
  afterEach(() => void vi.useRealTimers());

  it("F721 today is the project's day, whatever day it is in the browser's zone", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T20:30:00Z") });
    await stage.show({ config: configOf([element("day", { type: "date" })]), values: { day: null } });
    await act(async () => stage.page.querySelector<HTMLElement>("button[aria-haspopup=dialog]")?.click());
    const marked = async (): Promise<void> => {
      await act(async () => await Promise.resolve());
      expect(document.querySelector("[aria-current=date]")?.textContent).toBe("21");
    };
    await vi.waitFor(marked, { timeout: 10_000 });
  });
});

describe("suggestions", () => {
  it("F496 a text asks the project's endpoint of its suggestions, and takes what is chosen; any other text stays", async () => {
    const asked: unknown[] = [];
    const endpoint: HttpCapability["endpoint"] = async (name, parameters, more) => {
      asked.push([name, parameters, more?.method, more?.isPublic]);
      return await Promise.resolve([{ name: "Навоий кўчаси" }, "Нукус кўчаси", "Нукус кўчаси", null, { id: 5 }]);
    };
    await stage.show({ config: configOf([element("street", { suggestions: "endpoints/streets" })]), endpoint });
    await stage.type("street", "Н");
    await act(async () => await new Promise((resolve) => setTimeout(resolve, 550)));
    expect([...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent)).toEqual(["Навоий кўчаси", "Нукус кўчаси"]);
    await stage.key(stage.input("street"), { key: "ArrowDown" });
    await stage.key(stage.input("street"), { key: "Enter" });
    expect([stage.input("street").value, asked]).toEqual(["Навоий кўчаси", [["streets", { text: "Н" }, "GET", false]]]);
    await stage.type("street", "бошқа");
    expect([stage.input("street").value, stage.isDirty()]).toEqual(["бошқа", true]);
  });
});

describe("masks", () => {
  it("F497 a text is typed and sent in the form of its mask, and one that is not whole keeps the form", async () => {
    const sent: unknown[] = [];
    const config = configOf([element("phone", { format: "+\\9\\98 99 999-99-99" })]);
    await stage.show({ config, calls: saving(sent, ({ values }) => ({ id: "r1", version: 2, values })) });
    await stage.type("phone", "9012345");
    await stage.press("forms.save");
    expect([sent, stage.errorsOf("phone")]).toEqual([[], ["Қиймат +998 __ ___-__-__ кўринишида бўлиши керак"]]);
    await stage.type("phone", "901234567");
    await stage.press("forms.save");
    expect(sent).toEqual([expect.objectContaining({ values: { phone: "+998 90 123-45-67" } })]);
  });
});

describe("how a value looks", () => {
  it("F493 a value stands at the side that textAlign says, a style is that of its cell, without what could harm", async () => {
    const types = ["text", "textarea", "number", "int", "date", "datetime", "time", "select", "multiselect"];
    const styled = element("styled", { cssStyle: "color: #c00; position: fixed; background: url(https://example.org/x)" });
    await stage.show({ config: configOf([...types.map((type) => element(type, { type, textAlign: "right" })), styled]) });
    expect(types.filter((type) => stage.page.querySelector<HTMLElement>(`[name="${type}"]`)?.style.textAlign !== "right")).toEqual([]);
    const cell = stage.input("styled").closest<HTMLElement>("[data-styled]");
    expect([cell?.style.color, cell?.style.position, cell?.style.background]).toEqual(["rgb(204, 0, 0)", "", ""]);
  });

  it("F494 a browser fills in no element that does not name its token", async () => {
    const types = ["text", "textarea", "number", "int", "date", "datetime", "time"];
    await stage.show({ config: configOf([...types.map((type) => element(type, { type })), element("mail", { autocomplete: "email" })]) });
    expect(types.filter((type) => stage.input(type).autocomplete !== "off")).toEqual([]);
    expect(stage.input("mail").autocomplete).toBe("email");
  });

  it("F498 what a browser fills in without telling is sent", async () => {
    const sent: unknown[] = [];
    const fill = (name: string, text: string): void => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(stage.input(name), text);
    await stage.show({ config: configOf([element("mail"), element("note")]), values: { mail: "", note: "а" }, calls: saving(sent, ({ values }) => ({ id: "r1", version: 2, values })) });
    fill("mail", "ali@example.uz");
    await stage.press("forms.save");
    expect(sent).toEqual([{ values: { mail: "ali@example.uz" }, version: 1 }]);
  });

  it("F495 a day, a moment and a time are written by the element's format while nobody types in them", async () => {
    const elements = [
      element("day", { type: "date", format: "D MMMM YYYY" }), element("at", { type: "datetime", format: "YYYY/MM/DD HH:mm" }), element("time", { type: "time", format: "H.mm" }),
    ];
    await stage.show({ config: configOf(elements), values: { day: "2026-03-05", at: "2026-03-05T04:30:00Z", time: "09:05:00" } });
    expect(["day", "at", "time"].map((name) => stage.input(name).value)).toEqual(["5 март 2026", "2026/03/05 09:30", "9.05"]);
    await act(async () => stage.input("day").focus());
    expect([stage.input("day").value, stage.isDirty()]).toEqual(["05.03.2026", false]);
    await stage.type("day", "6.3.26");
    await act(async () => stage.input("day").blur());
    expect([stage.input("day").value, stage.isDirty()]).toEqual(["6 март 2026", true]);
  });
});
