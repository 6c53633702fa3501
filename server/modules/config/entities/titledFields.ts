import type { EntityDescription } from "#contract/entities/describe.ts";
import type { Field } from "#contract/entities/fields.ts";
import { entityOf } from "./entities.ts";
import type { EntityDefinition } from "./EntityDefinition.ts";

/** Properties that people see in the entity's table and form, in their order. */
export const titledFields = ({ description }: EntityDefinition): [string, Field][] =>
  Object.entries(description.fields).filter(([, { title }]) => title !== undefined);

/** What people know an object by: its title where it always has one, else its key, else the first property that they see. */
export function mainField(entity: EntityDefinition): string {
  const titled = titledFields(entity);
  const isTitled = (name: string): boolean => titled.some(([field, { isRequired }]) => field === name && isRequired);
  return ["title", entity.keyField].find(isTitled) ?? titled[0]?.[0] ?? entity.keyField;
}

/** What an owner of parts is called, one of them; {@link EntityDescription.titleOfOne}. */
export function ownerTitle({ owner }: EntityDefinition): string {
  const description = owner && (entityOf(owner).description as EntityDescription);
  return description?.titleOfOne ?? "";
}

/** What the row above in a tree, and the place among its neighbours, are called in every entity's screens. */
export const parentTitle = "Юқори даражали банд";
export const orderTitle = "Тартиби";

const longText = 1_000;
export const maxLengthOf = ({ schema }: Field): number | undefined => (schema as { maxLength?: number }).maxLength;
export const isLong = (field: Field): boolean => (maxLengthOf(field) ?? 0) > longText;
