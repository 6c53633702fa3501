import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { TextProblem } from "./reasons.ts";
import { unknownName } from "./unknownName.ts";

type Check = ReturnType<typeof Compile>;
type SchemaError = ReturnType<Check["Errors"]>[number];

const checks = new Map<TSchema, Check>();

/** Compiled on first use: a start that finds nothing changed compiles few of them. */
function checkOf(schema: TSchema): Check {
  const known = checks.get(schema) ?? Compile(schema);
  checks.set(schema, known);
  return known;
}

/** Where a value departs from its schema, one entry a mistake. */
export function schemaProblems(schema: TSchema, value: unknown, file: string): TextProblem[] {
  const check = checkOf(schema);
  if (check.Check(value)) return [];
  const errors = withoutOtherForms(check.Errors(value));
  const alternatives = errors.filter(({ keyword }) => keyword === "anyOf");
  // Of a value that fits none of several forms only that is said, not why it fits each of them not.
  const isPartOf = (error: SchemaError): boolean =>
    alternatives.some((one) => one !== error && error.schemaPath.startsWith(`${one.schemaPath}/anyOf/`));
  const namesOf = (error: SchemaError): readonly unknown[] => closedList(error, errors);
  const found = errors.filter((error) => !isPartOf(error)).flatMap((error) => describe(error, { file, value, namesOf }));
  return found.length > 0 ? found : [{ file, path: "$", reason: "notAllowed" }];
}

const formOf = (schemaPath: string): string | undefined => /^.*?\/anyOf\/\d+/.exec(schemaPath)?.[0];
const unionOf = (form: string): string => form.replace(/\/anyOf\/\d+$/, "");

/** Of a value that has what one of several forms requires, only what is wrong with that one. */
function withoutOtherForms(errors: readonly SchemaError[]): SchemaError[] {
  const forms = new Set(errors.flatMap(({ schemaPath }) => formOf(schemaPath) ?? []));
  const others = new Set(errors.flatMap(({ keyword, schemaPath }) => (keyword === "required" && forms.has(schemaPath) ? [schemaPath] : [])));
  const meant = new Set([...forms].filter((form) => !others.has(form)).map(unionOf));
  return errors.filter(({ keyword, schemaPath }) => {
    const form = formOf(schemaPath);
    // The union's own entry says no more than they do.
    if (form === undefined) return !(keyword === "anyOf" && others.size > 0 && meant.has(schemaPath));
    return !others.has(form) || !meant.has(unionOf(form));
  });
}

/** What a value may be, where that is a closed list. */
function closedList({ keyword, params, schemaPath, instancePath }: SchemaError, errors: readonly SchemaError[]): readonly unknown[] {
  if (keyword === "enum") return params.allowedValues;
  const alternatives = errors.filter((one) => one.instancePath === instancePath && one.schemaPath.startsWith(`${schemaPath}/anyOf/`));
  const names = alternatives.flatMap((one) => (one.keyword === "const" ? [one.params.allowedValue] : []));
  return names.length === alternatives.length ? names : [];
}

interface Describing {
  readonly file: string;
  /** The whole text. */
  readonly value: unknown;
  namesOf(error: SchemaError): readonly unknown[];
}

function describe(error: SchemaError, { file, value, namesOf }: Describing): TextProblem[] {
  const at = (reason: TextProblem["reason"], params: TextProblem["params"] = {}): TextProblem => ({
    file, path: jsonPath(error.instancePath), reason, params,
  });
  switch (error.keyword) {
    // The object's own entry names the property.
    case "boolean":
      return [];
    case "additionalProperties":
      return error.params.additionalProperties.map((name) => at("unknownProperty", { name }));
    case "required":
      return error.params.requiredProperties.map((name) => at("missingProperty", { name }));
    case "type":
      return [at("wrongType", { type: String(error.params.type) })];
    case "pattern":
      return [at("wrongForm")];
    case "maxLength":
    case "maxItems":
    case "minLength":
    case "minItems":
      return [at("beyondLimit", { limit: error.params.limit })];
    case "maximum":
    case "minimum":
      return [at("beyondLimit", { limit: String(error.params.limit) })];
    default: {
      const { near, list } = unknownName(String(valueAt(value, error.instancePath)), "value", namesOf(error).map(String));
      return [at("notAllowed", { ...(near !== undefined && { near }), ...(list !== undefined && { list }) })];
    }
  }
}

const stepsOf = (pointer: string): string[] => pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

const valueAt = (value: unknown, pointer: string): unknown =>
  stepsOf(pointer).reduce<unknown>((at, step) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[step] : undefined), value);

/** `/columns/2/title` → `$.columns[2].title` */
function jsonPath(pointer: string): string {
  return stepsOf(pointer).reduce((path, step) => path + pathStep(step), "$");
}

export function pathStep(step: string | number): string {
  if (/^\d+$/.test(String(step))) return `[${step}]`;
  return /^[A-Za-z_$][\w$]*$/.test(String(step)) ? `.${step}` : `[${JSON.stringify(step)}]`;
}
