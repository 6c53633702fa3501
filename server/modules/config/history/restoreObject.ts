import { sql, type Kysely } from "kysely";
import type { EntityDescription } from "#contract/entities/describe.ts";
import type { RestoreBody } from "#contract/history.ts";
import { ProjectText } from "#contract/project/index.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { lockProject } from "../../projects/index.ts";
import { keepingAddresses } from "../secrets/sealedSettings.ts";
import { writeProjectRecord } from "../apply/projectRecord.ts";
import { changeEntities } from "../changes/changeEntities.ts";
import type { ChangeContext } from "../changes/ChangeContext.ts";
import type { EntityChange } from "../changes/EntityChange.ts";
import { planParts } from "../changes/planParts.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityDefinition } from "../entities/EntityDefinition.ts";
import { findEntityRow, type EntityValues } from "../entities/entityRows.ts";
import { refuseText } from "../text/problems/refuseText.ts";
import { schemaProblems } from "../text/problems/schemaProblems.ts";
import { demandHistory, partsOf, settingsEntity, type HistoryPlace } from "./HistoryPlace.ts";
import { knownValues, planRestoration, propertiesAt } from "./planRestoration.ts";
import { ofObject } from "./readChanges.ts";
import { keyOf, readPast, readPresent, type ObjectRows } from "./readState.ts";

type Transaction = Kysely<PlatonSchema>;

interface Restored {
  readonly id: string;
  readonly version: number;
  readonly values: EntityValues;
}

/**
 * Makes an object with its parts what it was after a moment, or only some of its properties, as a change like any other; a
 * deleted object comes back.
 *
 * @throws CallFailure `not_found`; `not_restorable` for a moment when it was not there; `changed_since` with the name of who
 *   changed it after the moment that the caller saw last; what `changeEntities` throws
 * @example await restoreObject(tx, context, { entity: "tables", id }, { moment: 41 });
 */
export async function restoreObject(tx: Transaction, context: ChangeContext, place: HistoryPlace, body: RestoreBody): Promise<Restored> {
  demandHistory(place);
  await lockProject(tx, context.project.id);
  await demandSeen(tx, context, place, body);
  const moment = await momentOf(tx, context, place, body);
  const [past, present] = [await readPast(tx, context.project.id, { place, moment }), await readPresent(tx, context.project.id, place)];
  const was = past.get(keyOf(place))?.values;
  if (was === undefined) throw new CallFailure("not_restorable");
  if (place.entity === settingsEntity) return restoreSettings(tx, context, { was, present, paths: body.paths });
  const wishes = body.paths === undefined ? await wholeWishes(tx, context, place, { past, present, was }) : propertyWishes(place, { past, present, paths: body.paths });
  await changeEntities(tx, context, wishes, { destructive: body.destructive === true });
  const row = await findEntityRow(tx, entityOf(place.entity), { projectId: context.project.id, id: place.id });
  if (row === undefined) throw new Error("A restoration without a result");
  return row;
}

interface States {
  readonly past: ObjectRows;
  readonly present: ObjectRows;
}

/** Parts that were a property of the object by then are made from that. */
async function wholeWishes(
  tx: Transaction, { project }: ChangeContext, { entity: name, id }: HistoryPlace, { past, present, was }: States & { was: EntityValues },
): Promise<readonly EntityChange[]> {
  const entity = entityOf(name);
  const listed = new Set<string>(partsOf(name).filter((part) => isListed(part, entity, was)).map((part) => part.name));
  const others = (rows: ObjectRows): ObjectRows => new Map([...rows].filter(([, row]) => !listed.has(row.entity)));
  const parts = listed.size === 0 ? [] : await planParts(tx, { entity, id, projectId: project.id, snapshot: was });
  return [...planRestoration(others(past), others(present)), ...parts];
}

function isListed(part: EntityDefinition, { description }: EntityDefinition, was: EntityValues): boolean {
  const { parts = {} } = description as EntityDescription;
  return Object.entries(parts).some(([property, list]) => list.part.name === part.name && Array.isArray(was[property]));
}

function propertyWishes(place: HistoryPlace, { past, present, paths }: States & { paths: readonly string[] }): readonly EntityChange[] {
  const [was, is] = [past.get(keyOf(place)), present.get(keyOf(place))?.values];
  // Of what is not there no single property comes back.
  if (was === undefined || is === undefined) throw new CallFailure("not_restorable");
  return [{ change: "update", entity: entityOf(place.entity).name, id: place.id, values: propertiesAt(is, knownValues(was), paths) }];
}

/** Settings are written as a project's text is, under the same checks. */
async function restoreSettings(
  tx: Transaction, context: ChangeContext, { was, present, paths }: { was: EntityValues; present: ObjectRows; paths: readonly string[] | undefined },
): Promise<Restored> {
  const [is = {}] = [...present.values()].map(({ values }) => values);
  const { settings = {}, ...others } = paths === undefined ? was : { ...is, ...propertiesAt(is, was, paths) };
  const kept = paths === undefined ? settings : keepingAddresses(settings, was["settings"]);
  const value = { ...others, ...(kept as object) };
  const problems = schemaProblems(ProjectText, value, "project.json");
  if (problems.length > 0) throw refuseText(problems, context.locale);
  await writeProjectRecord(tx, context, { file: "project.json", value: value as ProjectText });
  await changeEntities(tx, context, []);
  return { id: context.project.id, version: context.project.revision + 1, values: { ...others, settings } };
}

/** Which moment is meant. @throws CallFailure `not_found` when the object has no such revision */
async function momentOf(tx: Transaction, { project }: ChangeContext, { entity, id }: HistoryPlace, { moment, revision }: RestoreBody): Promise<number> {
  const { rows } = await sql<{ moment: number; change: string }>`
    select r.moment, r.change from platon.revisions as r
    where r.project_id = ${project.id} and r.entity = ${entity} and r.entity_id = ${id} and ${revision === undefined ? sql`true` : sql`r.revision = ${revision}`}
    order by r.revision desc limit 1`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new CallFailure("not_found");
  if (moment !== undefined) return moment;
  // Deleted and nothing more said: as it was before that.
  return revision === undefined && found.change === "delete" ? found.moment - 1 : found.moment;
}

/** Nobody changed it, or what is to be restored of it, since the caller looked. */
async function demandSeen(tx: Transaction, { project }: ChangeContext, place: HistoryPlace, { latest, paths }: RestoreBody): Promise<void> {
  if (latest === undefined) return;
  const isMeant = paths === undefined ? ofObject(place) : sql`r.entity = ${place.entity} and r.entity_id = ${place.id}`;
  const { rows } = await sql<{ who: string | null; at: string; moment: number }>`
    select coalesce(r.by_name, u.full_name) as who, r.at, r.moment from platon.revisions as r left join platon.users as u on u.id = r.by
    where r.project_id = ${project.id} and ${isMeant} and r.moment > ${latest} order by r.id desc limit 1`.execute(tx);
  const [later] = rows;
  if (later) throw new CallFailure("changed_since", { params: { who: later.who ?? "Platon" }, data: { at: later.at, moment: later.moment } });
}

