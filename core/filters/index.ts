export { fold } from "./foldTable.ts";
export { mapConditions } from "./mapConditions.ts";
export { matches } from "./matches.ts";
export { isOperator, type Operator, operators, operatorsFor, type OperatorValueShape } from "./operators.ts";
export { type FilterFields, parseFilters } from "./parseFilters.ts";
export { isRelativeExpression, relativeNames } from "./relativeRange.ts";
export { resolveRuleValues } from "./resolveRuleValues.ts";
export { resolveTimes } from "./resolveTimes.ts";
export type { Filter, FilterCondition, GeoBox, PlainFilter, PlainOperator } from "./types.ts";
