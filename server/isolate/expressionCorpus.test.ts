import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CorpusCase, corpus, corpusNames, randomExpression, sampleScope } from "#core/expressions/corpus/index.ts";
import { compileExpression } from "#core/expressions/compile/compileExpression.ts";
import { createLibrary } from "#core/expressions/functions/expressionLibrary.ts";
import { parseExpression } from "#core/expressions/parse/parseExpression.ts";
import { useIsolate } from "../../tests/isolate/useIsolate.ts";
import type { ExpressionAnswer } from "./ProgramAnswer.ts";

const { isolate } = useIsolate();
const environment = { locale: "uz", timeZone: "Asia/Tashkent" } as const;
const library = createLibrary(environment);

/** Where QuickJS departs from ECMA-262 §7.3.26 (CopyDataProperties): of a text it spreads nothing into an object. */
const engineFault = "{ ...'ab' }";

/** As the interpreter says; undefined where it refuses what plain JavaScript would answer. */
function interpret({ source, scope }: CorpusCase): ExpressionAnswer | undefined {
  const parsed = parseExpression(source, { names: corpusNames });
  if (parsed.kind !== "expression") return undefined;
  try {
    return { value: compileExpression(parsed, library)(scope) };
  } catch (error) {
    const { code = "" } = error as { code?: string };
    return ["type_error", "range_error"].includes(code) ? { error: code } : undefined;
  }
}

/** Where the two differ. */
async function differences(cases: readonly CorpusCase[]): Promise<object[]> {
  const items = cases.map(({ source, scope }) => ({ source: source.replace(/;\s*$/, "").replace(/^return /, ""), scope }));
  const answers = await isolate.evaluateExpressions(items, { group: "test", names: corpusNames, environment, limits: { time: 60_000 } });
  return cases.flatMap((entry, index) => {
    const [ours, theirs] = [interpret(entry), answers[index]];
    if (ours === undefined || theirs === undefined) return [];
    const isSame = "value" in ours ? "value" in theirs && isDeepStrictEqual(ours.value, theirs.value) : "error" in theirs;
    return isSame ? [] : [{ source: entry.source, ours, theirs }];
  });
}

describe("the corpus of expressions in QuickJS", () => {
  it("IS19 QuickJS and the interpreter agree on every expression, also in that it fails", { timeout: 60_000 }, async () => {
    expect(corpus.length).toBeGreaterThan(500);
    // Named here so that a version of QuickJS without the fault is noticed.
    expect(await differences(corpus)).toMatchObject([{ source: engineFault, theirs: { value: {} } }]);
  });

  it("IS19 they agree on random ones", { timeout: 60_000 }, async () => {
    const choices = fc.sample(fc.array(fc.nat({ max: 999 }), { minLength: 5, maxLength: 60 }), 2_000);
    // An object that spreads something may spread a text.
    const sources = choices.map(randomExpression).filter((source) => !/\{ .*\.\.\./.test(source));
    expect(sources.length).toBeGreaterThan(1_000);
    expect(await differences(sources.map((source) => ({ source, scope: sampleScope })))).toEqual([]);
  });
});
