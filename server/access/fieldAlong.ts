import type { Relation } from "./Relation.ts";
import { followPath, type PathEnd, type RelationOf } from "./relationPath.ts";

/**
 * The field that a path into a record begins with: of `city.country.name` the name of a country, of `lines.0.price` the list
 * `lines`, in whose data the rest leads. Undefined where no field is: what a record refers to has no data of its own.
 */
export function fieldAlong(relation: Relation, path: string, relationOf: RelationOf): { readonly name: string; readonly end: PathEnd } | undefined {
  const parts = path.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join(".");
    const end = followPath(relation, name, { relationOf });
    if (end === undefined || end.field.type === "password") continue;
    return length < parts.length && end.field.references !== undefined ? undefined : { name, end };
  }
  return undefined;
}
