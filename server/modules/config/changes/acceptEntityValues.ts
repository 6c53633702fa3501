import { coerceField } from "#core/coercion/index.ts";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { Locale } from "#core/locale.ts";
import { platformProject } from "#core/platformProject.ts";
import { say } from "#core/wording/say.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { limitsOf, type Project } from "../../projects/index.ts";
import { reservedNames } from "../entities/reservedNames.ts";
import { languageField } from "../entities/languageFields.ts";
import type { EntityDefinition, EntityField } from "../entities/EntityDefinition.ts";
import type { EntityValues } from "../entities/entityRows.ts";
import { checkStyle } from "../text/checks/checkStyles.ts";
import { nameReason, sayReason, type TextProblem } from "../text/problems/reasons.ts";
import { schemaProblems } from "../text/problems/schemaProblems.ts";

interface Accepting {
  readonly project: Pick<Project, "id" | "settings" | "raisedLimits">;
  readonly locale: Locale;
}

/**
 * The values as the entity's columns take them. A cleared field that has a default takes it.
 * @throws CallFailure `unknown_field`, `invalid_values` with the texts by field, `reserved_name`
 */
export function acceptEntityValues(
  entity: EntityDefinition, values: EntityValues, { project, locale }: Accepting
): EntityValues {
  const limits = limitsOf(project);
  const problems: Record<string, string[]> = {};
  const accepted: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields.find((one) => one.name === name);
    if (field === undefined) throw new CallFailure("unknown_field", { params: { field: name } });
    const result = acceptValue(field, value ?? field.default ?? null, { limits, locale });
    if ("value" in result) accepted[name] = result.value;
    else problems[fieldIn(entity, name, { path: result.path, project })] = [result.text];
  }
  for (const problem of nameProblems(entity, accepted)) problems[entity.keyField] = [sayReason(problem, locale)];
  if (Object.keys(problems).length > 0) throw new CallFailure("invalid_values", { fields: problems });
  refuseReserved(entity, accepted, project.id);
  return accepted;
}

interface Refusal {
  readonly text: string;
  /** `$.width`: where in the value, if not the whole of it. */
  readonly path?: string;
}

/** What is kept together is edited one by one: the property that is wrong, of a known name. */
function fieldIn(entity: EntityDefinition, name: string, { path = "$", project }: { readonly path: string | undefined } & Pick<Accepting, "project">): string {
  const { gathered, byLanguage } = entity.description;
  const property = path.split(/[.[\]]+/)[1] ?? "";
  if (byLanguage?.into === name && project.settings.languages?.some(({ code }) => code === property)) return languageField(name, property);
  return gathered !== undefined && gathered.into === name && !gathered.isApart && Object.hasOwn(gathered.fields, property) ? property : name;
}

/** An object's file is named by its key. */
function nameProblems({ description, keyField }: EntityDefinition, values: EntityValues): TextProblem[] {
  const place = "place" in description ? description.place : undefined;
  const key = values[keyField];
  if (place === undefined || !("folder" in place) || typeof key !== "string" || place.name.test(key)) return [];
  return [{ file: "", path: "$", reason: nameReason(place.name) }];
}

function acceptValue(field: EntityField, value: unknown, { limits, locale }: { limits: RealmLimits; locale: Locale }): { value: unknown } | Refusal {
  const coercion = coerceField(field.type, value);
  if (!coercion.ok) return { text: say(locale, coercion.key, coercion.params) };
  // Nothing typed is nothing said; what code and style sheets are made of is kept to the letter, an empty text included.
  const kept = field.type === "text" && value === "" && field.default !== "" ? null : coercion.value;
  if (kept === null && field.isRequired) return { text: say(locale, "check.required") };
  const maxLength = field.limit === undefined ? field.maxLength : limits[field.limit];
  const texts: readonly unknown[] = Array.isArray(kept) ? kept : [kept];
  if (maxLength !== undefined && texts.some((text) => typeof text === "string" && text.length > maxLength)) {
    return { text: say(locale, "check.maxLength", { 0: maxLength }) };
  }
  const [fault] = field.limit === "cssLength" && typeof kept === "string" ? checkStyle(kept, { file: "", path: "" }, limits).problems : [];
  const [problem] = fault ? [fault] : shapeProblems(field, kept);
  return problem ? { text: sayReason(problem, locale), path: problem.path } : { value: kept ?? field.default ?? null };
}

/** Where a value is not of the shape that text has to have (D61). Numbers have other forms in the database. */
const shapeProblems = ({ schema, type }: EntityField, value: unknown): TextProblem[] =>
  (schema === undefined || type === "number" || value === null ? [] : schemaProblems(schema, value, ""));

/** Names of system entities mean project `platon` everywhere (D40). */
function refuseReserved({ name }: EntityDefinition, values: EntityValues, projectId: string): void {
  if (projectId === platformProject || (name !== "tables" && name !== "forms")) return;
  const wanted = String(values["name"] ?? "");
  if (reservedNames.has(wanted)) throw new CallFailure("reserved_name", { params: { name: wanted } });
}
