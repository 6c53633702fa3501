import type { FormRecord } from "#contract/form.ts";
import type { CheckedElement } from "#core/checks/types.ts";
import { coerceField, type Coercion } from "#core/coercion/index.ts";
import { defaultExpression, plainDefault } from "#core/elements/defaultValue.ts";
import { runChecks } from "#core/elements/elementValue.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import { say } from "#core/wording/say.ts";
import { sayFailure } from "#core/wording/sayFailure.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { translator } from "../config/index.ts";
import { acceptValue } from "./acceptValue.ts";
import { unfitKey } from "./closedLists.ts";
import { dependentsOn, strayChoices } from "./dependentSelects.ts";
import { hashSecrets } from "./hashSecrets.ts";
import { preparedForm } from "./preparedForm.ts";
import { judgeFields, type FieldJudgement } from "./judgeFields.ts";
import type { FormField, OpenForm } from "./openForm.ts";
import { findRecord } from "./readRecord.ts";
import { workOutDefaults, type Defaults } from "./workOutDefaults.ts";

/** A value that may be written, with the field it goes into. */
export interface AcceptedValue {
  readonly field: FormField;
  readonly value: unknown;
}

/** `{ name: "Тошкент" }`, as writers of records that are no rows of datasets take them. */
export const namedValues = (values: readonly AcceptedValue[]): Record<string, unknown> =>
  Object.fromEntries(values.map(({ field, value }) => [field.name, value]));

export interface Acceptance {
  readonly context: CallContext;
  /** The record that is changed; undefined for a new one. */
  readonly id: string | undefined;
  /** The record as it is, where it was read already. */
  readonly stored?: FormRecord;
  /** The values are for that record alone: what it holds already may stay, also when its list has it no more. */
  readonly isOne?: boolean;
}

/**
 * The values of a submit, coerced and checked by the same rules as in the form (spec §5). A new record is checked
 * whole, a changed one in the fields that changed; what the form does not show is not checked (spec §4). Nothing is
 * written unless everything holds.
 * @throws CallFailure `unknown_field`; `invalid_values` with the texts by field
 */
export async function acceptValues(
  opened: OpenForm, values: Readonly<Record<string, unknown>>, { context, id, stored: known, isOne = false }: Acceptance,
): Promise<AcceptedValue[]> {
  refuseUnknown(opened, values);
  const isNew = id === undefined;
  const defaults = isNew ? await defaultsOf(opened, values, context) : noDefaults;
  const given = writable(opened, values, { isNew, defaults }).map((field) => coerceGiven(field, values, defaults));
  const stored = id === undefined ? undefined : (known ?? (await storedRecord(context, opened, id)));
  const submitted = valuesOf(given);
  // What was chosen elsewhere may belong no more to what is sent now.
  const fields = [...new Set([...given.map(({ field }) => field), ...dependentsOn(new Set(Object.keys(submitted)), opened)])];
  const translate = translator(opened.config, context);
  const judgement = await judgeFields(opened, { context, fields, values: submitted, stored });
  const asked = fields.filter((field) => !judgement.isHidden(field) && !isFixed(field));
  const strays = await strayChoices(opened, { context, asked, values: submitted, stored });
  const kept = isOne && id !== undefined ? await keptOptions(given, async () => stored ?? findRecord(context.services.database.sql, opened, id)) : new Set<FormField>();
  const problems: Record<string, string[]> = Object.fromEntries([...strays].map((name) => [name, [say(context.locale, "coercion.select")]]));
  const accepted: AcceptedValue[] = [];
  for (const [name, judged] of deciding(given, judgement)) {
    const texts = judged.flatMap((one) => problemsOf(one, { context, isNew, judgement, translate, isKept: kept.has(one.field) }));
    const [{ field, coercion }] = judged;
    const value = coercion.ok ? coercion.value : undefined;
    if (texts.length > 0) problems[name] = [...new Set([...texts, ...(problems[name] ?? [])])];
    else if (!isNew || value !== null) accepted.push({ field, value });
  }
  if (Object.keys(problems).length > 0) throw new CallFailure("invalid_values", { fields: problems });
  return hashSecrets(accepted);
}

/** Only expressions and dependent choices look at the record. Who may not see it is told so by the update itself. */
async function storedRecord(context: CallContext, opened: OpenForm, id: string): Promise<FormRecord | undefined> {
  if (!looksAtRecord(opened, context)) return undefined;
  return (await findRecord(context.services.database.sql, opened, id)) ?? { id, version: 0, values: {}, files: {} };
}

/** Whether the checks of the form depend on what else the record holds. */
export const looksAtRecord = (opened: OpenForm, context: CallContext): boolean =>
  preparedForm(opened.form, context) !== undefined || opened.fields.some(({ element }) => element.optionsFrom);

const noDefaults: Defaults = new Map();

/** Of what is not sent, as the form would fill it: a record is the same by whatever way it is made. */
async function defaultsOf(opened: OpenForm, values: Readonly<Record<string, unknown>>, context: CallContext): Promise<Defaults> {
  const { fields } = opened;
  const isSent = (field: FormField): boolean => Object.hasOwn(values, field.name) && !isFixed(field);
  const waiting = fields.filter((field) => !Object.hasOwn(values, field.name) && field.field.isSystem !== true);
  if (!waiting.some(({ element }) => defaultExpression(element) !== undefined)) return noDefaults;
  const sent = fields.filter((field) => isSent(field) || plainDefault(field.element) !== undefined);
  return workOutDefaults(opened, { context, fields: waiting, values: valuesOf(sent.map((field) => coerceGiven(field, values, noDefaults))) });
}

interface GivenValue {
  readonly field: FormField;
  readonly coercion: Coercion;
}

type Decision = readonly [GivenValue, ...GivenValue[]];

/**
 * Of the elements over each field those that say what is written and what is wrong with it: the shown ones, which may be
 * others in each record; of these the editable ones before those that only show their default.
 */
function deciding(given: readonly GivenValue[], judgement: FieldJudgement): ReadonlyMap<string, Decision> {
  const rank = ({ field }: GivenValue): number => (judgement.isHidden(field) ? 2 : 0) + (isFixed(field) ? 1 : 0);
  const decisions = new Map<string, Decision>();
  for (const one of given) {
    const known = decisions.get(one.field.name);
    const distance = known === undefined ? -1 : rank(one) - rank(known[0]);
    if (known === undefined || distance < 0) decisions.set(one.field.name, [one]);
    else if (distance === 0 && !judgement.isHidden(one.field)) decisions.set(one.field.name, [...known, one]);
  }
  return decisions;
}

function coerceGiven(field: FormField, values: Readonly<Record<string, unknown>>, defaults: Defaults): GivenValue {
  const isSent = Object.hasOwn(values, field.name) && !isFixed(field);
  const given = isSent ? values[field.name] : (plainDefault(field.element) ?? defaults.get(field.element.id) ?? null);
  const asElement = acceptValue(field.element, given);
  // An empty text is no value of a key: many records may be without one.
  if (asElement.ok && asElement.value === "" && field.field.isUnique === true) return { field, coercion: { ok: true, value: null } };
  const isValue = asElement.ok && asElement.value !== null;
  return { field, coercion: isValue ? coerceField(field.field.type, asElement.value) : asElement };
}

/** By name; what was sent before what an element only shows. */
const valuesOf = (given: readonly GivenValue[]): Record<string, unknown> =>
  Object.fromEntries(
    [...given]
      .sort((a, b) => Number(isFixed(b.field)) - Number(isFixed(a.field)))
      .map(({ field, coercion }) => [field.name, coercion.ok ? coercion.value : null]),
  );

function refuseUnknown({ fields }: OpenForm, values: Readonly<Record<string, unknown>>): void {
  const known = new Set(fields.filter((field) => !isFixed(field)).map(({ name }) => name));
  for (const name of Object.keys(values)) {
    if (!known.has(name)) throw new CallFailure("unknown_field", { params: { field: name } });
  }
}

/** Shown without being editable: a value sent for it is refused, not dropped. */
const isFixed = ({ element, field }: FormField): boolean =>
  element.isReadOnly === true || element.isDisabled === true || field.isSystem === true;

/** A new record is written whole, with the defaults of what is shown without being editable. */
function writable(
  { fields }: OpenForm, values: Readonly<Record<string, unknown>>, { isNew, defaults }: { isNew: boolean; defaults: Defaults },
): FormField[] {
  const showsDefault = ({ element, field }: FormField): boolean =>
    isNew && field.isSystem !== true && (plainDefault(element) ?? defaults.get(element.id) ?? null) !== null;
  return fields.filter((field) => (isFixed(field) ? showsDefault(field) : isNew || Object.hasOwn(values, field.name)));
}

/** Fields in which the record holds already what their list has no more. */
async function keptOptions(given: readonly GivenValue[], read: () => Promise<FormRecord | undefined>): Promise<ReadonlySet<FormField>> {
  const unlisted = given.filter(({ field, coercion }) => coercion.ok && unfitKey(field, coercion.value, true) === "coercion.select");
  if (unlisted.length === 0) return new Set();
  const { values = {} } = (await read()) ?? {};
  return new Set(unlisted.filter(({ field, coercion }) => coercion.ok && JSON.stringify(values[field.name]) === JSON.stringify(coercion.value)).map(({ field }) => field));
}

interface Judging {
  readonly context: CallContext;
  readonly isNew: boolean;
  readonly judgement: FieldJudgement;
  readonly translate: (text: string) => string;
  readonly isKept: boolean;
}

function problemsOf(
  { field, coercion }: GivenValue, { context, isNew, judgement, translate, isKept }: Judging,
): string[] {
  if (!coercion.ok) return [say(context.locale, coercion.key, coercion.params)];
  const isAsked = !judgement.isHidden(field) && !isFixed(field);
  const unfit = isKept ? undefined : unfitKey(field, coercion.value, isAsked);
  if (unfit) return [say(context.locale, unfit)];
  const { timeZone } = context.project.settings;
  const customMessage = judgement.messageOf(field);
  const failures = runChecks(isAsked ? strictest(field) : demanded(field), coercion.value, {
    isNew, ...(timeZone !== undefined && { timeZone }), ...(customMessage !== undefined && isAsked && { customMessage }),
  });
  // Elements are named as people read them, rows by their numbers.
  return failures.map(({ at = [], ...failure }) => sayFailure(context.locale, { ...failure, at: at.map((part) => (typeof part === "string" ? translate(part) : part)) }));
}

/** Of a field that nobody is asked for: only what its dataset demands. */
const demanded = ({ element, field }: FormField): CheckedElement => ({
  // Nobody who is not asked for a password need choose one.
  type: valueKindOf(element.type) === "secret" ? "text" : element.type,
  dataField: element.dataField ?? null,
  isRequired: field.isRequired === true,
  maxLength: field.maxLength ?? null,
  scale: field.scale ?? null,
});

/** What the dataset demands holds for every form over it. */
function strictest({ element, field }: FormField): CheckedElement {
  const lengths = [element.maxLength, field.maxLength].filter((length) => typeof length === "number");
  const scales = [element.scale, field.scale].filter((scale) => typeof scale === "number");
  return {
    ...element,
    isRequired: element.isRequired === true || field.isRequired === true,
    ...(lengths.length > 0 && { maxLength: Math.min(...lengths) }),
    ...(scales.length > 0 && { scale: Math.min(...scales) }),
  };
}
