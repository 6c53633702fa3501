import type { EntityDescription, PartDescription } from "#contract/entities/describe.ts";
import { collectionOf, descriptions, entityOf } from "../../entities/entities.ts";
import type { EntityName } from "../../entities/EntityDefinition.ts";
import type { EntityValues } from "../../entities/entityRows.ts";
import { renamedOptions, withOptionsNow } from "../../entities/renamedOptions.ts";
import type { Placed, ProjectTexts } from "./projectText.ts";

/** A row of an entity as text says it: it knows its neighbours by name, not by id. */
export interface TextRow {
  readonly entity: EntityName;
  /** Name of the object that it is, or is a part of. */
  readonly object: string;
  /** Its key, unique among the parts of one kind of the object. */
  readonly key: string;
  readonly parentKey: string | undefined;
  /** Its key before, where the text renames it. */
  readonly was?: string | undefined;
  /** Ids of its options now, by those before, where the text renames them. */
  readonly optionsNow?: ReadonlyMap<string, string> | undefined;
  /** Of the entity's fields all but those that say where the row stands. */
  readonly values: EntityValues;
}

type Said = Readonly<Record<string, unknown>>;
type Facts = EntityDescription | PartDescription;

/** Text in which every part has its key: the field's name where none is given. */
export const keyOf = (part: { key?: string; dataField?: string; field?: string }): string | undefined =>
  part.key ?? part.dataField ?? part.field;

/** What the texts say as rows, parents before children, owners before their parts, siblings in their order. */
export const textRows = (texts: ProjectTexts): TextRow[] => descriptions.flatMap((description) => rowsOf(description, texts));

function rowsOf(description: EntityDescription, texts: ProjectTexts): TextRow[] {
  const { place } = description;
  const said = texts[collectionOf(description) as keyof ProjectTexts] as ReadonlyMap<string, Placed<Said>> | Placed<Said> | undefined;
  if ("folder" in place) {
    const objects = [...(said as ReadonlyMap<string, Placed<Said>>)].map(([name, { value }]) => ({ name, value }));
    return [
      ...objects.map(({ name, value }) => row(description, { object: name, key: name }, value)),
      ...Object.entries(description.parts ?? {}).flatMap(([property, { part }]) =>
        objects.flatMap(({ name, value }) => nodes(part, (value[property] ?? []) as readonly Said[], () => name))),
    ];
  }
  const { value = {} } = (said as Placed<Said> | undefined) ?? {};
  if ("byKey" in place) return Object.entries(value).map(([key, texts]) => row(description, { object: key, key }, texts as Said));
  // Each is an object of its own: one that an administrator added stays when the text does not name it.
  return nodes(description, (value["items"] ?? []) as readonly Said[], (key) => key);
}

/** A list or a tree of parts, or of objects in one file. */
function nodes(facts: Facts, siblings: readonly Said[], objectOf: (key: string) => string, parentKey?: string): TextRow[] {
  return siblings.flatMap((node) => {
    const key = [facts.keyField, ...(facts.keyFrom ?? [])].map((name) => node[name]).find((name) => name !== undefined);
    const name = String(key ?? "");
    return [
      row(facts, { object: objectOf(name), key: name, parentKey }, node),
      ...nodes(facts, facts.isTree ? ((node["children"] ?? []) as readonly Said[]) : [], objectOf, name),
    ];
  });
}

function row(facts: Facts, { object, key, parentKey }: Pick<TextRow, "object" | "key"> & { parentKey?: string | undefined }, text: Said): TextRow {
  const { keyField, gathered, name } = facts;
  const said: Said = { ...text, [keyField]: key, ...(gathered && { [gathered.into]: gather(text, gathered.fields) }) };
  const values = entityOf(name).ownFields.map((field) => [field.name, said[field.name] ?? field.default ?? null]);
  const was = facts.isRenamed ? (text["was"] as string | undefined) : undefined;
  const optionsNow = name === "dataset_fields" ? renamedOptions(text["options"]) : new Map<string, string>();
  const kept = Object.fromEntries(values);
  return {
    entity: name as EntityName, object, key, parentKey, ...(was !== undefined && { was }),
    ...(optionsNow.size === 0 ? { values: kept } : { values: withOptionsNow(kept), optionsNow }),
  };
}

const gather = (text: Said, fields: object): Said => Object.fromEntries(Object.entries(text).filter(([name]) => Object.hasOwn(fields, name)));
