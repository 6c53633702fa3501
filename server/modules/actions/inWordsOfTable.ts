import { ConstraintViolation } from "../../database/databaseErrors.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { toFailure } from "../../http/toFailure.ts";
import { translator } from "../config/index.ts";
import type { OpenTable } from "../tables/index.ts";

/** A row that the dataset refuses, told by the title of its field; what is no refusal stays as it is. */
export function inWordsOfTable({ relation, config }: OpenTable, context: CallContext, failure: unknown): unknown {
  if (!(failure instanceof ConstraintViolation)) return failure;
  const { code, details } = toFailure(failure, context.locale);
  const field = [...relation.fields.values()].find(({ column }) => column === failure.column);
  if (!field) return new CallFailure(code, details);
  const words = { field: translator(config, context)(field.title ?? field.name) };
  return new CallFailure(code, { ...details, params: { field: field.name }, words });
}
