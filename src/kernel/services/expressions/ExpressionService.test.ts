import { signal } from "@preact/signals-react";
import { describe, expect, it } from "vitest";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { Locale } from "#core/locale.ts";
import { ExpressionService, type BrokenValidator, type ProgramRun, type RunPrograms } from "./ExpressionService.ts";

function aService(runPrograms?: RunPrograms, limits: { current?: Partial<RealmLimits> } = {}) {
  const warned: string[] = [];
  const needed: string[] = [];
  const broken: BrokenValidator[] = [];
  const locale = signal<Locale>("uz");
  const service: ExpressionService = new ExpressionService({
    locale,
    limits: () => limits.current, timeZone: () => "Asia/Tashkent",
    log: { info: () => undefined, warn: (message) => void warned.push(message), error: (failure) => void warned.push(String(failure)) },
    onBrokenValidator: (one) => void broken.push(one),
    needSandbox: async () => {
      needed.push("sandbox");
      if (runPrograms) service.connect(runPrograms);
      await Promise.resolve();
    },
  });
  return { service, warned, needed, locale, broken };
}

const answering = (runs: [string, ProgramRun, number][], answer: (scope: Readonly<Record<string, unknown>>) => unknown): RunPrograms =>
  async (group, run, scopes) => {
    runs.push([group, run, scopes.length]);
    return await Promise.resolve(scopes.map((scope) => ({ value: answer(scope) })));
  };

describe("expressions", () => {
  it("K180 a restricted expression answers at once and needs no sandbox", async () => {
    const { service, needed } = aService();
    const condition = await service.prepare({ source: "values.kind === 'legal'", purpose: "displayCondition", owner: "forms/people.tin" });
    expect([condition.isProgram, condition.dependencies]).toEqual([false, ["values.kind"]]);
    expect(condition.evaluate({ values: { kind: "legal" } })).toBe(true);
    expect(await condition.evaluateAll([{ values: { kind: "legal" } }, { values: { kind: "other" } }])).toEqual([true, false]);
    expect(needed).toEqual([]);
  });

  it("K181 a program counts as its fall-back until it has answered, for many scopes in one run", async () => {
    const runs: [string, ProgramRun, number][] = [];
    const { service, needed } = aService(answering(runs, ({ value }) => `№ ${String(value)}`));
    const format = await service.prepare({ source: "[value].map((one) => one)", purpose: "cellFormat", owner: "tables/a.b.cellFormat" });
    expect([format.isProgram, format.evaluate({ value: 1 })]).toEqual([true, undefined]);
    expect(needed).toEqual([]);
    expect(await format.evaluateAll([{ value: 1 }, { value: 2 }])).toEqual([{ text: "№ 1" }, { text: "№ 2" }]);
    expect(needed).toEqual(["sandbox"]);
    const [group, run, scopes] = runs[0] ?? [];
    expect([group, scopes, run?.locale, run?.timeZone, [...(run?.names ?? [])]]).toEqual(
      ["project", 2, "uz", "Asia/Tashkent", ["value", "row", "column", "locale"]],
    );
  });

  it("K182 a program runs in the group that it belongs to, with the names that were added", async () => {
    const runs: [string, ProgramRun, number][] = [];
    const { service } = aService(answering(runs, () => true));
    const request = { source: "[city].some(Boolean)", purpose: "displayCondition", names: ["city"], owner: "o", group: "acme" } as const;
    await (await service.prepare(request)).evaluateAll([{ city: 1 }]);
    expect([runs[0]?.[0], runs[0]?.[1].names.has("city")]).toEqual(["acme", true]);
  });

  it("K183 a failure is the fall-back, and logged once with the owner, line and column of the source", async () => {
    const { service, warned } = aService();
    const condition = await service.prepare({ source: "\n  values.a.b", purpose: "displayCondition", owner: "forms/f.x.displayCondition" });
    expect([1, 2, 3].map(() => condition.evaluate({ values: {} }))).toEqual([true, true, true]);
    expect(warned).toEqual([expect.stringMatching(/^forms\/f\.x\.displayCondition:2:\d+: type_error: /)]);
    const broken = await service.prepare({ source: "1 +", purpose: "cellFormat", owner: "tables/t.x.cellFormat" });
    expect(broken.evaluate({})).toBeUndefined();
    expect(warned[1]).toMatch(/^tables\/t\.x\.cellFormat:1:\d+: syntax: /);
  });

  it("K184 a failing program is logged with the place that the realm tells", async () => {
    const failing: RunPrograms = async (_group, _run, scopes) =>
      await Promise.resolve(scopes.map(() => ({ failure: { message: "no", place: { line: 3, column: 7 } } })));
    const { service, warned } = aService(failing);
    const validator = await service.prepare({ source: "[].map((a) => a)", purpose: "customValidator", owner: "forms/f.x.customValidator" });
    expect(await validator.evaluateAll([{}, {}])).toEqual([undefined, undefined]);
    expect(warned).toEqual(["forms/f.x.customValidator:3:7: program: no"]);
  });

  it("K566 a form's validator that breaks is told once for each error, and each value is asked about again", async () => {
    const answers = ["no", "no", "other", undefined];
    const failing: RunPrograms = async (_group, _run, scopes) => {
      const message = answers.shift();
      return await Promise.resolve(scopes.map(() => (message ? { failure: { message, place: { line: 3, column: 7 } } } : { value: "Банд" })));
    };
    const { service, warned, broken } = aService(failing);
    const source = "[].map((a) => a)";
    const of = { purpose: "customValidator", owner: "forms/f.x.customValidator", field: { form: "f", name: "x" } } as const;
    const validator = await service.prepare({ source, ...of });
    const said = [];
    for (let key = 0; key < 4; key += 1) said.push(...(await validator.evaluateAll([{}])));
    expect(said).toEqual([undefined, undefined, undefined, "Банд"]);
    const failure = { code: "program", line: 3, column: 7 };
    expect(broken).toEqual(["no", "other"].map((detail) => ({ form: "f", field: "x", source, failure: { ...failure, detail } })));
    expect(warned).toEqual(["no", "other"].map((detail) => `forms/f.x.customValidator:3:7: program: ${detail}`));
    // One that cannot even be read is no other: it lets everything through.
    const unread = await service.prepare({ source: "1 +", ...of });
    expect([unread.evaluate({}), broken.at(-1)?.failure.code]).toEqual([undefined, "syntax"]);
  });

  it("K185 without a sandbox programs count as their fall-back", async () => {
    const { service, warned } = aService();
    const condition = await service.prepare({ source: "[].every((a) => a)", purpose: "formatCondition", owner: "o" });
    expect(await condition.evaluateAll([{}])).toEqual([false]);
    expect(warned).toEqual(["o:1:1: program: no sandbox host is configured"]);
  });

  it("K186 a sandbox that is gone is asked for again", async () => {
    const runs: [string, ProgramRun, number][] = [];
    const { service, needed } = aService(answering(runs, () => true));
    const condition = await service.prepare({ source: "[].every((a) => a)", purpose: "displayCondition", owner: "o" });
    const disconnect = service.connect(answering(runs, () => true));
    await condition.evaluateAll([{}]);
    expect(needed).toEqual([]);
    disconnect();
    await condition.evaluateAll([{}]);
    expect([needed, runs.length]).toEqual([["sandbox"], 2]);
  });

  it("K187 formatting functions speak the language of the preparation", async () => {
    const { service, locale } = aService();
    const request = { source: "formatFileSize(value)", purpose: "cellFormat", owner: "o" } as const;
    const cyrillic = await service.prepare(request);
    locale.value = "en";
    const english = await service.prepare(request);
    const texts = [cyrillic, english].map((format) => format.evaluate({ value: 1536 })?.text);
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts[1]).toMatch(/KB/);
  });

  it("K188 an expression, of a footer as of a condition, is held to the limits that are in force as it is prepared", async () => {
    const limits: { current?: Partial<RealmLimits> } = {};
    const { service, warned } = aService(undefined, limits);
    const sum = async (): Promise<unknown> =>
      (await service.prepare({ source: "1 + 1 + 1 + 1 + 1", purpose: "footer", owner: "tables/towns.sum" })).evaluate({});
    const shown = await sum();
    expect(shown).not.toBeUndefined();
    for (const lowered of [{ expressionLength: 10 }, { expressionNodes: 5 }]) {
      limits.current = lowered;
      expect(await sum()).not.toEqual(shown);
    }
    limits.current = undefined;
    expect(await sum()).toEqual(shown);
    expect(warned).toEqual([expect.stringContaining("more than 10 characters"), expect.stringContaining("more than 5")]);
  });
});
