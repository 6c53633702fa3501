import type { Purpose } from "#core/expressions/index.ts";
import type { TestOutcome } from "./useExpressionTest.ts";

export interface TestSummary {
  readonly failed: number;
  /** Of the first that fails; -1 where none does. */
  readonly firstFailed: number;
  /** What is counted of the others, and how many they are. */
  readonly counted: "holds" | "refuses" | "nothing";
  readonly count: number;
}

const conditions: ReadonlySet<Purpose> = new Set(["displayCondition", "formatCondition"]);

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (typeof value === "object" && "text" in value && value.text === "" && Object.keys(value).length === 1);

/** How an expression did with all records. */
export function testSummary(outcomes: readonly TestOutcome[], purpose: Purpose): TestSummary {
  const sound = outcomes.filter(({ failure }) => !failure);
  const counted = conditions.has(purpose) ? "holds" : purpose === "customValidator" ? "refuses" : "nothing";
  const isCounted = counted === "nothing" ? isNothing : counted === "holds" ? Boolean : (value: unknown) => value !== undefined;
  return {
    failed: outcomes.length - sound.length, firstFailed: outcomes.findIndex(({ failure }) => failure), counted,
    count: sound.filter(({ value }) => isCounted(value)).length,
  };
}
