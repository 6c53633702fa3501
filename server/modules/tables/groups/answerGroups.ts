import { sql } from "kysely";
import type { OpenedGroup, RowsAnswer, RowsQuery } from "#contract/table.ts";
import { heavyReads } from "../../../access/heavyReads.ts";
import type { ReachableField } from "../../../access/RelationScope.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { OpenLevel } from "../callerConditions.ts";
import { readFooters } from "../footers/readFooters.ts";
import { withKeys } from "../orderedRows.ts";
import { paging } from "../paging.ts";
import { writeCursor } from "../rowCursor.ts";
import { orderBy } from "../rowOrder.ts";
import { buildStatement, presentRow } from "../rowStatement.ts";
import { groupTerms, readPath } from "./groupTerms.ts";
import { alikePaths, joinPaths, type PlacedPath } from "./openedPaths.ts";
import { withFiles } from "../rowFiles.ts";
import { readGroups } from "./readGroups.ts";

/** Rows, or groups, that one call opens at most. */
const openedAtMost = 10_000;

/** A page of the groups of one level, with the footers over all of its rows where there is more than one group (spec §9). */
export async function answerGroups(context: CallContext, opened: OpenLevel, query: RowsQuery): Promise<RowsAnswer> {
  const { pageSize, offset, page } = paging(opened, query);
  const values = readPath(groupTerms(opened.scope(), query), query.groupPath ?? [], "groupPath");
  const read = await readGroups(context, opened, { query, paths: [{ place: 0, values }], page: { limit: pageSize, offset } });
  const { groups = [], groupTotal = 0, rowTotal = 0 } = read.get(0) ?? {};
  const hasFooters = query.footers !== false && groupTotal > 1;
  return {
    rows: [],
    page,
    pageSize,
    total: rowTotal,
    totalIsEstimate: false,
    footers: hasFooters ? await readFooters(context, opened, query) : [],
    groups,
    groupTotal,
    isCut: offset + groups.length < groupTotal,
  };
}

/** The first rows or groups of several groups, with as few statements as there are kinds of paths. */
export async function answerOpened(context: CallContext, opened: OpenLevel, query: RowsQuery): Promise<RowsAnswer> {
  const { openGroups = [] } = query;
  const { pageSize } = paging(opened, query);
  const limit = Math.min(pageSize, Math.floor(openedAtMost / openGroups.length));
  const terms = groupTerms(opened.scope(), query);
  const paths = openGroups.map((path, place) => ({ place, values: readPath(terms, path, `openGroups.${place}`) }));
  const asked = { query, limit, sent: openGroups };
  const found: (OpenedGroup & { place: number })[] = [];
  for (const alike of alikePaths(paths)) {
    const isLeaf = alike[0]?.values.length === terms.length;
    found.push(...(await (isLeaf ? openRows : openLevels)(context, opened, { ...asked, paths: alike })));
  }
  const answers = found.toSorted((one, other) => one.place - other.place).map(({ place: _place, ...answer }) => answer);
  return { rows: [], page: 1, pageSize: limit, total: null, totalIsEstimate: false, footers: [], opened: answers };
}

interface Opening {
  readonly query: RowsQuery;
  readonly paths: readonly PlacedPath[];
  /** The paths as they were sent, by place. */
  readonly sent: readonly unknown[][];
  readonly limit: number;
}

type Placed = OpenedGroup & { place: number };

async function openLevels(context: CallContext, opened: OpenLevel, { query, paths, sent, limit }: Opening): Promise<Placed[]> {
  const read = await readGroups(context, opened, { query, paths, page: { limit, offset: 0 } });
  return [...read].map(([place, { groups, groupTotal }]) =>
    ({ place, path: sent[place] ?? [], rows: [], groups, groupTotal, isCut: groups.length < groupTotal }));
}

async function openRows(context: CallContext, opened: OpenLevel, { query, paths, sent, limit }: Opening): Promise<Placed[]> {
  const { openGroups: _openGroups, after: _after, groupPath: _groupPath, ...all } = query;
  const { plan: _plan, ...level } = opened;
  const statement = buildStatement(level, all);
  const { scope, columns, conditions, order } = statement;
  const joined = joinPaths(scope, groupTerms(scope, query), paths);
  const { rows } = await sql<Record<string, unknown>>`select * from (
      select g.place, ${withKeys(columns, order)}, row_number() over (partition by g.place order by ${orderBy(order)}) as at
      from ${scope.from()}${joined} where ${sql.join(conditions, sql` and `)}
    ) as opened where at <= ${limit + 1} order by place, at`.execute(heavyReads(context, "search"));
  const answers = paths.map(({ place }): Placed => {
    const found = rows.filter((row) => row["place"] === place);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const isCut = found.length > limit && last !== undefined;
    return { place, path: sent[place] ?? [], rows: shown.map((row) => presentRow(row, statement)), isCut, ...(isCut && { next: writeCursor(order, last) }) };
  });
  return query.files === true ? await withFilesOf(context, level, { fields: statement.fields, found: answers }) : answers;
}

/** The files of all opened rows together, as those of one list. */
async function withFilesOf(
  context: CallContext, opened: OpenLevel, { fields, found }: { fields: readonly ReachableField[]; found: readonly Placed[] },
): Promise<Placed[]> {
  const rows = await withFiles(context, opened, { fields, rows: found.flatMap((answer) => answer.rows) });
  let taken = 0;
  return found.map((answer) => ({ ...answer, rows: rows.slice(taken, (taken += answer.rows.length)) }));
}
