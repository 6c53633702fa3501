import { describe, expect, it } from "vitest";
import { useIsolate } from "../../tests/isolate/useIsolate.ts";
import { isolateLimits } from "./isolateLimits.ts";

const { isolate, run, outcome, create } = useIsolate();
const environment = { locale: "uz", timeZone: "Asia/Tashkent" } as const;

describe("a program", () => {
  it("IS1 is a function of its input, and its result what it returns or promises", async () => {
    const source = "interface Input { a: number }\nexport default ({ a }: Input): number => a + 1;";
    expect(await outcome(source, { input: { a: 1 } })).toEqual({ kind: "value", value: 2 });
    const later = "export default async function (input) { const { a } = await input; return { a, b: undefined }; }";
    expect(await outcome(later, { input: { a: "тош" } })).toEqual({ kind: "value", value: { a: "тош" } });
    expect(await outcome("export const a = 1;")).toMatchObject({ kind: "thrown", name: "TypeError" });
  });

  const faults: [what: string, source: string, line: number, column: number][] = [
    ["an open text", 'const a = 1;\n  const b = "abc;', 2, 13],
    ["a duplicate declaration", "const a: number = 1;\nconst a = 2;", 2, 7],
    ["return at top level", "const x: number = 1;\n  const b: string = 'x'; return b;", 2, 26],
    ["await at top level", "\nawait 1;", 2, 7],
  ];
  for (const [what, source, line, column] of faults) {
    it(`IS2 ${what} is told at its line and column`, async () => {
      expect(await outcome(source)).toMatchObject({ kind: "syntax", line, column });
    });
  }

  it("IS2 a source over 256 KB is refused", async () => {
    expect(await outcome(" ".repeat(isolateLimits.source + 1))).toMatchObject({ kind: "syntax", line: 1, column: 1 });
  });

  it("IS3 an error is told with its line in the author's source, on the first line and below", async () => {
    const source = "export default ({ a }: { a: number }) => {\n  const b: number = a;\n\n  throw new TypeError(`no ${b}`);\n};";
    const failure = { kind: "thrown", name: "TypeError", message: "no 1", line: 4 };
    expect(await outcome(source, { input: { a: 1 } })).toMatchObject(failure);
    expect(await outcome("export default (a: number) => { throw new Error('x'); }")).toMatchObject({ line: 1, column: 48 });
    expect(await outcome("export default async () => {\n await null;\n return nothing.here;\n}")).toMatchObject({ line: 3 });
    expect(await outcome("export default () => { throw undefined; }")).toMatchObject({ kind: "thrown", message: "undefined" });
  });

  it("IS4 nothing of a run is there in the next", async () => {
    const spoil = `globalThis.kept = 1; Object.prototype.kept = 2; Array.prototype.map = () => ["spoilt"];
      export default () => [globalThis.kept, ({}).kept]`;
    expect(await outcome(spoil)).toMatchObject({ kind: "value" });
    const look = "export default () => [typeof globalThis.kept, typeof {}.kept, [1].map((x) => x)]";
    expect(await outcome(look)).toEqual({ kind: "value", value: ["undefined", "undefined", [1]] });
  });

  it("IS13 of what it writes to its console 50 lines are kept, cut to 1,000 characters, also when it is ended", async () => {
    const source = `console.log("a", { b: 1 }, [2]); console.warn("x".repeat(2000));
      export default () => { for (let i = 0; ; i += 1) console.log(i); }`;
    const { outcome: end, logs } = await run(source);
    expect(end).toEqual({ kind: "timeout" });
    expect(logs).toHaveLength(50);
    expect(logs.slice(0, 3)).toEqual(['a {"b":1} [2]', "x".repeat(1000), "0"]);
  });

  it("IS14 refuse tells its caller what is wrong, by parameter; texts only", async () => {
    expect(await outcome('export default () => refuse({ country: "unknown", n: 1 })')).toEqual({
      kind: "refused", fields: { country: "unknown" },
    });
  });
});

describe("turns", () => {
  it("IS15 whoever holds the thread delays others by one run, not by all of theirs", async () => {
    const order: string[] = [];
    const loops = [1, 2, 3].map(async (number) => {
      await run("export default () => { for (;;); }", { group: "greedy" });
      order.push(`greedy ${number}`);
    });
    const other = run("export default () => 1", { group: "other" }).then(({ outcome: end }) => order.push(`other ${end.kind}`));
    await Promise.all([...loops, other]);
    expect(order).toEqual(["greedy 1", "other value", "greedy 2", "greedy 3"]);
  });

  it("IS16 more than 32 waiting runs of a group are turned away", async () => {
    const all = await Promise.all(Array.from({ length: 36 }, () => outcome("export default () => 1", { time: 1_000 })));
    expect(all.map(({ kind }) => kind).sort()).toEqual([...Array(3).fill("busy"), ...Array(33).fill("value")]);
  });

  it("IS17 the thread starts with the first run and ends when there is nothing to do", async () => {
    const own = create({ idle: 20 });
    expect(own.threads).toBe(0);
    await own.run({ source: "export default () => 1", input: {}, group: "test" });
    expect(own.threads).toBe(1);
    await expect.poll(() => own.threads).toBe(0);
    const { outcome: again } = await own.run({ source: "export default () => 2", input: {}, group: "test" });
    expect(again).toEqual({ kind: "value", value: 2 });
  });
});

describe("expressions", () => {
  it("IS18 many expressions are evaluated over their own scopes, and a failing one fails alone", async () => {
    const items = [
      { source: "a + b", scope: { a: 1, b: "x" } },
      { source: "[undefined, NaN, -0, 1 / 0, [a], {}]", scope: { a: null } },
      { source: "missing.name", scope: {} },
      { source: "(", scope: {} },
      { source: "() => 1", scope: {} },
      { source: "a?.[0] ?? b", scope: { a: [Number.NaN, undefined] } },
      { source: "formatDatetime('2026-12-31T19:30:00Z') + ' ' + formatNumber(1234.5)", scope: {} },
    ];
    const answers = await isolate.evaluateExpressions(items, { group: "test", names: ["a", "b"], environment });
    expect(answers).toEqual([
      { value: "1x" },
      { value: [undefined, Number.NaN, -0, Number.POSITIVE_INFINITY, [null], {}] },
      { error: "ReferenceError: 'missing' is not defined" },
      { error: expect.stringContaining("SyntaxError") },
      { error: "TypeError: no plain data: function" },
      { value: Number.NaN },
      { value: "01.01.2027 00:30 1\u00a0234,5" },
    ]);
  });

  it("IS18 an endless one ends the batch: it and those after it have no value", async () => {
    const items = ["1", "(() => { for (;;); })()", "2"].map((source) => ({ source, scope: {} }));
    expect(await isolate.evaluateExpressions(items, { group: "test", names: [], environment, limits: { time: 50 } })).toEqual([
      { value: 1 }, { error: "timeout" }, { error: "timeout" },
    ]);
  });
});
