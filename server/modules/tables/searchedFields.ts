import type { RelationScope } from "../../access/RelationScope.ts";
import type { OpenTable } from "./openTable.ts";

/** Of a table's search fields those that the caller may read. */
export const searchedFields = ({ table }: OpenTable, scope: RelationScope): string[] =>
  (table.searchFields ?? []).filter((name) => scope.find(name));
