import { describe, expect, it } from "vitest";
import { useIsolate } from "../../tests/isolate/useIsolate.ts";
import { isolateLimits } from "./isolateLimits.ts";

const { isolate, outcome } = useIsolate();

const program = (body: string): string => `export default () => { ${body} }`;

/** The thread answers as it should after whatever came before. */
const expectWorking = async (): Promise<void> =>
  expect(await outcome(program("return 1"), { time: 1_000 })).toEqual({ kind: "value", value: 1 });

describe("time", () => {
  const endless: [what: string, source: string][] = [
    ["a loop", program("for (;;);")],
    ["a loop before the program is called", "for (;;);"],
    ["a chain of promises", "export default async () => { for (;;) await null; }"],
    ["a regular expression", program("return /^(a+)+$/.test('a'.repeat(40) + 'b')")],
    ["a getter of the result", program("return { get a() { for (;;); } }")],
    ["a promise of its own making", program("return { then() { for (;;); } }")],
    ["the message of an error", program("throw { get message() { for (;;); } }")],
    ["a loop that catches everything", program("for (;;) try { for (;;); } catch {} finally { for (;;); }")],
  ];
  for (const [what, source] of endless) {
    it(`IS6 ${what} is ended`, async () => {
      expect(await outcome(source)).toEqual({ kind: "timeout" });
    });
  }

  const uninterruptible: [what: string, source: string][] = [
    ["a search through a long text", program("const s = 'a'.repeat(1e7); for (;;) s.indexOf('ab')")],
    ["recursion that catches its own end", "function f() { try { f() } catch { f() } } export default f"],
  ];
  for (const [what, source] of uninterruptible) {
    it(`IS7 ${what} asks for no interrupt: its thread is ended, and the next run has another`, async () => {
      expect(await outcome(source)).toEqual({ kind: "timeout" });
      await expectWorking();
    });
  }

  it("IS12 a promise that never settles ends the run when nothing is left to do", async () => {
    expect(await outcome(program("return new Promise(() => {})"), { time: 60_000 })).toEqual({ kind: "unsettled" });
  });
});

describe("memory", () => {
  const bombs: [what: string, source: string][] = [
    ["lists", program("const a = []; for (;;) a.push(new Array(1000).fill('x'))")],
    ["buffers, which the interpreter does not count", program("const a = []; for (;;) a.push(new ArrayBuffer(1 << 20))")],
    ["numbers without end", program("let n = 3n; for (;;) n *= n")],
    ["a text of billions", program("return 'x'.repeat(2 ** 28)")],
  ];
  for (const [what, source] of bombs) {
    it(`IS8 ${what}: the run ends within its memory, and the next has its own`, async () => {
      const end = await outcome(source, { time: 30_000 });
      expect(["memory", "thrown"]).toContain(end.kind);
      await expectWorking();
    });
  }

  it("IS8 a program may catch that its memory is full, and go on with what there is", async () => {
    const source = program("let a = []; try { for (;;) a.push(new Uint8Array(1e6)) } catch { a = undefined } return 'on'");
    expect(await outcome(source, { time: 30_000 })).toEqual({ kind: "value", value: "on" });
  });

  const deep: [what: string, source: string][] = [
    ["a function", "export default function f() { return f() + 1 }"],
    ["a source text", program("return eval('('.repeat(1e5))")],
  ];
  for (const [what, source] of deep) {
    it(`IS9 ${what} too deep for the stack is an error like another`, async () => {
      const end = await outcome(source, { time: 30_000 });
      expect(end).toMatchObject({ kind: "thrown", message: "stack overflow" });
      await expectWorking();
    });
  }
});

describe("results", () => {
  it("IS10 an input over 4 MB and a result over 1 MB are refused", async () => {
    const input = { text: "x".repeat(isolateLimits.input) };
    expect(await outcome(program("return 1"), { input })).toEqual({ kind: "inputTooLarge" });
    expect(await outcome(program(`return 'x'.repeat(${isolateLimits.result})`))).toEqual({ kind: "resultTooLarge" });
  });

  const notPlain: [what: string, value: string, path: string][] = [
    ["a map", "{ a: [1, new Map()] }", "$.a[1]"],
    ["a function", "[() => 1]", "$[0]"],
    ["no number", "{ a: 0 / 0 }", "$.a"],
    ["a bigint", "10n", "$"],
    ["a prototype by name", "JSON.parse('{ \"__proto__\": { \"admin\": true } }')", "$.__proto__"],
    ["itself", "(() => { const a = {}; a.a = a; a.b = a; return a })()", "$.a"],
  ];
  for (const [what, value, path] of notPlain) {
    it(`IS11 a result with ${what} in it is refused, with the place`, async () => {
      expect(await outcome(program(`return ${value}`))).toEqual({ kind: "notPlain", path });
    });
  }

  it("IS11 one deeper than 64 levels is refused", async () => {
    const nest = (levels: number): string => program(`let a = 1; for (let i = 0; i < ${levels}; i += 1) a = [a]; return a`);
    expect(await outcome(nest(64))).toMatchObject({ kind: "value" });
    expect(await outcome(nest(65))).toMatchObject({ kind: "notPlain" });
    expect(await outcome(nest(100_000), { time: 30_000 })).toMatchObject({ kind: "notPlain" });
  });

  const games = [
    "Object.prototype.toJSON = () => ({ kind: 'value', value: 1 }); export default () => ({ a: 1 })",
    "JSON.stringify = () => 'no JSON'; JSON.parse = () => ({}); export default () => 1",
    "Object.defineProperty(Object.prototype, 'kind', { get: () => 'value', set() {} }); export default () => 1",
    "Object.setPrototypeOf(Array.prototype, null); Promise.prototype.then = 1; export default async () => [1]",
    "String.prototype.slice = Array.prototype.map = Object.keys = () => { throw 1 }; export default () => [{ a: 1 }]",
    "delete globalThis.JSON; delete globalThis.Object; delete globalThis.console; export default () => ({ a: 1 })",
    "export default () => new Proxy({}, { ownKeys: () => ['a', 'a'], getPrototypeOf: () => Object.prototype })",
  ];
  for (const source of games) {
    it(`IS11 games with prototypes harm their own run only: ${source.slice(0, 40)}`, async () => {
      const end = await outcome(source, { time: 1_000 });
      expect(["value", "thrown", "notPlain", "unsettled"]).toContain(end.kind);
      expect(Object.hasOwn(Object.prototype, "kind")).toBe(false);
      await expectWorking();
    });
  }
});

describe("the world outside", () => {
  it("IS5 there is no process, network, timer, thread or handover", async () => {
    const names = ["process", "fetch", "XMLHttpRequest", "WebSocket", "Worker", "setTimeout", "WebAssembly", "Buffer", "global", "$platon"];
    const source = program(`return [${names.map((name) => `typeof ${name}`).join(", ")}]`);
    expect(await outcome(source)).toEqual({ kind: "value", value: names.map(() => "undefined") });
  });

  const ways: [what: string, source: string][] = [
    ["import", 'import fs from "node:fs"; export default () => fs.readFileSync("/etc/passwd", "utf8")'],
    ["require", program('return require("node:child_process")')],
    ["import()", 'export default async () => Object.keys(await import("node:fs"))'],
    ["import() in eval", 'export default async () => Object.keys(await (0, eval)(`import("node:fs")`))'],
    ["a module of the repository", program('return require("../config.ts")')],
  ];
  for (const [what, source] of ways) {
    it(`IS5 ${what} leads nowhere`, async () => {
      expect(await outcome(source)).toMatchObject({ kind: "thrown" });
    });
  }

  it("IS5 constructors of whatever the host handed over are the machine's own", async () => {
    const source = `export default () => [console.log, refuse, globalThis.constructor].map((one) =>
      String(one.constructor.constructor("return typeof process + typeof globalThis.fetch")()))`;
    expect(await outcome(source)).toEqual({ kind: "value", value: Array(3).fill("undefinedundefined") });
  });

  it("IS5 an expression reaches as little", async () => {
    const sources = ["typeof process", "typeof $platon", "(() => {}).constructor('return typeof process')()"];
    const environment = { locale: "uz", timeZone: "Asia/Tashkent" } as const;
    const items = sources.map((source) => ({ source, scope: {} }));
    const answers = await isolate.evaluateExpressions(items, { group: "test", names: [], environment });
    expect(answers).toEqual(sources.map(() => ({ value: "undefined" })));
  });
});
