import { sql } from "kysely";
import type { HistoryChoices } from "#contract/history.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { findEntity } from "../entities/entities.ts";
import { historyWords } from "./HistoryWords.ts";

/** By what the project's history can be narrowed; what has changed as a part is found by what it belongs to. */
export async function readHistoryChoices(context: CallContext): Promise<HistoryChoices> {
  const { services: { database }, project } = context;
  const { rows: entities } = await sql<{ entity: string }>`select distinct entity from platon.revisions where project_id = ${project.id}`.execute(database.sql);
  const { rows: people } = await sql<{ id: string; name: string }>`
    select r.by as id, coalesce(nullif(max(u.full_name), ''), max(u.username), max(r.by_name)) as name
    from platon.revisions as r left join platon.users as u on u.id = r.by
    where r.project_id = ${project.id} and r.by is not null group by r.by order by name`.execute(database.sql);
  const words = await historyWords(context);
  const owners = new Set(entities.map(({ entity }) => findEntity(entity)?.owner ?? entity));
  return {
    entities: [...owners].map((entity) => ({ entity, kind: words.kind(entity) })).sort((one, other) => one.kind.localeCompare(other.kind)),
    people: people.map(({ id, name }) => ({ id, name: name ?? id })),
  };
}
