import type { ConfigProblem } from "#contract/config.ts";
import type { EntityDescription } from "#contract/entities/describe.ts";
import { collectionOf, entityOf } from "../../entities/entities.ts";
import { languageField } from "../../entities/languageFields.ts";
import type { EntityDefinition } from "../../entities/EntityDefinition.ts";

/**
 * The field of an entity's form at which something that is wrong in a text is told: of a column `dataField` for
 * `$.columns[2].dataField` of a table's file. Undefined for what is wrong elsewhere.
 */
export function fieldOfProblem(entity: EntityDefinition, { file, path }: Pick<ConfigProblem, "file" | "path">, known: ReadonlyMap<string, unknown>): string | undefined {
  const object = entityOf(entity.owner ?? entity.name).description as EntityDescription;
  const collection = collectionOf(object);
  if (!file.startsWith(`${collection}/`) && file !== `${collection}.json`) return undefined;
  const [, property = "", inner] = new RegExp(`^\\$${placeIn(object, entity)}(?:\\.children\\[\\d+\\])*\\.(\\w+)(?:\\.(\\w+))?`).exec(path) ?? [];
  const { gathered, byLanguage } = entity.description;
  if (byLanguage?.into === property && inner !== undefined && known.has(languageField(property, inner))) return languageField(property, inner);
  if (gathered?.isApart && Object.hasOwn(gathered.fields, property)) return gathered.into;
  return property === "" ? undefined : property;
}

/** Where a text lists the entity's rows. */
function placeIn({ place, parts = {} }: EntityDescription, { name, owner }: EntityDefinition): string {
  const list = owner ? Object.keys(parts).find((property) => parts[property]?.part.name === name) : "file" in place && !("byKey" in place) ? "items" : undefined;
  // `$["Шаҳар"].en` of a file that has its objects by key.
  if ("byKey" in place) return `(?:\\.\\w+|\\["(?:[^"\\\\]|\\\\.)*"\\])`;
  return list === undefined ? "" : `\\.${list}\\[\\d+\\]`;
}
