import type { MappingText } from "#contract/entities/index.ts";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { isAdministrator, type Operation } from "../../access/objectPolicy.ts";
import type { Relation } from "../../access/Relation.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { relationsOf, translator, type ProjectConfig } from "../config/index.ts";
import { labelOf, openForm, type FormField, type OpenForm } from "../forms/index.ts";

export type ImportConfig = ProjectConfig["imports"] extends ReadonlyMap<string, infer Config> ? Config : never;

/** Where the records are that a field's values name. */
export interface Related {
  readonly relation: Relation;
  /** The field there that is held. */
  readonly value: string;
  /** The field there by which a file names it. */
  readonly by: string;
}

/** A column of a file, and the field that it goes into. */
export interface ImportColumn {
  readonly field: FormField;
  /** In the caller's language. */
  readonly title: string;
  /** All titles by which it is known, in whatever language. */
  readonly titles: readonly string[];
  readonly related: Related | undefined;
  readonly default: unknown;
  /** A file without it is refused. */
  readonly isNeeded: boolean;
  readonly isKey: boolean;
}

/** An import that the caller may use. */
export interface OpenImport {
  readonly config: ImportConfig;
  readonly title: string;
  readonly opened: OpenForm;
  /** The table's name leads the audit, as what led to the rows. */
  readonly object: string;
  readonly columns: readonly ImportColumn[];
}

const operations: Readonly<Record<ImportConfig["mode"], readonly Operation[]>> = { insert: ["insert"], update: ["update"], upsert: ["insert", "update"] };

/**
 * An import as its caller may use it now: by its own permission, by the form's, under the row rules of form and table.
 * @throws CallFailure `not_found`, `forbidden`
 */
export async function openImport(context: CallContext, name: string): Promise<OpenImport> {
  const project = await context.services.configuration.of(context.project.id);
  const config = project.imports.get(name);
  if (!config) throw new CallFailure("not_found");
  if (!mayUse(config, context)) throw new CallFailure("forbidden");
  return await openAsImport(context, config, `import:${name}`);
}

/**
 * The same of what no configuration says: who may write by the form may import so.
 * @param object what led to the rows, for the audit
 * @throws CallFailure `not_found`, `forbidden`
 */
export async function openAsImport(context: CallContext, config: ImportConfig, object: string): Promise<OpenImport> {
  const project = await context.services.configuration.of(context.project.id);
  const table = project.tables.get(config.table);
  if (!table) throw new CallFailure("not_found");
  let opened: OpenForm | undefined;
  for (const operation of operations[config.mode]) opened = await openForm(context, config.form ?? table.form ?? "", operation, table.rowRule);
  if (opened?.relation.kind !== "dataset") throw new CallFailure("not_found");
  const form = opened;
  return {
    config, opened: form, object,
    title: translator(project, context)(config.title),
    columns: config.mapping.flatMap((mapped) => columnOf(mapped, { context, form, config, project }) ?? []),
  };
}

const mayUse = ({ permission }: ImportConfig, { caller }: CallContext): boolean =>
  permission === undefined || isAdministrator(caller) || (caller !== undefined && hasPermission(caller.permissions, permission));

interface Place {
  readonly context: CallContext;
  readonly form: OpenForm;
  readonly config: ImportConfig;
  readonly project: ProjectConfig;
}

/** Undefined for a field that the caller does not reach: a column for it is passed over. */
function columnOf(mapped: MappingText, { context, form, config, project }: Place): ImportColumn | undefined {
  const field = form.fields.find(({ name }) => name === mapped.field);
  if (!field || field.element.isReadOnly === true || field.element.isDisabled === true) return undefined;
  const own = mapped.titles ?? [];
  const label = labelOf(field.name, form, context) ?? field.field.title ?? field.name;
  const source = field.element.label?.split("|")[0] ?? "";
  const translate = translator(project, context);
  const isKey = config.key.includes(field.name);
  const isRequired = field.element.isRequired === true || field.field.isRequired === true;
  return {
    field, isKey,
    title: own[0] === undefined ? label : translate(own[0]),
    titles: [...own, ...own.map((one) => translate(one)), ...own.flatMap((one) => inAllLanguages(one, project)), label, ...inAllLanguages(source, project), field.name],
    related: relatedOf(mapped, field, project),
    default: mapped.default,
    isNeeded: isKey || (isRequired && config.mode !== "update" && mapped.default === undefined && field.element.defaultValue === undefined),
  };
}

function inAllLanguages(text: string, { translations }: ProjectConfig): string[] {
  const said = translations.get(text);
  const { others, ...six } = said ?? {};
  return [text, ...Object.values(six), ...Object.values(others ?? {})].filter((one): one is string => typeof one === "string");
}

function relatedOf({ by }: MappingText, { element, field }: FormField, project: ProjectConfig): Related | undefined {
  const from = element.optionsFrom;
  const dataset = from?.dataset ?? field.references?.dataset;
  const wanted = by ?? from?.text;
  const relation = dataset === undefined ? undefined : relationsOf(project)(dataset);
  return relation && wanted !== undefined ? { relation, value: from?.value ?? field.references?.field ?? "id", by: wanted } : undefined;
}
