import { relationSource } from "../../access/Relation.ts";
import { isMissing, sourceMissing } from "../config/index.ts";
import { ConstraintViolation } from "../../database/databaseErrors.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { labelOf } from "./labelOf.ts";
import type { OpenForm } from "./openForm.ts";

/** A constraint of the dataset, told as the field that broke it; a refused field by its label in the caller's language. */
export async function writing<Answer>(opened: OpenForm, context: CallContext, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (failure) {
    throw inWordsOf(opened, context, failure);
  }
}

/** What went wrong with a write, as the form names its fields; what is no refusal of a value stays as it is. */
export function inWordsOf(opened: OpenForm, context: CallContext, failure: unknown): unknown {
  const { config, form: { name, title }, relation } = opened;
  if (isMissing(failure)) return sourceMissing(context, config, { name, title, source: relationSource(relation) }, failure);
  const known = failure instanceof ConstraintViolation ? constraintFailure(opened, failure) : failure;
  return known instanceof CallFailure ? labelled(known, opened, context) : known;
}

function constraintFailure({ fields }: OpenForm, violation: ConstraintViolation): CallFailure {
  const broken = fields.find(({ field }) => field.column === violation.column);
  const params = { field: broken?.name ?? violation.column ?? violation.constraint ?? "" };
  switch (violation.kind) {
    case "unique":
      return new CallFailure("duplicate", { params, cause: violation });
    case "foreignKey":
      return new CallFailure("foreign_key", { params, cause: violation });
    case "referenced":
      return new CallFailure("referenced", { cause: violation });
    case "notNull":
    case "check":
      return new CallFailure("wrong_type", { params, cause: violation });
  }
}

function labelled(failure: CallFailure, opened: OpenForm, context: CallContext): CallFailure {
  const { params, words } = failure.details;
  const label = words === undefined && typeof params?.["field"] === "string" ? labelOf(params["field"], opened, context) : undefined;
  return label === undefined ? failure : new CallFailure(failure.code, { ...failure.details, words: { field: label } });
}
