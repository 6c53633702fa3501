import { isDeepStrictEqual } from "node:util";
import { compileFunction } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileExpression } from "../compile/compileExpression.ts";
import { createLibrary } from "../functions/expressionLibrary.ts";
import { parseExpression } from "../parse/parseExpression.ts";
import type { ParsedExpression, Scope } from "../types.ts";
import { ExpressionError } from "../values/ExpressionError.ts";
import { corpus, type CorpusCase, corpusNames, randomExpression, refusedCases, sampleScope } from "./index.ts";

const library = createLibrary({ locale: "uz", timeZone: "Asia/Tashkent" });

type Answer = { readonly value: unknown } | { readonly error: unknown };

function attempt(run: () => unknown): Answer {
  try {
    return { value: run() };
  } catch (error) {
    return { error };
  }
}

function parse(source: string): ParsedExpression {
  return parseExpression(source, { names: corpusNames });
}

function interpret({ source, scope }: CorpusCase): Answer {
  const parsed = parse(source);
  if (parsed.kind !== "expression") return { error: parsed };
  return attempt(() => compileExpression(parsed, library)(scope));
}

/** The engine itself; strict, as modules are. */
function plain({ source, scope }: CorpusCase): Answer {
  const bare = source.replace(/;\s*$/, "").replace(/^return /, "");
  const names = [...corpusNames, ...Object.keys(library)];
  return attempt(() => {
    const run = compileFunction(`"use strict"; return (${bare}\n)`, names) as (...values: unknown[]) => unknown;
    return run(...corpusNames.map((name) => scope[name]), ...Object.values(library));
  });
}

function codeOf(answer: Answer): string | undefined {
  return "error" in answer ? (answer.error as { code?: string }).code : undefined;
}

const same = ["type_error", "range_error"];

describe("the corpus", () => {
  it("EX1 at least 500 different expressions", () => {
    expect(new Set(corpus.map(({ source }) => source)).size).toBeGreaterThan(500);
  });

  it("EX1 interpreter and plain JavaScript agree on every expression, also in that it fails", { timeout: 60_000 }, () => {
    const differing = corpus.flatMap((entry) => {
      const [ours, theirs] = [interpret(entry), plain(entry)];
      const isSame = "value" in theirs ? "value" in ours && isDeepStrictEqual(ours.value, theirs.value) : same.includes(codeOf(ours) ?? "");
      return isSame ? [] : [{ source: entry.source, ours, theirs }];
    });
    expect(differing).toEqual([]);
  });

  it("EX3 an expression leaves what it reads as it was", () => {
    const before = structuredClone(sampleScope);
    for (const entry of corpus) interpret(entry);
    expect(sampleScope).toStrictEqual(before);
  });

  it("EX1 random expressions over random data: both answer the same, or the interpreter refuses", { timeout: 60_000 }, () => {
    const choices = fc.array(fc.nat({ max: 999 }), { maxLength: 60 });
    let agreed = 0;
    fc.assert(fc.property(choices, plainScope(), (numbers, scope) => {
      const entry = { source: randomExpression(numbers), scope };
      const parsed = parse(entry.source);
      if (parsed.kind === "invalid" && parsed.code === "too_many_nodes") return;
      expect(parsed.kind).toBe("expression");
      const [ours, theirs] = [interpret(entry), plain(entry)];
      const code = codeOf(ours);
      if (code !== undefined && !same.includes(code)) {
        expect(["inherited_property", "forbidden_name", "too_large", "too_deep"]).toContain(code);
        return;
      }
      agreed += 1;
      if ("value" in theirs) expect(isDeepStrictEqual(ours, theirs), JSON.stringify({ ours, theirs })).toBe(true);
      else expect(same).toContain(code);
    }), { numRuns: 2_000 });
    expect(agreed).toBeGreaterThan(1_000);
  });
});

describe("the refusals", () => {
  it.each(refusedCases.map((entry) => [entry.source.slice(0, 60), entry] as const))("EX2 %s", (_title, entry) => {
    expect(codeOf(interpret(entry))).toBe(entry.code);
  });

  it("EX2 refused while evaluating, an expression says so with our own error", () => {
    const errors = refusedCases.map(interpret).flatMap((answer) => ("error" in answer ? [answer.error] : []));
    expect(errors.filter((error) => error instanceof Error && !(error instanceof ExpressionError))).toEqual([]);
  });
});

function plainScope(): fc.Arbitrary<Scope> {
  const { data } = fc.letrec<{ data: unknown }>((tie) => ({
    data: fc.oneof({ maxDepth: 3, withCrossShrink: true },
      fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constantFrom("", "a", "12", "ўзбек", "2026-02-30", -0, Number.NaN, 0.1, null, true, false)),
      fc.array(tie("data"), { maxLength: 4 }),
      fc.record({ a: tie("data"), b: tie("data"), list: fc.array(tie("data"), { maxLength: 3 }) }, { requiredKeys: [] })),
  }));
  return fc.record(Object.fromEntries(corpusNames.filter((name) => name !== "missing").map((name) => [name, data])), { noNullPrototype: true });
}
