import type { Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { StoredEvent } from "../../events/index.ts";
import { entityOf } from "../entities/entities.ts";
import { findEntityRow } from "../entities/entityRows.ts";
import type { ChangeContext } from "./ChangeContext.ts";
import type { ChangedEntity } from "./EntityChange.ts";

type Transaction = Kysely<PlatonSchema>;

/** More rows of one entity than this are announced by one event: whoever shows them reads all of them again. */
const rowsToldApart = 20;

/** Tells all nodes and all open screens, after the commit. */
export async function announceChanges(
  tx: Transaction, context: ChangeContext, { changed, revision }: {
    changed: readonly ChangedEntity[]; revision: number
  },
): Promise<void> {
  const { project, services } = context;
  services.configuration.expectChange(project.id);
  // Settings alone have no row of an entity.
  const settings: StoredEvent = { kind: "config", entity: "projects", name: project.id, revision };
  const events = [
    ...(changed.length === 0 ? [settings] : []),
    ...(await configEvents(tx, context, { changed, revision })),
    ...recordEvents(changed),
    ...(changed.some(({ entity }) => entity === "menus") ? [{ kind: "menu" } as const] : []),
    ...(await pluginEvents(tx, context, changed)),
  ];
  for (const event of events) await services.events.record(tx, project.id, event);
}

/** One event an object, however many of its parts changed. */
async function configEvents(
  tx: Transaction, { project }: ChangeContext, { changed, revision }: {
    changed: readonly ChangedEntity[]; revision: number
  },
): Promise<StoredEvent[]> {
  const events = new Map<string, StoredEvent>();
  for (const { entity, values } of changed) {
    const { keyField, ownerField, owner = entity, description } = entityOf(entity);
    const ownerId = ownerField === undefined ? undefined : String(values[ownerField]);
    const known = `${owner}/${ownerId ?? String(values[keyField])}`;
    const isOne = "isToldAsOne" in description && description.isToldAsOne === true;
    if (events.has(isOne ? entity : known)) continue;
    const row = ownerId === undefined ? undefined : await findEntityRow(
      tx, entityOf(owner), { projectId: project.id, id: ownerId }
    );
    const name = isOne ? "" : String(row?.values["name"] ?? values[keyField]);
    events.set(isOne ? entity : known, { kind: "config", entity: owner, name, revision });
  }
  return [...events.values()];
}

/** Tabs follow a plugin that came, changed or went as they follow its switch (D73). */
async function pluginEvents(
  tx: Transaction, { project }: ChangeContext, changed: readonly ChangedEntity[]
): Promise<StoredEvent[]> {
  const plugins = changed.filter(({ entity }) => entity === "plugins");
  if (plugins.length === 0) return [];
  const rows = await tx.selectFrom("platon.plugin_states").select(["plugin_id", "state"]).where("project_id", "=", project.id).execute();
  const states = new Map(rows.map((row) => [row.plugin_id, row.state]));
  return plugins.map(({ values, change }) => {
    const plugin = String(values["name"]);
    return { kind: "plugin", plugin, state: change === "delete" ? "disabled" : (states.get(plugin) ?? "enabled") };
  });
}

function recordEvents(changed: readonly ChangedEntity[]): StoredEvent[] {
  const byEntity = new Map<string, ChangedEntity[]>();
  for (const one of changed) byEntity.set(one.entity, [...(byEntity.get(one.entity) ?? []), one]);
  return [...byEntity].flatMap(([entity, rows]) =>
    rows.slice(0, rows.length > rowsToldApart ? 1 : rows.length).map(
      ({ id, change }): StoredEvent => ({ kind: "record", source: `entity:${entity}`, recordId: id, change }),
    ));
}
