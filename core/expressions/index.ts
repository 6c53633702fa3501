// Brings the parser along: a client loads this folder when it meets its first expression (`import()`), and takes types
// from types.ts and, as types only, from here.
export { compileExpression } from "./compile/compileExpression.ts";
export { DependencyIndex } from "./dependencies/DependencyIndex.ts";
export { ExpressionSet } from "./dependencies/ExpressionSet.ts";
export { aggregateNames, aggregateRows } from "./footers/aggregateRows.ts";
export { footerWord, readFooterWords } from "./footers/footerWords.ts";
export { type AggregateSource, type FooterFormula, FooterSet, maxFooterLevels } from "./footers/FooterSet.ts";
export { createLibrary, type ExpressionLibrary, type LibraryEnvironment, libraryNames } from "./functions/expressionLibrary.ts";
export { listedFunctions } from "./functions/listedFunctions.ts";
export { parseExpression, type ParseOptions } from "./parse/parseExpression.ts";
export { type ExpressionMistake, expressionMistakes } from "./purposes/expressionMistakes.ts";
export { expressionParts } from "./purposes/expressionParts.ts";
export {
  type Outcome, type PreparedExpression, prepareExpression, type PrepareOptions, type ProgramExpression, type ReadyExpression,
} from "./purposes/prepareExpression.ts";
export { type CellText, type Purpose, type PurposeResults, purposes } from "./purposes/purposes.ts";
export type {
  AggregateUse, ExpressionFailure, ExpressionLimits, InvalidSource, ParsedExpression, ProgramReason, ProgramSource, RestrictedExpression, Scope,
  SourceFault,
} from "./types.ts";
export { type EvaluationFault, ExpressionError } from "./values/ExpressionError.ts";
export { maxResultSize } from "./values/resultSize.ts";
