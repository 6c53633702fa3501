import { sql } from "kysely";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import { tellWaiting } from "../changes/ChangeProgress.ts";
import { changeInTransaction } from "../changes/untilTablesAreFree.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import type { Routes } from "../../../http/Routes.ts";
import { compareRows, leadsOfDifferences, presentDifferences } from "./compareStates.ts";
import { demandHistory, type HistoryPlace } from "./HistoryPlace.ts";
import { hideSecrets } from "../secrets/hideSecrets.ts";
import { historyWords } from "./HistoryWords.ts";
import { presentChanges, presentDeleted } from "./presentChanges.ts";
import { ofObject, readChanges, type ChangesWanted } from "./readChanges.ts";
import { readHistoryChoices } from "./readHistoryChoices.ts";
import { readNames } from "./readNames.ts";
import { keyOf, presentState, readPast, readPresent } from "./readState.ts";
import { restoreObject } from "./restoreObject.ts";

export type HistoryCalls =
  | "GET revisions"
  | "GET revisions/{entity}/{id}"
  | "GET revisions/{entity}/{id}/{revision}"
  | "GET differences/{entity}/{id}"
  | "POST revisions/{entity}/{id}/restore"
  | "GET config/deleted"
  | "GET config/history-choices";

/** History of configuration: what changed, how it was, and back to it. All of it is administrators' only. */
export const historyRoutes: Routes<HistoryCalls> = {
  "GET revisions": async (context, { query }) => presentChanges(...(await changesFor(context, query))),
  "GET revisions/{entity}/{id}": async (context, { params, query }) => {
    const found = await changesFor(context, { ...query, of: params });
    if (found[2].length === 0 && query.before === undefined) throw new CallFailure("not_found");
    return presentChanges(...found);
  },
  "GET config/deleted": async (context, { query }) => presentDeleted(...(await changesFor(context, { ...query, isDeletedNow: true }))),
  "GET config/history-choices": async (context) => {
    demandAdministrator(context);
    return readHistoryChoices(context);
  },
  "GET revisions/{entity}/{id}/{revision}": async (context, { params: { revision, ...place } }) => {
    demandAdministrator(context);
    demandHistory(place);
    const { services: { database }, project } = context;
    const row = await database.sql.selectFrom("platon.revisions").select("moment").where("project_id", "=", project.id)
      .where("entity", "=", place.entity).where("entity_id", "=", place.id).where("revision", "=", Number(revision)).executeTakeFirst();
    if (row === undefined) throw new CallFailure("not_found");
    return presentState(place, row.moment, await readPast(database.sql, project.id, { place, moment: row.moment }));
  },
  "GET differences/{entity}/{id}": async (context, { params, query }) => differencesFor(context, params, query),
  "POST revisions/{entity}/{id}/restore": async (context, { params, query, body }) => {
    demandAdministrator(context);
    const isDryRun = query.dryRun === "1";
    const { id, version, values } = await changeInTransaction(
      context.services.database, (tx) => restoreObject(tx, context, params, body), { isDryRun, onWait: () => tellWaiting(context) },
    );
    return { id, version, values: hideSecrets(params.entity, "", values) as typeof values };
  },
};

type Found = Parameters<typeof presentChanges>;

async function changesFor(context: CallContext, wanted: Omit<ChangesWanted, "projectId" | "timeZone">): Promise<Found> {
  demandAdministrator(context);
  const { services: { database: { sql: executor } }, project } = context;
  const timeZone = project.settings.timeZone ?? defaultTimeZone;
  return [executor, context, await readChanges(executor, { ...wanted, projectId: project.id, timeZone })];
}

/** In one snapshot, so that the states are of one time; words are read before, for they may need a transaction of their own. */
async function differencesFor(context: CallContext, place: HistoryPlace, { from, to }: { from?: string; to?: string }) {
  demandAdministrator(context);
  demandHistory(place);
  const { services: { database }, project } = context;
  const words = await historyWords(context);
  return database.transaction(async (tx) => {
    const at = (moment: string | undefined) =>
      moment === undefined ? readPresent(tx, project.id, place) : readPast(tx, project.id, { place, moment: Number(moment) });
    const { rows: [last] } = await sql<{ latest: number | null; name: string }>`
      select max(r.moment) over () as latest, r.name from platon.revisions as r where r.project_id = ${project.id} and ${ofObject(place)}
      order by (r.entity = ${place.entity}) desc, r.revision desc limit 1`.execute(tx);
    if (last === undefined) throw new CallFailure("not_found");
    const differences = compareRows(await at(from ?? "0"), await at(to));
    const names = await readNames(tx, project.id, leadsOfDifferences(differences));
    const present = await readPresent(tx, project.id, place);
    return {
      kind: words.kind(place.entity), name: words.text(last.name), latest: last.latest ?? 0, isDeleted: present.get(keyOf(place))?.values === undefined,
      differences: presentDifferences(differences, words, names),
    };
  }, { isolation: "repeatable read" });
}
