import type { FormText, TableText } from "#contract/entities/index.ts";
import type { EntityDefinition } from "./EntityDefinition.ts";
import { formOfEntity } from "./formOfEntity.ts";
import { tableOfEntity } from "./tableOfEntity.ts";

interface EntityScreens {
  readonly table: TableText;
  readonly form: FormText;
}

/**
 * The table and the form in which administrators find an entity, or a part of one, that has no others in project `platon`: its
 * titled properties, in their order.
 *
 * @returns undefined for an entity without a title
 */
export function entityScreens(entity: EntityDefinition): EntityScreens | undefined {
  const { title } = entity.description;
  if (title === undefined) return undefined;
  const common = { title, source: { entity: entity.name }, permissions: { read, insert: read, update: read, delete: read } };
  return { table: { ...common, ...tableOfEntity(entity) }, form: { ...common, ...formOfEntity(entity) } };
}

/** Of administrators. */
const read = "platon.admin";
