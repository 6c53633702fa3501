import { defaultExpression } from "#core/elements/defaultValue.ts";
import { isOwner } from "#core/elements/findElementType.ts";
import { flattenElements } from "#core/elements/flattenElements.ts";
import { createLibrary, prepareExpression, purposes, type PreparedExpression } from "#core/expressions/index.ts";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { Element, Form } from "../config/index.ts";
import { expressionEnvironment } from "../expressions/index.ts";
import { limitsOf } from "../projects/index.ts";

/** What of a form's elements is computed on both sides. */
export type FormPurpose = "displayCondition" | "customValidator" | "defaultValue";

/** An element's expression with its source, for the log and for the isolate. */
export interface Prepared<Purpose extends FormPurpose> {
  readonly element: Element;
  readonly source: string;
  readonly purpose: Purpose;
  readonly prepared: PreparedExpression<Purpose>;
}

/** The expressions of a form. */
export interface PreparedForm {
  /** What scopes may have: of both purposes, and the data fields by name. */
  readonly names: ReadonlySet<string>;
  /** Display conditions that an element stands under: its own, and those of what it stands in. */
  readonly conditions: ReadonlyMap<string, readonly Prepared<"displayCondition">[]>;
  readonly validators: ReadonlyMap<string, Prepared<"customValidator">>;
  /** Of new records. */
  readonly defaults: ReadonlyMap<string, Prepared<"defaultValue">>;
}

/** By revision (a form is an object of its revision) and language. */
const known = new WeakMap<Form, Map<string, PreparedForm>>();

/** The form's expressions, made ready once for each revision and language; undefined for a form without any. */
export function preparedForm(form: Form, context: CallContext): PreparedForm | undefined {
  if (!flattenElements(form.elements).some(isComputed)) return undefined;
  const environment = expressionEnvironment(context);
  const ofForm = known.get(form) ?? new Map<string, PreparedForm>();
  known.set(form, ofForm);
  const expressions = ofForm.get(environment.locale) ?? prepareAll(form, { library: createLibrary(environment), names: fieldNames(form), limits: limitsOf(context.project) });
  ofForm.set(environment.locale, expressions);
  return expressions;
}

const isComputed = (element: Element): boolean =>
  Boolean(element.displayCondition || element.customValidator) || defaultExpression(element) !== undefined;

/** Data fields that can be names of an expression. */
const fieldNames = (form: Form): string[] =>
  flattenElements(form.elements).flatMap(({ dataField }) => (dataField && /^[A-Za-z_]\w*$/.test(dataField) ? [dataField] : []));

interface Preparing {
  readonly library: ReturnType<typeof createLibrary>;
  readonly names: readonly string[];
  readonly limits: RealmLimits;
}

function prepareAll(form: Form, preparing: Preparing): PreparedForm {
  const conditions = new Map<string, readonly Prepared<"displayCondition">[]>();
  const validators = new Map<string, Prepared<"customValidator">>();
  const defaults = new Map<string, Prepared<"defaultValue">>();
  const walk = (elements: readonly Element[], above: readonly Prepared<"displayCondition">[]): void => {
    for (const element of elements) {
      const { displayCondition, customValidator } = element;
      const own = displayCondition ? [prepare(element, displayCondition, "displayCondition", preparing)] : [];
      const all = [...above, ...own];
      if (all.length > 0) conditions.set(element.id, all);
      if (customValidator) validators.set(element.id, prepare(element, customValidator, "customValidator", preparing));
      const byDefault = defaultExpression(element);
      if (byDefault !== undefined) defaults.set(element.id, prepare(element, byDefault, "defaultValue", preparing));
      if (!isOwner(element.type)) walk(element.children, all);
    }
  };
  walk(form.elements, []);
  return { names: new Set([...preparing.names, ...purposes.customValidator.names]), conditions, validators, defaults };
}

const prepare = <P extends FormPurpose>(
  element: Element, source: string, purpose: P, options: Preparing,
): Prepared<P> => ({ element, source, purpose, prepared: prepareExpression(source, purpose, options) });
