import { templateExpressions } from "#core/html/htmlTemplate.ts";
import type { Expression, ExpressionsCapability } from "#sdk/capabilities/expressions.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import { formFields } from "./formFields.ts";

/** The expressions of a form, by the id of their element. */
export interface FormExpressions {
  readonly conditions: ReadonlyMap<string, Expression<"displayCondition">>;
  readonly validators: ReadonlyMap<string, Expression<"customValidator">>;
  /** Of a template, in their order. */
  readonly templates: ReadonlyMap<string, readonly Expression<"template">[]>;
}

export const noExpressions: FormExpressions = { conditions: new Map(), validators: new Map(), templates: new Map() };

const allElements = (elements: readonly FormElement[]): FormElement[] =>
  elements.flatMap((element) => [element, ...allElements(element.children)]);

/** Whether the form has any: without them the language is not loaded. */
export const hasExpressions = ({ elements }: FormConfig): boolean =>
  allElements(elements).some((element) => Boolean(element.displayCondition ?? element.customValidator) || templateOf(element).length > 0);

/** Html with code of its own is a component, whose template is the sandbox's. */
const templateOf = ({ type, htmlContent, js }: FormElement): string[] => (type === "html" && !js ? templateExpressions(htmlContent ?? "") : []);

/** Data fields that can be names of an expression. */
const fieldNames = ({ elements }: FormConfig): string[] =>
  formFields(elements).flatMap(({ dataField }) => (/^[A-Za-z_]\w*$/.test(dataField) ? [dataField] : []));

export async function prepareForm(config: FormConfig, expressions: ExpressionsCapability): Promise<FormExpressions> {
  const names = fieldNames(config);
  const prepareAll = async <P extends "displayCondition" | "customValidator">(purpose: P): Promise<Map<string, Expression<P>>> => {
    const prepared = allElements(config.elements).map(async (element) => {
      const { [purpose]: source, id, dataField } = element;
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
  const templated = allElements(config.elements).filter((element) => templateOf(element).length > 0);
  const [conditions, validators, templates] = await Promise.all([
    prepareAll("displayCondition"), prepareAll("customValidator"), Promise.all(templated.map(prepareTemplate)),
  ]);
  return { conditions, validators, templates: new Map(templates) };
}
