// @vitest-environment jsdom
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Expression, ExpressionScope, ExpressionsCapability } from "#sdk/capabilities/expressions.ts";
import { plainExpressions } from "#sdk/testing/plainExpressions.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import { FormConditions } from "./FormConditions.ts";
import { hasExpressions, prepareForm } from "./formExpressions.ts";
import type { FormSurroundings } from "./FormScope.ts";

const element = (dataField: string, more: Partial<FormElement> = {}): FormElement => ({ id: dataField, type: "text", dataField, children: [], ...more });
const config = (elements: FormElement[]): FormConfig => ({
  id: "1", name: "f", title: "F", projectId: "demo", isPublic: false, layout: "auto", elements, dataSource: "f", revision: "1",
  permissions: { read: true, insert: true, update: true, delete: true, export: true },
});
const user = { id: "u1", fullName: "Али", permissions: ["a.b"], orgId: null, locale: "uz" } as const;
const surroundings: FormSurroundings = { user, params: {}, isNew: true, row: {} };

/** Counts evaluations; programs are answered by the test. */
function aLanguage(answer?: (scope: ExpressionScope) => Promise<unknown>) {
  const evaluated: string[] = [];
  const asked: ExpressionScope[] = [];
  const prepare: ExpressionsCapability["prepare"] = async (request) => {
    const prepared = await plainExpressions.prepare(request);
    return {
      ...prepared,
      evaluate: (scope) => {
        evaluated.push(request.owner);
        return prepared.evaluate(scope);
      },
      evaluateAll: async (scopes) => {
        asked.push(...scopes);
        return (await Promise.all(scopes.map((scope) => answer?.(scope)))) as never;
      },
    } satisfies Expression<typeof request.purpose>;
  };
  return { prepare, evaluated, asked };
}

async function conditionsOf(elements: FormElement[], values: Record<string, unknown>, more: Partial<FormSurroundings> & { language?: ExpressionsCapability } = {}) {
  const { language = plainExpressions, ...around } = more;
  const form = config(elements);
  const expressions = await prepareForm(form, language);
  return new FormConditions({ config: form, expressions, values, surroundings: { ...surroundings, ...around } });
}

describe("conditions of a form", () => {
  it("F41 an element is shown while its condition holds for the values", async () => {
    const conditions = await conditionsOf([element("kind"), element("tin", { displayCondition: "values.kind === 'legal'" })], { kind: "person", tin: "1" });
    expect(conditions.isShown("tin")).toBe(false);
    const told: boolean[] = [];
    conditions.subscribe(() => told.push(conditions.isShown("tin")));
    expect(conditions.take({ kind: "legal", tin: "1" }, "kind")).toEqual({ hidden: [], affected: [] });
    expect(conditions.take({ kind: "other", tin: "1" }, "kind")).toEqual({ hidden: ["tin"], affected: [] });
    expect(told).toEqual([true, false]);
    expect(conditions.take({ kind: "other", tin: "1" })).toBeUndefined();
  });

  it("F42 after a change only the conditions that read what changed are evaluated", async () => {
    const language = aLanguage();
    const elements = Array.from({ length: 50 }, (_, index) => element(`f${index}`, { displayCondition: `f${(index + 1) % 50} !== 'x'` }));
    elements.push(element("own", { displayCondition: "value !== 'x'" }), element("all", { displayCondition: "user.id && isNew" }));
    const conditions = await conditionsOf(elements, {}, { language });
    expect(language.evaluated).toHaveLength(52);
    language.evaluated.length = 0;
    conditions.take({ f7: "x" }, "f7");
    conditions.take({ own: "x" }, "own");
    expect(language.evaluated).toEqual(["forms/f.f6.displayCondition", "forms/f.own.displayCondition"]);
    expect([conditions.isShown("f6"), conditions.isShown("own")]).toEqual([false, false]);
    language.evaluated.length = 0;
    conditions.surround({ ...surroundings, isNew: false });
    expect([language.evaluated, conditions.isShown("all")]).toEqual([["forms/f.all.displayCondition"], false]);
  });

  it("F43 a condition that fails shows its element", async () => {
    const conditions = await conditionsOf([element("a", { displayCondition: "values.b.c" }), element("c", { displayCondition: "1 +" })], {});
    expect([conditions.isShown("a"), conditions.isShown("c")]).toEqual([true, true]);
  });

  it("F48 expressions see values as they would be saved, the user, the query, the record and whether it is new", async () => {
    const sees = (source: string, values: Record<string, unknown>, more: Partial<FormSurroundings> = {}) =>
      conditionsOf([element("n", { type: "number" }), element("t"), element("e", { displayCondition: source })], values, more)
        .then((conditions) => conditions.isShown("e"));
    expect(await sees("n === 5 && values.n === 5", { n: "5" })).toBe(true);
    expect(await sees("t === '' && value === null", { t: "" })).toBe(true);
    expect(await sees("user.permissions.includes('a.b') && user.fullName === 'Али' && user.locale === 'uz'", {})).toBe(true);
    expect(await sees("params.kind === 'x'", {}, { params: { kind: "x" } })).toBe(true);
    expect(await sees("!isNew && row.n === 1 && n === 2", { n: 2 }, { isNew: false, row: { n: "1" } })).toBe(true);
  });

  it("F49 a form without expressions needs no language", () => {
    expect(hasExpressions(config([element("a"), element("b", { children: [element("c")] })]))).toBe(false);
    expect(hasExpressions(config([element("b", { children: [element("c", { customValidator: "value" })] })]))).toBe(true);
  });

  it("F45 a field whose validator reads another one is told when that one changes", async () => {
    const from = element("from", { type: "int" });
    const to = element("to", { type: "int", customValidator: "value >= from || `${field}: кам`" });
    const conditions = await conditionsOf([from, to], { from: 5, to: 3 });
    expect(conditions.message(to, 3)).toBe("to: кам");
    expect(conditions.message(to, 7)).toBeUndefined();
    expect(conditions.take({ from: 9, to: 7 }, "from")).toEqual({ hidden: [], affected: ["to"] });
    expect(conditions.message(to, 7)).toBe("to: кам");
    expect(conditions.settled(to, 7)).toBeUndefined();
  });
});

describe("what is hidden, to other expressions", () => {
  const kind = element("kind");
  const region = element("region", { displayCondition: "kind === 'UZ'" });
  const note = element("note", { displayCondition: "region !== 'x'" });

  it("F479 a hidden element counts as saving leaves its field, so that form and server show the same", async () => {
    const conditions = await conditionsOf([kind, region, note], { kind: "UZ", region: "x", note: "" });
    expect([conditions.isShown("region"), conditions.isShown("note")]).toEqual([true, false]);
    expect(conditions.take({ kind: "KZ" }, "kind")).toEqual({ hidden: ["region"], affected: [] });
    expect([conditions.isShown("region"), conditions.isShown("note")]).toEqual([false, true]);
    conditions.take({ kind: "UZ" }, "kind");
    expect([conditions.isShown("region"), conditions.isShown("note")]).toEqual([true, false]);
  });

  it("F479 saving leaves the stored value, the default of a new record, or nothing where the element is cleared", async () => {
    const sees = async (more: Partial<FormElement>, around: Partial<FormSurroundings>): Promise<boolean> =>
      (await conditionsOf([kind, { ...region, ...more }, note], { kind: "KZ", region: "y", note: "" }, around)).isShown("note");
    expect(await sees({}, { isNew: false, row: { region: "x" } })).toBe(false);
    expect(await sees({ clearWhenHidden: true }, { isNew: false, row: { region: "x" } })).toBe(true);
    expect(await sees({ defaultValue: "x" }, {})).toBe(false);
    expect(await sees({}, {})).toBe(true);
  });

  it("F479 an element that its own value hides stays hidden, and conditions that decide about each other come to an end", async () => {
    const own = await conditionsOf([element("own", { displayCondition: "value !== 'x'" })], { own: "" });
    own.take({ own: "x" }, "own");
    expect(own.isShown("own")).toBe(false);
    own.surround({ ...surroundings, isNew: false, row: { own: "" } });
    expect(own.isShown("own")).toBe(false);
    const circle = [element("a", { displayCondition: "b !== '1'" }), element("b", { displayCondition: "a === '1'" })];
    expect((await conditionsOf(circle, { a: "1", b: "1" })).isShown("a")).toEqual(expect.any(Boolean));
  });

  it("F476 an element counts as hidden with what it stands in", async () => {
    const group: FormElement = { id: "group", type: "fieldset", dataField: null, children: [element("inner")], displayCondition: "kind === 'UZ'" };
    const conditions = await conditionsOf([kind, group], { kind: "KZ" });
    expect([conditions.isPresent("inner"), conditions.isPresent("kind")]).toEqual([false, true]);
  });
});

describe("programs of a form", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] }));
  afterEach(() => void vi.useRealTimers());

  it("F44 programs are asked once a frame, with all values, and only the last answer counts", async () => {
    const pending: ((isShown: boolean) => void)[] = [];
    const language = aLanguage(() => new Promise((resolve) => pending.push(resolve)));
    const program = element("b", { displayCondition: "(() => a === 'x')()", children: [element("c")] });
    const conditions = await conditionsOf([element("a"), program], { a: "" }, { language });
    const hidden: string[] = [];
    const started = conditions.start((fields) => void hidden.push(...fields));
    expect([conditions.isShown("b"), language.asked.length]).toEqual([true, 1]);
    for (const text of ["q", "qr", "qrs"]) conditions.take({ a: text }, "a");
    expect(language.asked).toHaveLength(1);
    vi.advanceTimersToNextFrame();
    expect(language.asked.map(({ a }) => a)).toEqual(["", "qrs"]);
    const [first, second] = pending;
    second?.(false);
    await sleep();
    first?.(true);
    await sleep();
    expect([conditions.isShown("b"), hidden]).toEqual([false, ["b", "c"]]);
    conditions.take({ a: "x" }, "a");
    started.dispose();
    vi.advanceTimersToNextFrame();
    expect(language.asked).toHaveLength(2);
  });

  it("F46 a validator that is a program answers for the last value it was asked for", async () => {
    const pending: ((message: string | undefined) => void)[] = [];
    const language = aLanguage(() => new Promise((resolve) => pending.push(resolve)));
    const a = element("a", { customValidator: "[value].find((one) => one)" });
    const conditions = await conditionsOf([a], { a: "1" }, { language });
    const answers = [conditions.settled(a, "1"), conditions.settled(a, "2")];
    await sleep();
    pending[0]?.("биринчи");
    await sleep();
    expect(conditions.message(a, "2")).toBeUndefined();
    pending[1]?.("иккинчи");
    expect(await Promise.all(answers)).toEqual(["иккинчи", "иккинчи"]);
    expect(conditions.message(a, "2")).toBe("иккинчи");
  });
});
