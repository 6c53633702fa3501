import type { SheetCheck, SheetPlan } from "#contract/sheet.ts";
import type { TablePlan } from "#core/new-table/TablePlan.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { draftConfig, type Draft } from "../../config/index.ts";
import type { FoundTitles } from "../FoundTitles.ts";
import { openAsImport, type ImportConfig, type OpenImport } from "../openImport.ts";
import { composeTable } from "#core/new-table/composeTable.ts";
import { mostSheetRows } from "./surveySheet.ts";

/** Which fields come from a file, and where they stand there. */
export type SheetFields = Pick<SheetCheck, "key" | "firstRow"> & { readonly fields: readonly Pick<SheetCheck["fields"][number], "key" | "title" | "place">[] };

/** Without what says only where its values come from. */
export const planOfSheet = ({ key, title, fields, ...more }: SheetCheck & Partial<SheetPlan>): TablePlan =>
  ({ key, title, fields: fields.map(({ place: _place, ...field }) => field), menu: more.menu, readers: more.readers, writers: more.writers ?? [], isLatestLast: true });

/** Titles as the new table has them, and where they stand. */
export function titlesOfSheet({ firstRow, fields }: SheetFields): FoundTitles {
  const there = fields.filter((field) => field.place !== undefined);
  const titles = Array.from({ length: Math.max(0, ...there.map(({ place = 0 }) => place + 1)) }, () => "");
  for (const { title, place = 0 } of there) titles[place] = title;
  return { row: firstRow - 1, titles, places: new Map(there.map(({ key, place = 0 }) => [key, place])) };
}

/** The rows of a file as an import into the new table. What is wrong with some of them is judged by whoever asks. */
export function openNewTable(context: CallContext, { key, fields }: SheetFields): Promise<OpenImport> {
  const config = {
    id: key, projectId: context.project.id, name: key, title: key, table: key, mapping: fields.filter(({ place }) => place !== undefined).map((field) => ({ field: field.key })),
    mode: "insert", key: [], onError: "good_rows", isDryRunRequired: false, rowLimit: mostSheetRows, sample: [],
  } satisfies Partial<ImportConfig> as unknown as ImportConfig;
  return openAsImport(context, config, `table:${key}`);
}

/** The call as it would be if the table were there: nothing of it is. @throws CallFailure as saving does */
export async function aheadOfTable(context: CallContext, plan: TablePlan): Promise<CallContext> {
  const made = composeTable({ ...plan, menu: undefined, readers: undefined, writers: [] });
  const config = await draftConfig(context, made.map(({ entity, id, values }) => ({ entity, id, isNew: true, values }) as Draft));
  const { configuration } = context.services;
  return {
    ...context,
    services: {
      ...context.services,
      configuration: {
        of: (projectId) => (projectId === context.project.id ? Promise.resolve(config) : configuration.of(projectId)),
        owning: async (projectId, name) => (config.forms.has(name) ? config : await configuration.owning(projectId, name)),
        expectChange: (projectId) => configuration.expectChange(projectId),
      },
    },
  };
}
