import type { CountAnswer, CountQuery, RowsAnswer, RowsQuery } from "#contract/table.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { translator } from "../config/index.ts";
import { readPreferences, saveDefault, savePreferences } from "./columnPreferences.ts";
import { answerCount } from "./counting/answerCount.ts";
import { editedBy } from "./editedBy.ts";
import { mayPress } from "./mayPress.ts";
import { namingSource } from "./namingSource.ts";
import { openTable } from "./openTable.ts";
import { presentTable } from "./presentTable.ts";
import { readRows } from "./readRows.ts";
import { findIds, findPlaces } from "./rowIds.ts";
import { rowsQueryFromText } from "./rowsQueryFromText.ts";
import { listViews, viewRoutes } from "./views/index.ts";
import { ways } from "./ways.ts";

export { findIds, meantIds } from "./rowIds.ts";
export { mayPress } from "./mayPress.ts";
export { recordSight } from "./canSeeRecords.ts";
export { runTableQuery } from "./runTableQuery.ts";
export { editedBy } from "./editedBy.ts";
export { openLevel, openQuestion } from "./openQuestion.ts";
export { leafColumns } from "./leafColumns.ts";
export { openTable, valueNames, type OpenTable } from "./openTable.ts";
export { countWhole, rowBatches } from "./whole/rowBatches.ts";
export type { WholeQuestion, WholeRow } from "./whole/wholeStatement.ts";
export { groupKey, wholeGroups, type WholeGroup } from "./whole/wholeGroups.ts";
export { rowsQueryFromText } from "./rowsQueryFromText.ts";
export { withFiles } from "./rowFiles.ts";
export { SharedAnswers } from "./counting/SharedAnswers.ts";

export const tableRoutes: Routes<
  | "GET tables/{name}" | "POST tables/{name}/rows" | "GET tables/{name}/rows" | "POST tables/{name}/count" | "GET tables/{name}/count"
  | "POST user/column" | "POST user/column/default" | "POST tables/{name}/ids" | keyof typeof viewRoutes
> = {
  ...viewRoutes,
  "GET tables/{name}": async (context, { params, query }) => {
    const opened = await openTable(context, params.name);
    noteRead(context, params.name);
    const [preferences, views, config] = await Promise.all([
      readPreferences(context, opened.table.id, Number(query.level ?? 1)),
      listViews(context, opened.table),
      context.services.configuration.of(opened.table.projectId),
    ]);
    return presentTable(opened, context, {
      preferences,
      views,
      revision: config.revision,
      translate: translator(config, context),
      mayPress: (button) => mayPress(button, context),
      ...ways(opened.table, context, config),
      elementOf: editedBy(opened.table.form, config),
    });
  },
  "POST tables/{name}/rows": (context, { params, body }) => answerRows(context, params.name, body),
  "GET tables/{name}/rows": (context, { params, query }) => answerRows(context, params.name, parseQuery(query.query)),
  "POST tables/{name}/count": (context, { params, body }) => answerCounted(context, params.name, body),
  "GET tables/{name}/count": (context, { params, query }) => answerCounted(context, params.name, parseQuery(query.query)),
  "POST tables/{name}/ids": async (context, { params, body }) => {
    const found = body.places === true ? await findPlaces(context, params.name, body) : { ids: await findIds(context, params.name, body) };
    noteRead(context, params.name);
    return found;
  },
  "POST user/column": async (context, { body }) => {
    await savePreferences(context, body);
    return null;
  },
  "POST user/column/default": async (context, { body }) => {
    await saveDefault(context, body);
    return null;
  },
};

async function answerRows(context: CallContext, name: string, query: RowsQuery): Promise<RowsAnswer> {
  const answer = await namingSource(context, name, () => readRows(context, name, query));
  // A component may read rows without ever asking for the table.
  noteRead(context, name);
  return answer;
}

async function answerCounted(context: CallContext, name: string, query: CountQuery): Promise<CountAnswer> {
  const answer = await namingSource(context, name, () => answerCount(context, name, query));
  noteRead(context, name);
  return answer;
}

const noteRead = (context: CallContext, name: string): void =>
  context.services.reads.note(context, "table read", { object: `table:${name}` });

function parseQuery(text: string | undefined): RowsQuery {
  const query = text === undefined ? {} : rowsQueryFromText(text);
  if (!query) throw new CallFailure("bad_request", { params: { where: "query" } });
  return query;
}
