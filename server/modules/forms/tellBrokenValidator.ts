import { sourceVersion } from "#core/components/sourceVersion.ts";
import { validatorSource } from "#core/components/validatorSource.ts";
import type { ExpressionFailure } from "#core/expressions/index.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallLimit } from "../../http/CallLimit.ts";
import { recordIncident } from "../plugins/index.ts";
import type { Form } from "../config/index.ts";
import type { Prepared } from "./preparedForm.ts";

/** A form that many people send at once writes one row all the time. */
const told = new CallLimit({ atMost: 1, windowMs: 60_000 });

/** Longest message that is kept, as of those that browsers send. */
const maxMessage = 1_000;

/**
 * Tells administrators, at most once a minute, of a validator that broke: whatever it should have refused is let through
 * (D75). It never fails: it is no part of what was asked for.
 */
export async function tellBrokenValidator(
  context: CallContext, form: Form, { one, failure }: { one: Prepared<"customValidator">; failure: ExpressionFailure },
): Promise<void> {
  const { project, services } = context;
  const field = one.element.dataField;
  if (!field || told.count(`${project.id} ${form.name} ${field}`, services.now()) > 0) return;
  const source = validatorSource(form.name, field, one.source);
  const version = { plugin: "project", scope: source.scope, component: field, hash: sourceVersion(source) };
  const { code, detail, line, column } = failure;
  const happening = { why: "error", message: `${code}: ${detail}`.slice(0, maxMessage), line, column };
  try {
    await services.database.transaction(async (tx) => await recordIncident(tx, context, { version, happening }));
  } catch (error) {
    services.log.warn({ err: error, project: project.id }, `forms/${form.name}.${field}: its incident was not kept`);
  }
}
