import type { ExportQuestion } from "#contract/export.ts";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import { demand, isAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { translator } from "../config/index.ts";
import { openLevel, type OpenTable } from "../tables/index.ts";
import { exportColumns, type ExportColumn } from "./exportColumns.ts";

type Format = NonNullable<ExportQuestion["format"]>;

/** What one caller may take of a table as a file. */
export interface OpenExport {
  /** The table that was asked for; `opened` is it, or the one of a level below it. */
  readonly table: string;
  readonly opened: OpenTable;
  /** In the caller's language: of the file and its sheet. */
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** All columns that the caller may read, those of groups among them. */
  readonly visible: readonly ExportColumn[];
  readonly format: Format;
  readonly rowLimit: number | undefined;
}

interface Resource {
  readonly table: string;
  readonly title?: string;
  /** Keys of columns. */
  readonly columns?: readonly string[];
  readonly format: Format;
  readonly permission?: string;
  readonly rowLimit?: number;
}

const ofTable = "table:";

/**
 * @param name `table:{name}`, for who may export that table, or a configured export, by its own permission; whoever may not
 * read the table exports nothing of it
 * @throws CallFailure `not_found`, `forbidden`, `unknown_field`
 */
export async function openExport(context: CallContext, name: string, question: ExportQuestion): Promise<OpenExport> {
  const resource = name.startsWith(ofTable) ? { table: name.slice(ofTable.length), format: "xlsx" as const } : await configured(context, name);
  const opened = await openLevel(context, resource.table, question.query ?? {});
  const isConfigured = resource.permission !== undefined;
  if (isConfigured) demandPermission(resource.permission, context);
  // What a configured export gives away is its own table.
  if (!isConfigured || opened.parentField !== undefined) demand(opened.table, "export", context);
  const config = await context.services.configuration.owning(context.project, resource.table);
  const columns = (keys: readonly string[], asked?: ExportQuestion["columns"]): ExportColumn[] => exportColumns(context, opened, { config, keys, asked });
  return {
    table: resource.table,
    opened,
    title: translator(config, context)(resource.title ?? opened.table.title),
    columns: columns(resource.columns ?? [], question.columns),
    visible: columns([]),
    format: question.format ?? resource.format,
    rowLimit: resource.rowLimit,
  };
}

async function configured({ services, project }: CallContext, name: string): Promise<Resource> {
  const resource = (await services.configuration.of(project.id)).exports.get(name);
  if (resource === undefined) throw new CallFailure("not_found");
  return resource;
}

function demandPermission(permission: string, { caller }: CallContext): void {
  if (isAdministrator(caller) || (caller !== undefined && hasPermission(caller.permissions, permission))) return;
  throw new CallFailure("forbidden");
}
