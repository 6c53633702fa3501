import type { DocumentTemplate } from "#contract/document.ts";
import { isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { translator } from "../config/index.ts";
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
  const source = form === undefined ? undefined : config.forms.get(form)?.source;
  const dataset = source && "dataset" in source ? source.dataset : undefined;
  const fits = (of: string): boolean => {
    const shown = config.tables.get(of);
    if (!shown || !isAllowed(shown, "read", context)) return false;
    return form === undefined || (dataset !== undefined && "dataset" in shown.source && shown.source.dataset === dataset);
  };
  const found = [...config.documents.values()].filter((template) =>
    mayUse(context, template) && fits(template.table) && (table === undefined || template.table === table)
    && (form === undefined || template.source === "record") && (name === undefined || template.name === name));
  return found.map((template) => ({
    name: template.name, title: translate(template.title), source: template.source, formats: [...formatsOf(template)],
    locales: localesOf(context, template), isNumbered: template.numberPattern !== undefined,
  })).sort((one, other) => one.title.localeCompare(other.title));
}
