import { useEffect, useState } from "react";
import { expressionParts, parseExpression, aggregateNames, type Purpose } from "#core/expressions/index.ts";
import type { Attempted, ExpressionPurpose, ExpressionsCapability, ExpressionScope } from "#sdk/capabilities/expressions.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useExpressionUser } from "#sdk/react/useExpressionUser.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import type { FormulaScope } from "#sdk/wire.ts";
import { footerScope, testScopes } from "./testScopes.ts";

/** An expression as it is written at present. */
export interface WrittenExpression {
  readonly text: string;
  readonly purpose: Purpose;
  readonly names: readonly string[];
  /** The field that it sees as `value`. */
  readonly field: string | undefined;
}

export type TestOutcome = Attempted<unknown>;

/** Milliseconds of rest after a key. */
const rest = 400;

/**
 * What an expression gives for each of the records, by the engine that evaluates it where it is used: the language here, a
 * program in the sandbox. Undefined while there is nothing to evaluate.
 */
export function useExpressionTest(written: WrittenExpression, scope: FormulaScope | undefined, isSound: boolean): readonly TestOutcome[] | undefined {
  const expressions = useCapability("expressions");
  const log = useCapability("logging");
  const user = useExpressionUser();
  const locale = useLocale();
  const [outcomes, setOutcomes] = useState<readonly TestOutcome[]>();
  const { text, purpose, names, field } = written;
  const known = names.join();
  useEffect(() => {
    setOutcomes(undefined);
    const rows = scope?.rows ?? [];
    const [part] = expressionParts(text, purpose);
    if (!scope || !isSound || !part || rows.length === 0) return undefined;
    let isWanted = true;
    const test = async (): Promise<void> => {
      const scopes = purpose === "footer" ? footersOf(part.source, rows, known.split(",")) : testScopes(rows, { purpose, kind: scope.kind, fields: scope.fields, field, user, locale });
      const found = await attempt(expressions, { source: part.source, purpose, names: known.split(",") }, scopes);
      if (isWanted) setOutcomes(found);
    };
    const timer = setTimeout(() => void test().catch((failure: unknown) => log.error(failure)), rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, purpose, known, field, scope, isSound, user, locale, expressions, log]);
  return outcomes;
}

interface Asked {
  readonly source: string;
  readonly purpose: ExpressionPurpose;
  readonly names: readonly string[];
}

async function attempt(expressions: ExpressionsCapability, { source, purpose, names }: Asked, scopes: readonly ExpressionScope[]): Promise<readonly TestOutcome[]> {
  const more = purpose === "footer" ? { aggregates: aggregateNames } : {};
  const expression = await expressions.prepare({ source, purpose, names, owner: `test.${purpose}`, ...more });
  return await expression.attempt(scopes);
}

/** One that names other footers has a value only beside them. */
function footersOf(source: string, rows: readonly Readonly<Record<string, unknown>>[], names: readonly string[]): ExpressionScope[] {
  const parsed = parseExpression(source, { names, aggregates: aggregateNames });
  if (parsed.kind !== "expression" || parsed.dependencies.some((path) => names.includes(path.split(".")[0] ?? ""))) return [];
  return [footerScope(rows, parsed.aggregates)];
}
