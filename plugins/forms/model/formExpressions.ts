import { defaultExpression } from "#core/elements/defaultValue.ts";
import { flattenElements } from "#core/elements/flattenElements.ts";
import { templateExpressions } from "#core/html/htmlTemplate.ts";
import type { Expression, ExpressionsCapability } from "#sdk/capabilities/expressions.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import { formFields } from "./formFields.ts";

/** The expressions of a form, by the id of their element. */
export interface FormExpressions {
  readonly conditions: ReadonlyMap<string, Expression<"displayCondition">>;
  readonly validators: ReadonlyMap<string, Expression<"customValidator">>;
  readonly defaults: ReadonlyMap<string, Expression<"defaultValue">>;
  /** Of a template, in their order. */
  readonly templates: ReadonlyMap<string, readonly Expression<"template">[]>;
}

export const noExpressions: FormExpressions = { conditions: new Map(), validators: new Map(), defaults: new Map(), templates: new Map() };

/** Whether the form has any: without them the language is not loaded. */
export const hasExpressions = ({ elements }: FormConfig): boolean =>
  flattenElements(elements).some((element) => purposes.some((purpose) => sourceOf(element, purpose)) || templateOf(element).length > 0);

type FormPurpose = "displayCondition" | "customValidator" | "defaultValue";
const purposes: readonly FormPurpose[] = ["displayCondition", "customValidator", "defaultValue"];

const sourceOf = (element: FormElement, purpose: FormPurpose): string | undefined =>
  purpose === "defaultValue" ? defaultExpression(element) : element[purpose];

/** Html with code of its own is a component, whose template is the sandbox's. */
const templateOf = ({ type, htmlContent, js }: FormElement): string[] => (type === "html" && !js ? templateExpressions(htmlContent ?? "") : []);

/** Data fields that can be names of an expression. */
const fieldNames = ({ elements }: FormConfig): string[] =>
  formFields(elements).flatMap(({ dataField }) => (/^[A-Za-z_]\w*$/.test(dataField) ? [dataField] : []));

export async function prepareForm(config: FormConfig, expressions: ExpressionsCapability): Promise<FormExpressions> {
  const names = fieldNames(config);
  const prepareAll = async <P extends FormPurpose>(purpose: P): Promise<Map<string, Expression<P>>> => {
    const prepared = flattenElements(config.elements).map(async (element) => {
      const { id, dataField } = element;
      const source = sourceOf(element, purpose);
      if (!source) return [];
      const owner = `forms/${config.name}.${dataField ?? id}.${purpose}`;
      const field = purpose === "customValidator" && dataField !== null ? { form: config.name, name: dataField } : undefined;
      return [[id, await expressions.prepare({ source, purpose, names, owner, ...(field && { field }) })] as const];
    });
    return new Map((await Promise.all(prepared)).flat());
  };
  const prepareTemplate = async (element: FormElement) => {
    const owner = `forms/${config.name}.${element.id}.htmlContent`;
    return [element.id, await Promise.all(templateOf(element).map((source) => expressions.prepare({ source, purpose: "template", names, owner })))] as const;
  };
  const templated = flattenElements(config.elements).filter((element) => templateOf(element).length > 0);
  const [conditions, validators, defaults, templates] = await Promise.all([
    prepareAll("displayCondition"), prepareAll("customValidator"), prepareAll("defaultValue"), Promise.all(templated.map(prepareTemplate)),
  ]);
  return { conditions, validators, defaults, templates: new Map(templates) };
}
