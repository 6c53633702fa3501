import { defaultExpression } from "#core/elements/defaultValue.ts";
import type { Expression, ExpressionsCapability } from "#sdk/capabilities/expressions.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import { formFields } from "./formFields.ts";

/** The expressions of a form, by the id of their element. */
export interface FormExpressions {
  readonly conditions: ReadonlyMap<string, Expression<"displayCondition">>;
  readonly validators: ReadonlyMap<string, Expression<"customValidator">>;
  readonly defaults: ReadonlyMap<string, Expression<"defaultValue">>;
}

export const noExpressions: FormExpressions = { conditions: new Map(), validators: new Map(), defaults: new Map() };

export const allElements = (elements: readonly FormElement[]): FormElement[] =>
  elements.flatMap((element) => [element, ...allElements(element.children)]);

/** Whether the form has any: without them the language is not loaded. */
export const hasExpressions = ({ elements }: FormConfig): boolean =>
  allElements(elements).some((element) => purposes.some((purpose) => sourceOf(element, purpose)));

type FormPurpose = "displayCondition" | "customValidator" | "defaultValue";
const purposes: readonly FormPurpose[] = ["displayCondition", "customValidator", "defaultValue"];

const sourceOf = (element: FormElement, purpose: FormPurpose): string | undefined =>
  purpose === "defaultValue" ? defaultExpression(element) : element[purpose];

/** Data fields that can be names of an expression. */
const fieldNames = ({ elements }: FormConfig): string[] =>
  formFields(elements).flatMap(({ dataField }) => (/^[A-Za-z_]\w*$/.test(dataField) ? [dataField] : []));

export async function prepareForm(config: FormConfig, expressions: ExpressionsCapability): Promise<FormExpressions> {
  const names = fieldNames(config);
  const prepareAll = async <P extends FormPurpose>(purpose: P): Promise<Map<string, Expression<P>>> => {
    const prepared = allElements(config.elements).map(async (element) => {
      const { id, dataField } = element;
      const source = sourceOf(element, purpose);
      if (!source) return [];
      const owner = `forms/${config.name}.${dataField ?? id}.${purpose}`;
      const field = purpose === "customValidator" && dataField !== null ? { form: config.name, name: dataField } : undefined;
      return [[id, await expressions.prepare({ source, purpose, names, owner, ...(field && { field }) })] as const];
    });
    return new Map((await Promise.all(prepared)).flat());
  };
  const [conditions, validators, defaults] = await Promise.all([prepareAll("displayCondition"), prepareAll("customValidator"), prepareAll("defaultValue")]);
  return { conditions, validators, defaults };
}
