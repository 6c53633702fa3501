import { componentEntity } from "./componentEntity.ts";
import { datasetEntity } from "./datasetEntity.ts";
import { endpointEntity, endpointStageEntity } from "./endpointEntity.ts";
import type { EntityDefinition, EntityName } from "./EntityDefinition.ts";
import { formElementEntity, formEntity } from "./formEntity.ts";
import { menuEntity } from "./menuEntity.ts";
import { pageComponentEntity, pageEntity } from "./pageEntity.ts";
import { pluginEntity } from "./pluginEntity.ts";
import { roleEntity } from "./roleEntity.ts";
import { tableButtonEntity, tableColumnEntity, tableEntity, tableFilterEntity } from "./tableEntity.ts";
import { translationEntity } from "./translationEntity.ts";

/** All entities; owners stand before their parts, so that rows can be made in this order and deleted in the reverse. */
export const entities: readonly EntityDefinition[] = [
  roleEntity,
  datasetEntity,
  tableEntity,
  tableColumnEntity,
  tableFilterEntity,
  tableButtonEntity,
  formEntity,
  formElementEntity,
  pageEntity,
  pageComponentEntity,
  componentEntity,
  pluginEntity,
  endpointEntity,
  endpointStageEntity,
  menuEntity,
  translationEntity,
];

const byName: ReadonlyMap<string, EntityDefinition> = new Map(entities.map((entity) => [entity.name, entity]));

export function findEntity(name: string): EntityDefinition | undefined {
  return byName.get(name);
}

export function entityOf(name: EntityName): EntityDefinition {
  const entity = byName.get(name);
  if (entity === undefined) throw new Error(`No entity ${name}`);
  return entity;
}
