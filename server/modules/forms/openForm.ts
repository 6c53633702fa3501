import { flattenElements } from "#core/elements/flattenElements.ts";
import { demand, isAllowed, type Operation } from "../../access/objectPolicy.ts";
import type { Relation, RelationField } from "../../access/Relation.ts";
import { RelationScope } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { relationsOf, resolveSource, type Element, type Form, type ProjectConfig } from "../config/index.ts";
import { holdsValue } from "./holdsValue.ts";

/** An element of a form that edits a field of its source. */
export interface FormField {
  readonly element: Element;
  readonly field: RelationField;
  readonly name: string;
}

/** A form that the caller may use, with its rows as they exist for the caller. */
export interface OpenForm {
  readonly form: Form;
  readonly config: ProjectConfig;
  readonly relation: Relation;
  /** Fields that the caller may read; a field behind a permission that is missing is not there at all (D28). */
  readonly fields: readonly FormField[];
  /** Whether the caller may read records through the form: without it no answer holds values. */
  readonly isReadable: boolean;
  scope(): RelationScope;
}

/**
 * @param beside a row rule that holds beside the form's own: of the table through which its records are changed
 * @throws CallFailure `not_found`, `forbidden`
 */
export async function openForm(context: CallContext, name: string, operation: Operation, beside?: unknown): Promise<OpenForm> {
  const config = await context.services.configuration.owning(context.project, name);
  const form = config.forms.get(name);
  if (!form) throw new CallFailure("not_found");
  demand(form, operation, context);
  const relation = resolveSource(form.source, config);
  if (relation.isReadOnly && operation !== "read" && operation !== "export") throw new CallFailure("forbidden");
  const elements = flattenElements(form.elements).filter((element) => holdsValue(element, config));
  const exposed = new Set(["id", ...elements.map((element) => element.dataField ?? "")]);
  const options = { relation, context, rowRules: [form.rowRule, beside], relationOf: relationsOf(config), exposed };
  const scope = (): RelationScope => new RelationScope(options);
  return { form, config, relation, scope, isReadable: isAllowed(form, "read", context), fields: fieldsOf(elements, scope()) };
}

function fieldsOf(elements: readonly Element[], scope: RelationScope): FormField[] {
  return elements.flatMap((element) => {
    const found = scope.findHeld(element.dataField ?? "");
    return found && !found.via ? [{ element, field: found.field, name: found.name }] : [];
  });
}
