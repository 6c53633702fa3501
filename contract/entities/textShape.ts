import Type, { type TSchema } from "typebox";
import { closed } from "../schemaParts.ts";
import { textShapes, type EntityDescription, type Fields, type PartDescription } from "./describe.ts";

/** Shape of an object's text: its properties, then its parts, then what stands below it. */
export function textShape(entity: EntityDescription | PartDescription): TSchema {
  const shape = Type.Object({ ...ownShapes(entity), ...partShapes(entity), ...childShapes(entity) }, closed);
  return entity.isTree ? Type.Cyclic({ [entity.name]: shape }, entity.name) : shape;
}

function ownShapes(entity: EntityDescription | PartDescription): Record<string, TSchema> {
  const { keyField, keyInText, keyFrom, fields, gathered } = entity;
  const { [keyField]: key, ...others } = textShapes(fields);
  return {
    ...(hasKey(entity) && key && { [keyInText ?? keyField]: keyFrom ? Type.Optional(key) : key }),
    ...(gathered?.isApart && textShapes(gathered.fields)),
    ...others,
    ...(gathered && !gathered.isApart && textShapes(gathered.fields)),
  };
}

/** Whether the key stands in the text: an object with a file of its own is named by it, one of a record by its key. */
export const hasKey = (entity: EntityDescription | PartDescription): boolean =>
  !("place" in entity) || entity.keyInText !== undefined || !("folder" in entity.place || "byKey" in entity.place);

function partShapes(entity: EntityDescription | PartDescription): Record<string, TSchema> {
  if (!("place" in entity)) return {};
  return Object.fromEntries(Object.entries(entity.parts ?? {}).map(([property, { part, isRequired, ...limits }]) => {
    const list = Type.Array(textShape(part), limits);
    return [property, isRequired ? list : Type.Optional(list)];
  }));
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
