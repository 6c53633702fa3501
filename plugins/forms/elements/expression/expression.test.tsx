// @vitest-environment jsdom
import { currentCompletions, startCompletion } from "@codemirror/autocomplete";
import { EditorView } from "@codemirror/view";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HttpCapability } from "#sdk/capabilities/http.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { plainExpressions } from "#sdk/testing/plainExpressions.ts";
import type { FormElement, FormulaScope } from "#sdk/wire.ts";
import { configOf, element } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";
import { writeCode } from "../../testing/writeCode.ts";
import { sample } from "./expressionSample.ts";

const fields = [{ name: "name", title: "Номи", type: "text" }, { name: "size", title: "Ҳажми", type: "number" }];
const cities = [{ name: "Хива", size: "5.5" }, { name: "Бухоро", size: null }, { name: "Нукус", size: "20" }, { name: "", size: null }];

let stage: FormStage;
let asked: unknown[];

beforeEach(async () => {
  stage = new FormStage();
  asked = [];
  await sample.prepare?.();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

interface Setting {
  readonly more?: Partial<FormElement>;
  readonly kind?: FormulaScope["kind"];
  readonly permissions?: readonly string[];
  readonly rows?: FormulaScope["rows"];
}

async function show(rule: string | null, { more = {}, kind = "forms", permissions = ["platon.admin"], rows = cities }: Setting = {}): Promise<void> {
  const call = (async (name: string, options: { query: { rows?: string } }) => {
    asked.push([name, options.query]);
    return await Promise.resolve({ kind, name: "cities", fields, ...(options.query.rows && { rows, isWhole: true }) } satisfies FormulaScope);
  }) as unknown as HttpCapability["call"];
  const base = { type: "expression", format: "displayCondition", relatedSelect: "owner" };
  const config = configOf([element("owner"), element("field"), element("rule", { ...base, ...more })]);
  const { http } = (await import("#sdk/testing/fakeCapabilities.ts")).fakeCapabilities().capabilities;
  await stage.show({
    config, values: { owner: "t1", field: "size", rule }, expressions: plainExpressions,
    given: { http: { ...http, call }, user: { current: createWritable({ id: "u", permissions } as unknown as User) } },
  });
  await shows(() => expect(stage.page.querySelector("[role=textbox]")).not.toBeNull());
}

const shows = async (expected: () => void): Promise<void> => await vi.waitFor(async () => {
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 20)));
  expected();
});
const text = (): string => stage.page.textContent;
const results = (): string[] => [...stage.page.querySelectorAll("output")].map((one) => one.textContent);
const focus = async (): Promise<void> => await act(async () => void stage.input("rule").dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
const marked = (): string[] => [...stage.page.querySelectorAll(".cm-mistake")].map((one) => one.textContent);

describe("the editor of an expression", () => {
  it("F802 what is wrong is marked at its place while it is written, and told in the words of apply with line and column", async () => {
    await show("values.size > 1");
    await shows(() => expect(asked).toHaveLength(1));
    expect(marked()).toEqual([]);
    await writeCode(stage, "values.size > 1\n && siz > 2", "rule");
    await shows(() => expect([marked(), text()]).toEqual([["siz"], expect.stringContaining("ифодада хато, 2-қатор, 5-устун")]));
    await writeCode(stage, "values.size >", "rule");
    await shows(() => expect([marked(), text()]).toEqual([[">"], expect.stringContaining("1-қатор, 14-устун")]));
    await writeCode(stage, "size > 2", "rule");
    await shows(() => expect([marked(), text().includes("ифодада хато")]).toEqual([[], false]));
  });

  it("F801 the names of the record's fields are offered with their titles and types", async () => {
    await show("values.");
    await shows(() => expect(asked).toHaveLength(1));
    const view = EditorView.findFromDOM(stage.input("rule")) as EditorView;
    await act(async () => {
      view.dispatch({ selection: { anchor: 7 } });
      startCompletion(view);
    });
    await shows(() => expect(currentCompletions(view.state).map(({ label, detail }) => [label, detail])).toEqual([["name", "Номи · text"], ["size", "Ҳажми · number"]]));
  });

  it("F807 in a language of the project's own whose fall-back is the present one the fields are asked for again", async () => {
    await show("values.size > 1");
    await shows(() => expect(asked).toHaveLength(1));
    await stage.speak({ code: "kk", name: "Қазақша", tag: "kk", locale: "uz" });
    await shows(() => expect(asked).toHaveLength(2));
  });

  it("F803 it shows what it gives for a record, the next and the previous one, and for how many it holds", async () => {
    await show("values.size > 10");
    await focus();
    await shows(() => expect([results(), text()]).toEqual([["йўқ"], expect.stringContaining("1-ёзув, жами 4 · Хива")]));
    expect(text()).toContain("4 та ёзувдан 1 тасида «ҳа»");
    const next = stage.page.querySelector<HTMLElement>("[aria-label='Кейинги ёзув']");
    await act(async () => next?.click());
    await act(async () => next?.click());
    expect([results(), text().includes("3-ёзув, жами 4 · Нукус")]).toEqual([["ҳа"], true]);
  });

  it("F804 on how many records it fails is told before it is saved, with the first of them at hand", async () => {
    await show("values.size.toFixed(1) === '5.5'");
    await focus();
    await shows(() => expect(text()).toContain("4 та ёзувдан 2 тасида хато беради"));
    expect(results()).toEqual(["ҳа"]);
    await stage.press("Биринчи хатони кўрсатиш");
    expect([results()[0], text().includes("2-ёзув, жами 4 · Бухоро")]).toEqual([expect.stringContaining("null"), true]);
  });

  it("F804 for how many it gives nothing is told; a name in its place is nothing to test", async () => {
    await show("value", { kind: "tables", more: { format: "cellFormat", valueField: "field" } });
    await focus();
    await shows(() => expect([results(), text()]).toEqual([['{"text":"5.5"}'], expect.stringContaining("4 та ёзувдан 2 тасида ҳеч нарса бермайди")]));
    await writeCode(stage, "money", "rule");
    await shows(() => expect([results(), marked()]).toEqual([[], []]));
  });

  it("F804 a footer is worked out over all records", async () => {
    await show("sum(size) / count()", { kind: "tables", more: { format: "footer", valueField: "field" } });
    await focus();
    await shows(() => expect([results(), text()]).toEqual([["6.375"], expect.stringContaining("Барча ёзувлар бўйича")]));
  });

  it("F805 records are asked for when the editor is used, by administrators alone; without an owner there is the language", async () => {
    await show("values.size > 1");
    await shows(() => expect(asked).toEqual([["GET config/scope", { of: "t1" }]]));
    await focus();
    await shows(() => expect(asked).toEqual([["GET config/scope", { of: "t1" }], ["GET config/scope", { of: "t1", rows: "1" }]]));
    await shows(() => expect(results()).toEqual(["ҳа"]));
    asked = [];
    await show("values.size >", { permissions: [] });
    await focus();
    await shows(() => expect(marked()).toEqual([">"]));
    expect([asked, results()]).toEqual([[], []]);
  });
});
