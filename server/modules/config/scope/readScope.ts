import type { FormulaScope } from "#contract/config.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import { flattenElements } from "#core/elements/flattenElements.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import { openQuery } from "../../../access/query/openQuery.ts";
import { RelationScope, type ReachableField } from "../../../access/RelationScope.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import type { Form, ProjectConfig, Table } from "../compiled/ProjectConfig.ts";
import { relationsOf, resolveSource } from "../compiled/resolveSource.ts";
import { optionName } from "../compiled/optionName.ts";
import { translator } from "../compiled/translator.ts";
import { sampleRows } from "./sampleRows.ts";

interface Owner {
  readonly kind: FormulaScope["kind"];
  readonly object: Table | Form;
}

/**
 * What an expression of a table or form of the caller's project sees of its source: fields with titles in the caller's language
 * and, on request, records to test it with.
 * @param query.of id of the table or form, or `tables/cities`
 * @throws CallFailure `forbidden`, `not_found`
 */
export async function readScope(context: CallContext, { of, rows }: { of: string; rows?: "1" | undefined }): Promise<FormulaScope> {
  demandAdministrator(context);
  const { services, project } = context;
  const config = await services.configuration.of(project.id);
  const { kind, object } = findOwner(config, of);
  const { scope, fields } = reach(context, config, object);
  const translate = translator(config, context);
  const told = {
    kind, name: object.name,
    fields: fields.map(({ name, type, field: { title, options } }) => ({
      name, type, title: translate(title ?? name),
      ...(options && { options: options.map((option) => ({ id: option.id, name: optionName(option, context.locale, translate) })) }),
    })),
  };
  if (rows === undefined) return told;
  const [what, read] = kind === "tables" ? ["table", "table read"] as const : ["form", "form read"] as const;
  services.reads.note(context, read, { object: `${what}:${object.name}` });
  return { ...told, ...(await sampleRows(services.database.sql, scope, fields)) };
}

function findOwner({ tables, forms }: ProjectConfig, of: string): Owner {
  const found = (kind: Owner["kind"], objects: ReadonlyMap<string, Table | Form>): Owner[] =>
    [...objects.values()].filter(({ id, name }) => id === of || `${kind}/${name}` === of).map((object) => ({ kind, object }));
  const [owner] = [...found("tables", tables), ...found("forms", forms)];
  if (!owner) throw new CallFailure("not_found");
  return owner;
}

/** Its source as it exists for the caller: of a form the fields that its elements hold, of a table all. */
function reach(context: CallContext, config: ProjectConfig, object: Table | Form): { scope: RelationScope; fields: ReachableField[] } {
  const relationOf = relationsOf(config);
  const relation = openQuery(resolveSource(object.source, config), { context, relationOf });
  const names = "elements" in object ? heldBy(object) : [...relation.fields.keys()];
  const scope = new RelationScope({ relation, context, rowRules: [object.rowRule], relationOf, exposed: new Set(names) });
  return { scope, fields: names.flatMap((name) => scope.find(name) ?? []) };
}

const heldBy = ({ elements }: Form): string[] =>
  [...new Set(flattenElements(elements).flatMap(({ type, dataField }) => (dataField !== undefined && valueKindOf(type) !== "secret" ? [dataField] : [])))];
