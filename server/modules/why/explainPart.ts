import { decideField } from "../../access/objectPolicy.ts";
import { followPath } from "../../access/relationPath.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Source } from "./openSource.ts";
import type { Sight } from "./Sight.ts";

/**
 * Why a column or an element is there: each field on the way to its value may be read.
 * @returns whether it is there
 * @throws CallFailure `not_found`
 */
export function explainPart({ context, steps, translate }: Sight, { relation, relationOf, parts, scope }: Source, name: string): boolean {
  const part = parts.find(({ id, dataField }) => id === name || dataField === name);
  if (!part) throw new CallFailure("not_found");
  const end = part.dataField === undefined ? undefined : followPath(relation, part.dataField, { relationOf });
  if (!end) return steps.add({ asked: "field", of: translate(part.title), value: part.dataField ?? null, isYes: false });
  for (const { name: field, title, readPermission } of [...end.steps.map((step) => step.field), end.field]) {
    if (!steps.addDecision(translate(title ?? field), decideField(readPermission, context.caller))) break;
  }
  return scope().findHeld(part.dataField ?? "") !== undefined;
}
