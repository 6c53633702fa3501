import { readdirSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "@playwright/test";
import { compileExpression } from "#core/expressions/compile/compileExpression.ts";
import { corpus, corpusNames, sampleScope, type CorpusCase } from "#core/expressions/corpus/index.ts";
import { createLibrary } from "#core/expressions/functions/expressionLibrary.ts";
import { parseExpression } from "#core/expressions/parse/parseExpression.ts";
import { readTagged } from "#core/expressions/values/taggedJson.ts";
import { ProgramModule } from "#sandbox/host/expressions/ProgramModule.ts";
import { patience, readEvaluation, type GuardReport, type HostMessage } from "#sandbox/protocol/index.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

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
    async ({ chunk, text, how }) => {
      const said = JSON.parse(text) as { readonly kind: string }[];
      const { data } = (await (await fetch("/api/info")).json()) as { data: { sandbox: string } };
      const { expressionProgram } = (await import(chunk)) as { expressionProgram: string };
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      const label = `g-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => "abcdefghijklmnop"[byte % 16]).join("")}`;
      frame.src = `${data.sandbox.replace("{label}", label)}/realm/guard.html`;
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
      const start = { kind: "platon-guard-start", guest: new Blob([expressionProgram], { type: "text/javascript" }), patience: how };
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
    { chunk: programChunk(), text: JSON.stringify(messages), how: patience },
  );
}

/** Two hundred expressions as one program: each is a function, so that one that throws keeps no other from answering. */
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

function interpret({ source, scope }: CorpusCase): unknown {
  const parsed = parseExpression(source, { names: corpusNames });
  if (parsed.kind !== "expression") return { refused: parsed };
  try {
    return { value: compileExpression(parsed, library)(scope) };
  } catch {
    return { failed: true };
  }
}

test("S307 the corpus of expressions says the same in the expression realm as in the interpreter", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  const byScope = new Map<string, CorpusCase[]>();
  for (const one of corpus) {
    const key = one.scope === sampleScope ? "sample" : JSON.stringify(one.scope);
    byScope.set(key, [...(byScope.get(key) ?? []), one]);
  }
  const parts = [...byScope.values()].flatMap((cases) =>
    Array.from({ length: Math.ceil(cases.length / 200) }, (_, at) => cases.slice(at * 200, (at + 1) * 200)),
  );
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
});

test("S306 a loop in an expression's program is ended, and named", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  const fine = new ProgramModule("[value].map((x) => x * 2)[0]", { number: 1, names });
  const loop = new ProgramModule("for (;;) { if (value === 2) continue; break; } value", { number: 2, names });
  const columns = [{ name: "value", values: [1, 2, 3] }];
  const reports = await converse(page, [
    { kind: "program", program: 1, code: fine.code, ...environment },
    { kind: "evaluate", batch: 1, program: 1, columns, count: 3 },
    { kind: "program", program: 2, code: loop.code, ...environment },
    { kind: "evaluate", batch: 2, program: 2, columns, count: 3 },
  ]);
  const result = reports.find((report) => report.kind === "result");
  expect(readTagged(`[${readEvaluation(result?.body ?? "")?.values}]`)).toEqual([2, 4, 6]);
  expect(reports.at(-1)).toEqual({ kind: "dead", why: "hang", lastEnter: 2 });
});
