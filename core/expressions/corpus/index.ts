import { accessCases } from "./accessCases.ts";
import type { CorpusCase } from "./CorpusCase.ts";
import { functionCases } from "./functionCases.ts";
import { operatorCases } from "./operatorCases.ts";
import { usageCases } from "./usageCases.ts";

/** One list for interpreter, realm, QuickJS and plain JavaScript, which must agree on it (X13). */
export const corpus: readonly CorpusCase[] = [...operatorCases, ...accessCases, ...functionCases, ...usageCases];

export { type CorpusCase, corpusNames, sampleScope } from "./CorpusCase.ts";
export { randomExpression } from "./randomExpression.ts";
export { refusedCases } from "./refusedCases.ts";
