import { realmLimits } from "#core/limits/realmLimits.ts";
import { readdirSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import fc from "fast-check";
import { compileExpression } from "#core/expressions/compile/compileExpression.ts";
import { corpus, corpusNames, randomExpression, sampleScope, type CorpusCase } from "#core/expressions/corpus/index.ts";
import { createLibrary } from "#core/expressions/functions/expressionLibrary.ts";
import { parseExpression } from "#core/expressions/parse/parseExpression.ts";
import { readTagged } from "#core/expressions/values/taggedJson.ts";
import { ProgramModule } from "#sandbox/host/expressions/ProgramModule.ts";
import { randomLabel } from "#sandbox/host/guard/GuardFrame.ts";
import { readEvaluation, type GuardReport, type HostMessage } from "#sandbox/protocol/index.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

const names = new Set<string>(corpusNames);
const environment = { locale: "uz", timeZone: "Asia/Tashkent" } as const;
const library = createLibrary(environment);

/** The chunk that carries the program of expression realms, as it was built. */
const programChunk = (): string => {
  const file = readdirSync("dist/client/assets").find((name) => /^expressionProgram-.*\.js$/.test(name));
  if (!file) throw new Error("the program of expression realms was not built");
  return `/assets/${file}`;
};

/** Starts the product's expression realm in the product's guard, and says one thing after the other through the guard. */
async function converse(page: Page, messages: readonly HostMessage[]): Promise<GuardReport[]> {
  return await page.evaluate(
    async ({ chunk, label, text, how }) => {
      const said = JSON.parse(text) as { readonly kind: string }[];
      const { data } = (await (await fetch("/api/info")).json()) as { data: { sandbox: string } };
      const { expressionProgram } = (await import(chunk)) as { expressionProgram: string };
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.src = `${data.sandbox.replace("{label}", `g-${label}`)}/realm/guard.html`;
      const ready = new Promise((resolve) => window.addEventListener("message", resolve, { once: true }));
      document.body.append(frame);
      await ready;
      const { port1, port2 } = new MessageChannel();
      const reports: unknown[] = [];
      let heard = (): void => undefined;
      port1.onmessage = (event: MessageEvent<{ readonly kind: string }>) => {
        reports.push(event.data);
        // Who is entered is told beside the answers.
        if (event.data.kind !== "entered") heard();
      };
      const next = async (): Promise<void> => await new Promise((resolve) => (heard = resolve));
      const start = { kind: "platon-guard-start", guest: new Blob([expressionProgram], { type: "text/javascript" }), limits: how };
      frame.contentWindow?.postMessage(start, "*", [port2]);
      await next();
      for (const message of said) {
        const answered = next();
        port1.postMessage({ kind: "relay", message });
        if (message.kind === "evaluate") await answered;
      }
      frame.remove();
      return reports as never[];
    },
    { chunk: programChunk(), label: randomLabel(), text: JSON.stringify(messages), how: realmLimits },
  );
}

/** Several expressions as one program: each is a function, so that one that throws keeps no other from answering. */
function inOneProgram(cases: readonly CorpusCase[], number: number): HostMessage[] {
  const functions = cases.map(({ source }) => `() => (${source.replace(/;\s*$/, "").replace(/^return /, "")}\n)`);
  const source = `[${functions.join(",\n")}].map((run) => { try { return { value: run() }; } catch { return { failed: true }; } })`;
  const module = new ProgramModule(source, { number, names });
  const scope = cases[0]?.scope ?? {};
  const columns = Object.entries(scope).map(([name, value]) => ({ name, values: [value] as never[] }));
  return [
    { kind: "program", program: number, code: module.code, ...environment },
    { kind: "evaluate", batch: number, program: number, columns, count: 1 },
  ];
}

/** What plain JavaScript would have answered to is refused: there is nothing to agree on. */
function interpret({ source, scope }: CorpusCase): { readonly refused: unknown } | { readonly value: unknown } | { readonly failed: true } {
  const parsed = parseExpression(source, { names: corpusNames });
  if (parsed.kind !== "expression") return { refused: parsed };
  try {
    return { value: compileExpression(parsed, library)(scope) };
  } catch (error) {
    const { code = "" } = error as { code?: string };
    return ["type_error", "range_error"].includes(code) ? { failed: true } : { refused: code };
  }
}

/** The same ones in every run: a fault that only one of them shows is found again. */
const randomCases: readonly CorpusCase[] = fc
  .sample(fc.array(fc.nat({ max: 999 }), { minLength: 5, maxLength: 60 }), { seed: 307, numRuns: 1_500 })
  .map((numbers) => ({ source: randomExpression(numbers), scope: sampleScope }))
  .filter((one) => !("refused" in interpret(one)));

const inParts = (cases: readonly CorpusCase[], size: number): CorpusCase[][] =>
  Array.from({ length: Math.ceil(cases.length / size) }, (_, at) => cases.slice(at * size, (at + 1) * size));

test("S307 the corpus of expressions, and random ones, say the same in the expression realm as in the interpreter", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  const byScope = new Map<string, CorpusCase[]>();
  for (const one of corpus) {
    const key = one.scope === sampleScope ? "sample" : JSON.stringify(one.scope);
    byScope.set(key, [...(byScope.get(key) ?? []), one]);
  }
  // Values of random ones may be large, and those of a part are one cell.
  const parts = [...[...byScope.values()].flatMap((cases) => inParts(cases, 200)), ...inParts(randomCases, 25)];
  const reports = await converse(page, parts.flatMap((cases, at) => inOneProgram(cases, at + 1)));
  const results = reports.flatMap((report) => (report.kind === "result" ? [readEvaluation(report.body)] : []));
  expect(results).toHaveLength(parts.length);
  const differing = parts.flatMap((cases, at) => {
    const [answers] = readTagged(`[${results[at]?.values}]`) as unknown[][];
    return cases.flatMap((one, index) => {
      const [ours, theirs] = [interpret(one), answers?.[index]];
      return isDeepStrictEqual(ours, theirs) ? [] : [{ source: one.source, ours, theirs }];
    });
  });
  expect(differing).toEqual([]);
  expect(corpus.length).toBeGreaterThan(500);
  expect(randomCases.length).toBeGreaterThan(1_000);
});

test("S306 S468 S531 a loop in an expression's program is ended, and named; a batch ends after 200 ms, whatever its slices, and a value over 64 KB fails for its cell", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  const fine = new ProgramModule("[value].map((x) => x * 2)[0]", { number: 1, names });
  const loop = new ProgramModule("for (;;) { if (value === 2) continue; break; } value", { number: 2, names });
  const slow = new ProgramModule("(() => { for (let end = Date.now() + 5; Date.now() < end; ); return value; })()", { number: 3, names });
  const large = new ProgramModule("[value].map((x) => 'x'.repeat(x === 2 ? 70000 : 60000))[0]", { number: 4, names });
  const columns = [{ name: "value", values: [1, 2, 3] }];
  const many = Array.from({ length: 1_000 }, (_, index) => index);
  const reports = await converse(page, [
    { kind: "program", program: 1, code: fine.code, ...environment },
    { kind: "evaluate", batch: 1, program: 1, columns, count: 3 },
    { kind: "program", program: 3, code: slow.code, ...environment },
    { kind: "evaluate", batch: 3, program: 3, columns: [{ name: "value", values: many.slice(0, 10) }], count: 10 },
    { kind: "evaluate", batch: 3, program: 3, columns: [{ name: "value", values: many }], count: many.length },
    { kind: "evaluate", batch: 3, program: 3, columns: [{ name: "value", values: many }], count: many.length },
    { kind: "evaluate", batch: 5, program: 3, columns: [{ name: "value", values: [1] }], count: 1 },
    { kind: "program", program: 4, code: large.code, ...environment },
    { kind: "evaluate", batch: 4, program: 4, columns, count: 3 },
    { kind: "program", program: 2, code: loop.code, ...environment },
    { kind: "evaluate", batch: 2, program: 2, columns, count: 3 },
  ]);
  const [fineOne, firstSlow, slowOne, lastSlow, nextOne, largeOne] = reports.flatMap((report) => (report.kind === "result" ? [readEvaluation(report.body)] : []));
  expect(readTagged(`[${fineOne?.values}]`)).toEqual([2, 4, 6]);
  expect(fineOne?.isLate).toBe(false);
  // At most forty cells of 5 ms, and the one that was begun.
  expect(firstSlow).toMatchObject({ isLate: false, count: 10 });
  expect(slowOne).toMatchObject({ isLate: true, failures: [] });
  expect(slowOne?.count).toBeLessThanOrEqual(31);
  expect(readTagged(`[${slowOne?.values}]`)).toEqual(many.slice(0, slowOne?.count));
  expect(lastSlow).toMatchObject({ isLate: true, count: 0 });
  expect(nextOne).toMatchObject({ isLate: false, count: 1 });
  expect(largeOne).toMatchObject({ count: 3, isLate: false, failures: [{ cell: 1, message: expect.stringContaining("64 KB") }] });
  expect(reports.at(-1)).toEqual({ kind: "dead", why: "hang", culprit: 2 });
});
