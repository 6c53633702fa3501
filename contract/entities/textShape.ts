import Type, { type TSchema } from "typebox";
import { closed } from "../schemaParts.ts";
import { textShapes, type EntityDescription, type Fields, type PartDescription, type PartList } from "./describe.ts";

/** Shape of an object's text: its properties, its parts where they stand among them, then what stands below it. */
export function textShape(entity: EntityDescription | PartDescription): TSchema {
  const shape = Type.Object({ ...withParts(entity, ownShapes(entity)), ...childShapes(entity) }, closed);
  return entity.isTree ? Type.Cyclic({ [entity.name]: shape }, entity.name) : shape;
}

function ownShapes(entity: EntityDescription | PartDescription): Record<string, TSchema> {
  const { keyField, keyInText, keyFrom, fields, gathered } = entity;
  const { [keyField]: key, ...others } = textShapes(fields);
  return {
    ...(entity.isRenamed && { was: Type.Optional(Type.String({ maxLength: 63, description: "Its name before: it is renamed, and keeps its values. It may stay when that is done, and may go when every server has it" })) }),
    ...(hasKey(entity) && key && { [keyInText ?? keyField]: keyFrom ? Type.Optional(key) : key }),
    ...(gathered?.isApart && textShapes(gathered.fields)),
    ...others,
    ...(gathered && !gathered.isApart && textShapes(gathered.fields)),
  };
}

/** Whether the key stands in the text: an object with a file of its own is named by it, one of a record by its key. */
export const hasKey = (entity: EntityDescription | PartDescription): boolean =>
  !("place" in entity) || entity.keyInText !== undefined || !("folder" in entity.place || "byKey" in entity.place);

function withParts(entity: EntityDescription | PartDescription, own: Record<string, TSchema>): Record<string, TSchema> {
  const lists = "place" in entity ? Object.entries(entity.parts ?? {}) : [];
  const shapes = lists.map(([property, list]) => ({ behind: list.behind, shape: [property, listShape(list)] as const }));
  return Object.fromEntries([
    ...Object.entries(own).flatMap((one) => [one, ...shapes.filter(({ behind }) => behind === one[0]).map(({ shape }) => shape)]),
    ...shapes.filter(({ behind }) => behind === undefined).map(({ shape }) => shape),
  ]);
}

function listShape({ part, isRequired, minItems, maxItems }: PartList): TSchema {
  const list = Type.Array(textShape(part), { ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) });
  return isRequired ? list : Type.Optional(list);
}

const childShapes = ({ isTree, name }: EntityDescription | PartDescription): Record<string, TSchema> =>
  (isTree ? { children: Type.Optional(Type.Array(Type.Ref(name))) } : {});

/** Shape of what is kept together of the properties that only some kinds of an object have. */
export const gatheredShape = (fields: Fields): TSchema => Type.Object(textShapes(fields), closed);

/** Shape of the file or of the files of an entity. */
export function fileShape(entity: EntityDescription): TSchema {
  const { place, fields, keyField } = entity;
  if ("folder" in place) return textShape(entity);
  if ("byKey" in place) return Type.Record(fields[keyField]?.schema ?? Type.String(), textShape(entity));
  return Type.Object({ items: Type.Array(textShape(entity)) }, closed);
}
