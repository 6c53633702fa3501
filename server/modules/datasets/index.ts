export { wholeDigitsOf } from "./columnType.ts";
export { datasetRelation, schemaOf } from "./datasetRelation.ts";
export { ddlText, type DdlStatement } from "./DdlStatement.ts";
export { insertRows } from "./insertRows.ts";
export { carryNames } from "./carryNames.ts";
export { planDdl, type Loss } from "./planDdl.ts";
export { rowDemands, type RowDemand } from "./rowDemands.ts";
export { SearchIndexes } from "./SearchIndexes.ts";
export { systemFields } from "./systemFields.ts";
