import type { ImportMeta } from "#contract/import.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { Routes } from "../../http/Routes.ts";
import { translator } from "../config/index.ts";
import { answerImport } from "./answerImport.ts";
import { sheetRoutes, type SheetCalls } from "./new-table/sheetRoutes.ts";
import { openImport, type OpenImport } from "./openImport.ts";
import { mostImportRows } from "./mostImportRows.ts";
import { importLimit } from "./receiveFile.ts";
import { templateFile } from "./templateFile.ts";

export { importTask } from "./importTask.ts";
export { tableTask } from "./new-table/tableTask.ts";

type ImportCalls = "GET import" | "GET import/{config}" | "GET import/{config}/file" | "POST import/{config}";

export const importRoutes: Routes<ImportCalls | SheetCalls> = {
  ...sheetRoutes,
  "GET import": (context, { query }) => listImports(context, query.table),
  "GET import/{config}": async (context, { params }) => presentImport(context, await openImport(context, params.config)),
  "GET import/{config}/file": async (context, { params, query }) => {
    const open = await openImport(context, params.config);
    if (query.kind === "sample" && open.config.sample.length === 0) throw new CallFailure("not_found");
    return await templateFile(context, open, query.kind);
  },
  "POST import/{config}": (context, { params, query }) => answerImport(context, params.config, query),
};

async function listImports(context: CallContext, table: string | undefined) {
  const project = await context.services.configuration.of(context.project.id);
  const translate = translator(project, context);
  const names = [...project.imports].filter(([, config]) => table === undefined || config.table === table).map(([name]) => name);
  const opened = await Promise.all(names.map((name) => openImport(context, name).catch(unlessRefused)));
  return opened.filter((one) => one !== undefined).map(({ config, title }) => ({
    name: config.name, title, table: config.table, tableTitle: translate(project.tables.get(config.table)?.title ?? config.table),
  }));
}

function unlessRefused(failure: unknown): undefined {
  if (!(failure instanceof CallFailure)) throw failure;
}

function presentImport(context: CallContext, { config, title, columns, opened }: OpenImport): ImportMeta {
  return {
    name: config.name, title,
    note: config.note === undefined ? null : translator(opened.config, context)(config.note),
    templateFileId: config.templateFile ?? null,
    sampleFileId: config.sampleFile ?? null,
    hasSample: config.sampleFile !== undefined || config.sample.length > 0,
    table: config.table, mode: config.mode, onError: config.onError, isDryRunRequired: config.isDryRunRequired,
    rowLimit: mostImportRows(context, config), sizeLimit: importLimit(context),
    columns: columns.map((column) => ({ field: column.field.name, title: column.title, isRequired: column.isNeeded, isKey: column.isKey })),
  };
}
