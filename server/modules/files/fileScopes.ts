import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import { flattenElements } from "#core/elements/flattenElements.ts";
import { platformProject } from "#core/platformProject.ts";
import { isAllowed } from "../../access/objectPolicy.ts";
import { relationSource } from "../../access/Relation.ts";
import { RelationScope } from "../../access/RelationScope.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { relationsOf, resolveSource, type Form, type ProjectConfig, type Table } from "../config/index.ts";
import type { StoredFile } from "./StoredFile.ts";
import { takesFiles } from "./uploadTarget.ts";

/** The record that holds a file, and the field in it. */
export interface Holder {
  readonly source: string;
  readonly recordId: string;
  readonly field: string;
}

export function holderOf(file: Pick<StoredFile, "source" | "record_id" | "field">): Holder | undefined {
  const { source, record_id: recordId, field } = file;
  return source === null || recordId === null || field === null ? undefined : { source, recordId, field };
}

type Way = "read" | "update";

/**
 * What the caller reaches of a held file's record: a scope for each table and form that shows the field to them, or,
 * for changing it, for each form that lets them.
 */
export async function scopesOver(context: CallContext, { source, field }: Holder, way: Way): Promise<RelationScope[]> {
  const { configuration } = context.services;
  const configs = await Promise.all([configuration.of(context.project.id), configuration.of(platformProject)]);
  return configs.flatMap((config) =>
    waysTo(config, { context, field, way }).flatMap((object) => {
      const relation = resolveSource(object.source, config);
      if (relationSource(relation) !== source) return [];
      const scope = new RelationScope({
        relation, context, rowRules: [object.rowRule], relationOf: relationsOf(config), exposed: new Set(["id", field]),
      });
      return scope.find(field) ? [scope] : [];
    }),
  );
}

/** The name of the first form that shows the field to the caller, over whatever records it does. */
export async function formOver(context: CallContext, { source, field }: Holder): Promise<string | undefined> {
  const config = await context.services.configuration.of(context.project.id);
  const ways = new Set<Form | Table>(waysTo(config, { context, field, way: "read" }));
  return [...config.forms].find(([, form]) => ways.has(form) && relationSource(resolveSource(form.source, config)) === source)?.[0];
}

interface Wish {
  readonly context: CallContext;
  readonly field: string;
  readonly way: Way;
}

/** A guest reads records of forms with the ticket of the own insert only: for guests forms are no way. */
function waysTo({ forms, tables }: ProjectConfig, { context, field, way }: Wish): (Form | Table)[] {
  const isWay = ({ elements }: Form): boolean =>
    flattenElements(elements).some((element) => element.dataField === field && (way === "read" || takesFiles(element)));
  const byForm = context.isPublic ? [] : [...forms.values()].filter(isWay);
  const byTable = way === "read" ? [...tables.values()].filter(({ columns }) => shows(columns, field)) : [];
  return [...byForm, ...byTable].filter((object) => isAllowed(object, way, context));
}

const shows = (columns: Table["columns"], field: string): boolean =>
  columns.some((column) => column.dataField === field || shows(column.children, field));

/** The rows that any of the scopes reaches. */
export const anyOf = (scopes: readonly RelationScope[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join([sql<SqlBool>`false`, ...scopes.map((scope) => scope.rows())], sql` or `)})`;

/** Whether a record exists for the caller in one of the scopes. */
export async function reaches(
  database: Kysely<PlatonSchema>, scopes: readonly RelationScope[], recordId: string,
): Promise<boolean> {
  const [first] = scopes;
  if (!first) return false;
  const { rows } = await sql`
    select 1 from ${first.from()} where t.id = ${recordId} and ${anyOf(scopes)}`.execute(database);
  return rows.length > 0;
}
