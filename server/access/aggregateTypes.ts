import type { AggregateUse } from "#core/expressions/types.ts";
import type { FieldType } from "#core/fieldType.ts";

const numeric: ReadonlySet<FieldType> = new Set(["number", "int"]);
const ordered: ReadonlySet<FieldType> = new Set(["number", "int", "text", "date", "datetime", "time"]);

/** Whether values of the type are added up, averaged or compared. */
export function hasAggregate(name: AggregateUse["name"], type: FieldType): boolean {
  switch (name) {
    case "count":
    case "valueCount":
      return true;
    case "sum":
    case "avg":
      return numeric.has(type);
    case "min":
    case "max":
      return ordered.has(type);
    default:
      return false;
  }
}
