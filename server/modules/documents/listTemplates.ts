import type { DocumentTemplate } from "#contract/document.ts";
import { isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { translator, type Table } from "../config/index.ts";
import { formatsOf, localesOf, mayUse } from "./openTemplate.ts";

interface Asked {
  readonly table?: string | undefined;
  /** Templates of single records of the same dataset. */
  readonly form?: string | undefined;
  readonly name?: string | undefined;
}

/** Templates that the caller may use, in the order of their titles. */
export async function listTemplates(context: CallContext, { table, form, name }: Asked): Promise<DocumentTemplate[]> {
  const config = await context.services.configuration.of(context.project.id);
  const translate = translator(config, context);
  const dataset = form === undefined ? undefined : datasetOf(config.forms.get(form));
  const fits = (of: string): boolean => {
    const shown = config.tables.get(of);
    if (!shown || !isAllowed(shown, "read", context)) return false;
    return form === undefined || (dataset !== undefined && datasetOf(shown) === dataset);
  };
  const found = [...config.documents.values()].filter((template) =>
    mayUse(context, template) && fits(template.table) && (table === undefined || template.table === table)
    && (form === undefined || template.source === "record") && (name === undefined || template.name === name));
  return found.map((template) => ({
    name: template.name, title: translate(template.title), source: template.source, formats: [...formatsOf(template)],
    locales: localesOf(context, template), isNumbered: template.numberPattern !== undefined, isKept: template.isKept,
  })).sort((one, other) => one.title.localeCompare(other.title));
}

const datasetOf = (object: Pick<Table, "source"> | undefined): string | undefined => (object && "dataset" in object.source ? object.source.dataset : undefined);

/** Whether documents can be made of the form's records, or stay with them. */
export async function hasDocuments(context: CallContext, form: string): Promise<boolean> {
  if ((await listTemplates(context, { form })).length > 0) return true;
  const { documents, forms, tables } = await context.services.configuration.of(context.project.id);
  const dataset = datasetOf(forms.get(form));
  return dataset !== undefined && [...documents.values()].some(({ isKept, table }) => isKept && datasetOf(tables.get(table)) === dataset);
}
