import { elementFields, elementProperties, formFields } from "#contract/entities/forms.ts";
import type { FormConfig, FormElement } from "#contract/form.ts";
import { projectSettings } from "#contract/records/projectSettings.ts";
import { isChoice, isOwner, valueKindOf } from "#core/elements/findElementType.ts";
import { limitAt } from "#core/limits/projectLimits.ts";
import type { Locale } from "#core/locale.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { platformProject } from "#core/platformProject.ts";
import { fillWording } from "#core/wording/fillWording.ts";
import { isAdministrator, permissionsOf } from "../../access/objectPolicy.ts";
import type { RelationField } from "../../access/Relation.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { optionName, presentFields, translator, type Element, type Translate } from "../config/index.ts";
import { hasDocuments } from "../documents/index.ts";
import { relatedField } from "./dependentSelects.ts";
import { keepsHistory } from "./record-history/keepHistory.ts";
import { holdsValue } from "./holdsValue.ts";
import type { OpenForm } from "./openForm.ts";

/** Texts of an element that are shown, and therefore translated; the format of a number is its unit. */
const shown = Object.entries({ ...elementFields, ...elementProperties }).filter(([, { isTranslated }]) => isTranslated).map(([name]) => name);

/** The configuration of a form as one caller sees it. */
export async function presentForm(opened: OpenForm, context: CallContext): Promise<FormConfig> {
  const { form } = opened;
  const texts = await context.services.configuration.of(form.projectId);
  const translate = translator(texts, context);
  const isOfSettings = form.name === projectSettings.name && form.projectId === platformProject;
  const readable = new Map(opened.fields.map((field) => [field.element.id, field.field]));
  const present = (element: Element, isOfValue = false): FormElement[] => {
    const isField = holdsValue(element, opened.config);
    if (isField && !isOfValue && !readable.has(element.id)) return [];
    // A select over a field with a closed list of values need not repeat it.
    const data = element.data ?? (isChoice(element.type) ? readable.get(element.id)?.options : undefined);
    const scale = element.scale ?? (valueKindOf(element.type) === "number" ? readable.get(element.id)?.scale : undefined);
    const shown = { ...element, dataField: isField ? element.dataField : undefined, ...(scale !== undefined && { scale }) };
    const bounds = isOfSettings ? presentCap(element, { context, translate }) : {};
    return [{ ...presentElement(shown, { locale: context.locale, translate, data, children: element.children.flatMap((child) => present(child, isOfValue || isOwner(element.type))) }), ...(!isOfValue && presentRelated(element, opened)), ...bounds }];
  };
  return {
    id: form.id,
    projectId: form.projectId,
    ...presentFields(formFields, form, translate),
    elements: form.elements.flatMap((element) => present(element)),
    dataSource: opened.relation.name,
    permissions: { ...permissionsOf(form, context), ...(opened.relation.isReadOnly && { insert: false, update: false, delete: false }), ...(opened.relation.isSingle && { insert: false, delete: false }) },
    ...historyOf(opened, context),
    ...(context.isPublic || !(await hasDocuments(context, form.name)) ? {} : { hasDocuments: true as const }),
    revision: String(texts.revision),
  };
}

/** Whose earlier states there are for the caller. */
function historyOf(opened: OpenForm, context: CallContext): Pick<FormConfig, "history"> {
  if (opened.relation.kind === "entity") return isAdministrator(context.caller) ? { history: "configuration" } : {};
  return context.caller !== undefined && !context.isPublic && keepsHistory(opened) ? { history: "records" } : {};
}

function presentElement(
  element: Element,
  { locale, translate, data, children }: {
    locale: Locale; translate: (text: string) => string; data: Element["data"] | RelationField["options"]; children: FormElement[];
  },
): FormElement {
  const { key: _key, optionsFrom, data: _data, children: _children, dataField, choices, ...properties } = element;
  const texts = Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => (shown.includes(name) && typeof value === "string" ? [[name, translateParts(value, translate)]] : [])),
  );
  return {
    ...properties,
    ...texts,
    id: element.id,
    type: element.type,
    dataField: dataField ?? null,
    children,
    ...(data && { data: data.map((option) => ({ id: option.id, name: optionName(option, locale, translate) })) }),
    ...((optionsFrom ?? choices) && { hasRemoteOptions: true }),
    ...(choices === "icons" && { offersIcons: true }),
  };
}

/** A dependent select names the field that it follows; one whose field is not there for the caller follows none. */
function presentRelated(element: Element, { fields }: OpenForm): Pick<FormElement, "relatedSelect"> {
  if (element.relatedSelect === undefined) return {};
  return { relatedSelect: relatedField({ element }, fields)?.name };
}

/** A limit of the project's says what the operator allows (D67). */
function presentCap({ key, maxValue }: Element, { context: { services }, translate }: { context: CallContext; translate: Translate }): Pick<FormElement, "maxValue" | "hint"> {
  const name = limitAt(key ?? "");
  const cap = name && services.config.projectCaps[name];
  return cap === undefined ? {} : { maxValue: Math.min(cap, maxValue ?? cap), hint: fillWording(translate("Серверда энг кўпи {0}"), { 0: formatNumber(cap) }) };
}

/** Each part of a label stands for itself (D48): parts are translated one by one. */
function translateParts(text: string, translate: (text: string) => string): string {
  return text.split(/(?<!\\)\|/).map((part) => (part === "" ? part : translate(part))).join("|");
}
