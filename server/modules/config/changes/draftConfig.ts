import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { say } from "#core/wording/say.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { compileConfig } from "../compiled/compileConfig.ts";
import type { ProjectConfig } from "../compiled/ProjectConfig.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityName } from "../entities/EntityDefinition.ts";
import { gatherValues } from "../entities/gatherValues.ts";
import { loadEntityRows, type EntityRow, type EntityRows, type EntityValues } from "../entities/entityRows.ts";
import { acceptEntityValues } from "./acceptEntityValues.ts";
import { demandOrder } from "./demandOrder.ts";
import type { ChangedEntity } from "./EntityChange.ts";
import { generatedKey } from "./generatedKey.ts";

/** What a form says of an object, and nobody has saved. */
export interface Draft {
  readonly entity: EntityName;
  /** Undefined: it is new. */
  readonly id?: string;
  /** Of one that is new and that others of the drafts lead to: its id is said. */
  readonly isNew?: true;
  readonly values: EntityValues;
}

/**
 * The configuration as it would be if the drafts were saved; they are checked as saving does (D61), and nothing is written.
 * @throws CallFailure `not_found`, `unknown_field`, `invalid_values`, `config_invalid`
 */
export async function draftConfig(context: CallContext, drafts: readonly Draft[]): Promise<ProjectConfig> {
  const { project, services } = context;
  const before = await services.database.transaction((tx) => loadEntityRows(tx, project.id));
  const changed = drafts.map((draft) => changeOf(context, draft, before));
  const after = new Map([...before].map(([entity, rows]) => [entity, withChanges(rows, changed.filter((one) => one.entity === entity))]));
  demandOrder(context, { before, after }, changed);
  return compileConfig(project, after);
}

/** Behind all places that there are. */
const last = 2_147_483_647;

function changeOf({ project, locale }: CallContext, { entity: name, id, isNew, values }: Draft, rows: EntityRows): ChangedEntity {
  const entity = entityOf(name);
  const isThere = id !== undefined && isNew !== true;
  const row = isThere ? rows.get(name)?.find((one) => one.id === id) : undefined;
  if (isThere && !row) throw new CallFailure("not_found");
  const byDefault = row?.values ?? { ...Object.fromEntries(entity.fields.map((field) => [field.name, field.default ?? null])), ...generatedKey(entity) };
  const accepted = acceptEntityValues(entity, gatherValues(entity, values, row?.values), { project, locale });
  const { orderField } = entity;
  const place: EntityValues = !row && orderField !== undefined && (values[orderField] ?? null) === null ? { [orderField]: last } : {};
  const after: EntityValues = { ...byDefault, ...accepted, ...place };
  const missing = entity.fields.filter((field) => field.isRequired && (after[field.name] ?? null) === null);
  if (missing.length > 0) throw new CallFailure("invalid_values", { fields: Object.fromEntries(missing.map((field) => [field.name, [say(locale, "check.required")]])) });
  return { entity: name, change: row ? "update" : "insert", id: row?.id ?? id ?? uuidv7(), version: row?.version ?? 1, before: row?.values, values: after };
}

/** In their order. */
function withChanges(rows: readonly EntityRow[], changed: readonly ChangedEntity[]): EntityRow[] {
  if (changed.length === 0) return [...rows];
  const { orderField } = entityOf(changed[0]?.entity ?? "");
  const kept = rows.map((row) => changed.find(({ id }) => id === row.id) ?? row);
  const added = changed.filter(({ change }) => change === "insert");
  const all = [...kept, ...added];
  if (orderField === undefined) return all;
  return all.toSorted((one, other) => Number(one.values[orderField]) - Number(other.values[orderField]));
}
