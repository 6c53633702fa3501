import { sql, type Kysely } from "kysely";
import type { EntityDescription } from "#contract/entities/describe.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { say } from "#core/wording/say.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { recordAudit } from "../../audit/index.ts";
import { keepingAdministrators, keepingNamedRoles, tellHolders } from "../../people/index.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityDefinition, EntityName } from "../entities/EntityDefinition.ts";
import { gatherValues } from "../entities/gatherValues.ts";
import { findEntityRow, type EntityValues } from "../entities/entityRows.ts";
import { acceptEntityValues } from "./acceptEntityValues.ts";
import { changeDatasets, unchangedTables, type ChangedTables, type DatasetOptions } from "./changeDatasets.ts";
import { datasetEntities } from "./datasetRows.ts";
import { carryOn, nothingCarriedOn, type CarriedChanges } from "./renaming/carryOn.ts";
import { renamedOptions, withOptionsNow } from "../entities/renamedOptions.ts";
import { demandOrder, readChangedRows } from "./demandOrder.ts";
import { announceChanges } from "./announceChanges.ts";
import type { ChangeContext } from "./ChangeContext.ts";
import { demandCodeRoom } from "./demandCodeRoom.ts";
import { diffValues } from "./diffValues.ts";
import type { ChangedEntity, EntityChange } from "./EntityChange.ts";
import { generatedKey } from "./generatedKey.ts";
import { placeAtEnd } from "./placeAtEnd.ts";
import { recordRevision, type RecordedChange } from "./recordRevision.ts";
import { insertEntityRow, updateEntityRow } from "./writeEntityRow.ts";

type Transaction = Kysely<PlatonSchema>;

interface ChangedProject extends ChangedTables, CarriedChanges {
  readonly changed: readonly ChangedEntity[];
}

interface ChangeOptions extends DatasetOptions {
  /** A project's text says so, and no person on a screen. */
  readonly isText?: boolean | undefined;
}

type Stamp = Pick<RecordedChange, "moment" | "isText">;

/**
 * The one way in which configuration changes (D42, D61): the rows, a revision of each (who, when, what), the audit record,
 * the project's new revision, its validation, what follows for the tables of datasets, and the notification, all in the
 * caller's transaction, which is to end with it.
 *
 * @throws CallFailure `not_found`, `stale_version` with the present values, `unknown_field`, `invalid_values`,
 *   `reserved_name`, `not_restorable`, `config_invalid` for what leads nowhere and for more code than browsers run,
 *   `destructive_change`, `type_change`, `options_gone`, `names_carried`, `own_right_lost`, `last_administrator`; ConstraintViolation for a key that is taken
 * @example
 * await database.transaction((tx) =>
 *   changeEntities(tx, context, [{ change: "update", entity: "menus", id, version: 3, values: { badge: "7" } }]));
 */
export async function changeEntities(
  tx: Transaction, context: ChangeContext, changes: readonly EntityChange[], { isText = false, ...options }: ChangeOptions = {},
): Promise<ChangedProject> {
  const revision = await nextRevision(tx, context, changes.some(({ entity }) => entity === "translations"));
  const changed: ChangedEntity[] = [];
  const makeAll = async (wishes: readonly EntityChange[]): Promise<void> => {
    for (const wish of wishes) changed.push(await changeOne(tx, context, { wish, stamp: { moment: revision, isText } }));
  };
  const changeAll = (): Promise<void> => makeAll(changes);
  // Roles say who administers.
  const isOfRoles = changes.some(({ entity }) => entity === "roles");
  if (isOfRoles && isText) await keepingAdministrators(tx, context, changeAll);
  // A text brings its rules of signing in with it, which were checked against its roles.
  else if (isOfRoles) await keepingNamedRoles(tx, context, () => keepingAdministrators(tx, context, changeAll));
  else await changeAll();
  const optionsNow = optionsNowOf(changes);
  // A text was carried on as it was read.
  const carried = isText ? nothingCarriedOn : await carryOn(tx, context, { changed, makeAll, optionsNow, isShown: options.isShown === true });
  const rows = await readChangedRows(tx, context, changed);
  demandOrder(context, rows, changed);
  await demandCodeRoom(tx, context, changed);
  // A text makes again what the database lost, whatever it changes.
  const areMeant = isText || changed.some(({ entity }) => datasetEntities.has(entity));
  const tables = areMeant ? await changeDatasets(tx, context, { ...options, rows, optionsNow }) : unchangedTables;
  await announceChanges(tx, context, { changed, revision });
  await tellHolders(tx, context, changed.filter(({ entity }) => entity === "roles").map(({ id }) => id));
  return { changed, ...tables, ...carried, warnings: [...carried.warnings, ...tables.warnings] };
}

/** What the changes say of options that are called otherwise, by the id of their field. */
const optionsNowOf = (changes: readonly EntityChange[]) => new Map(changes.flatMap((wish) =>
  (wish.entity === "dataset_fields" && wish.change === "update" ? [[wish.id, renamedOptions(wish.values["options"])] as const] : [])));

/** One change, as a form makes it; see {@link changeEntities}. An object that has to have parts begins with the first of them. */
export async function changeEntity(
  tx: Transaction, context: ChangeContext, change: EntityChange
): Promise<ChangedEntity> {
  const { changed: [changed] } = await changeEntities(tx, context, withFirstParts(change), { isShown: true });
  if (changed === undefined) throw new Error("A change without a result");
  return changed;
}

function withFirstParts(change: EntityChange): EntityChange[] {
  const { parts = {}, partOf = "" } = entityOf(change.entity).description as EntityDescription;
  const firsts = Object.values(parts).flatMap(({ part, first }) => (first ? [{ entity: part.name as EntityName, values: first }] : []));
  if (change.change !== "insert" || firsts.length === 0) return [change];
  const { id = uuidv7() } = change;
  return [{ ...change, id }, ...firsts.map(({ entity, values }) => ({ change: "insert", entity, values: { ...values, [partOf]: id } }) as const)];
}

/** Whether the row has all of the values already, in the version that is meant; one that is not there has none. */
export async function changesNothing(
  tx: Transaction, context: ChangeContext, { entity: name, id, version, values }: Extract<EntityChange, { change: "update" }>,
): Promise<boolean> {
  const entity = entityOf(name);
  const row = await findEntityRow(tx, entity, { projectId: context.project.id, id });
  if (row === undefined || row.isDeleted || (version !== undefined && version !== row.version)) return false;
  const accepted = accept(context, entity, values, row.values);
  return Object.entries(accepted).every(([field, value]) => diffValues(row.values[field], value).length === 0);
}

function accept(context: ChangeContext, entity: EntityDefinition, given: EntityValues, before?: EntityValues): EntityValues {
  const values = acceptEntityValues(entity, gatherValues(entity, given, before), placeOf(context));
  return entity.name === "dataset_fields" ? withOptionsNow({ ...(before && { default: before["default"] }), ...values }) : values;
}

/** Also makes changes of one project wait for each other. */
async function nextRevision(
  tx: Transaction, { project }: ChangeContext, isTranslated: boolean
): Promise<number> {
  const { revision } = await tx
    .updateTable("platon.projects")
    .set((expression) => ({
      revision: expression("revision", "+", 1),
      translations_version: expression("translations_version", "+", isTranslated ? 1 : 0),
    }))
    .where("id", "=", project.id)
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

async function changeOne(tx: Transaction, context: ChangeContext, { wish, stamp }: { wish: EntityChange; stamp: Stamp }): Promise<ChangedEntity> {
  const entity = entityOf(wish.entity);
  const before = wish.change === "insert" ? undefined : await findPresent(tx, context, wish);
  const id = before === undefined ? await insert(tx, context, wish) : await update(tx, context, { wish, before });
  const after = await findEntityRow(tx, entity, { projectId: context.project.id, id });
  if (after === undefined) throw new Error(`${entity.name} ${id} is gone within its own change`);
  const changed: ChangedEntity = { ...after, entity: entity.name, change: wish.change, before: before?.values };
  await recordRevision(tx, context, { ...changed, ...stamp });
  const { version } = changed;
  await recordAudit(tx, context, { event: wish.change, object: `entity:${entity.name}`, recordId: id, details: { version } });
  return changed;
}

type Present = NonNullable<Awaited<ReturnType<typeof findEntityRow>>>;

async function findPresent(tx: Transaction, { project }: ChangeContext, wish: EntityChange): Promise<Present> {
  const row = await findEntityRow(tx, entityOf(wish.entity), { projectId: project.id, id: wish.id ?? "" });
  if (row === undefined) throw new CallFailure("not_found");
  if (wish.change === "restore" && !row.isDeleted) throw new CallFailure("not_restorable");
  if (wish.change !== "restore" && row.isDeleted) throw new CallFailure("not_found");
  const version = "version" in wish ? wish.version : undefined;
  if (version !== undefined && version !== row.version) throw stale(row);
  return row;
}

const stale = ({ version, values }: Present): CallFailure =>
  new CallFailure("stale_version", { data: { version, values } });

async function insert(tx: Transaction, context: ChangeContext, wish: EntityChange): Promise<string> {
  const entity = entityOf(wish.entity);
  const given = "values" in wish ? wish.values : {};
  const byDefault = Object.fromEntries(entity.fields.map((field) => [field.name, field.default ?? null]));
  const values = accept(context, entity, { ...byDefault, ...generatedKey(entity), ...given });
  await demandNeighbours(tx, context, { entity, values });
  const place = await placeAtEnd(tx, entity, { projectId: context.project.id, given, values });
  return insertEntityRow(tx, entity, { ...writing(context), id: wish.id, values: { ...values, ...place } });
}

async function update(
  tx: Transaction, context: ChangeContext, { wish, before }: { wish: EntityChange; before: Present },
): Promise<string> {
  const entity = entityOf(wish.entity);
  const values = "values" in wish ? accept(context, entity, wish.values, before.values) : {};
  await demandNeighbours(tx, context, { entity, values, id: before.id });
  const life = wish.change === "delete" || wish.change === "restore" ? wish.change : undefined;
  const { id, version } = before;
  if (!(await updateEntityRow(tx, entity, { ...writing(context), id, version, values, life }))) throw stale(before);
  return id;
}

const placeOf = ({ project, locale }: ChangeContext) => ({ project, locale });
const writing = ({ project, caller }: ChangeContext) => ({ projectId: project.id, userId: caller?.userId });

/** Rows lead only to living rows of the same project, and no row stands below itself. */
async function demandNeighbours(
  tx: Transaction, context: ChangeContext, { entity, values, id }: {
    entity: EntityDefinition; values: EntityValues; id?: string
  },
): Promise<void> {
  for (const { name, references } of entity.fields) {
    const target = values[name];
    if (references === undefined || typeof target !== "string") continue;
    const found = await findEntityRow(tx, entityOf(references), { projectId: context.project.id, id: target });
    const isBelowItself = name === entity.parentField && id !== undefined && (
      await leadsTo(tx, context, { entity, from: target, to: id })
    );
    if (found === undefined || found.isDeleted || isBelowItself) {
      throw new CallFailure("invalid_values", { fields: { [name]: [say(context.locale, "coercion.select")] } });
    }
  }
}

async function leadsTo(
  tx: Transaction, { project }: ChangeContext, { entity, from, to }: {
    entity: EntityDefinition; from: string; to: string
  },
): Promise<boolean> {
  const table = sql.table(`platon.${entity.name}`);
  const { rows } = await sql`
    with recursive above(id, parent_id) as (
      select id, parent_id from ${table} where id = ${from} and project_id = ${project.id}
      union select t.id, t.parent_id from ${table} as t join above on t.id = above.parent_id
    ) select 1 from above where id = ${to}`.execute(tx);
  return rows.length > 0;
}
