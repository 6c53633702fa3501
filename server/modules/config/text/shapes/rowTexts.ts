import type { EntityDescription } from "#contract/entities/describe.ts";
import { hasKey } from "#contract/entities/textShape.ts";
import { collectionOf, descriptions } from "../../entities/entities.ts";
import type { EntityRow, EntityRows } from "../../entities/entityRows.ts";
import { nestRows, type Node, type Shape } from "../../entities/nestRows.ts";
import type { ProjectTexts } from "./projectText.ts";

/** What the rows of a project say as text: {@link textRows} the other way round. Users are no configuration. */
export function rowTexts(rows: EntityRows): Omit<ProjectTexts, "project" | "users"> {
  return Object.fromEntries(descriptions.map((description) => [collectionOf(description), textOf(description, rows)])) as Omit<ProjectTexts, "project" | "users">;
}

function textOf(description: EntityDescription, rows: EntityRows): unknown {
  const { place, keyField } = description;
  const objects = nestRows(description, rows, said);
  const keyOf = ({ values }: EntityRow): string => String(values[keyField]);
  if ("folder" in place) return new Map(objects.map(([row, value]) => [keyOf(row), { file: `${place.folder}/${keyOf(row)}.json`, value }]));
  const value = "byKey" in place ? Object.fromEntries(objects.map(([row, texts]) => [keyOf(row), texts])) : { items: objects.map(([, item]) => item) };
  return { file: `${place.file}.json`, value };
}

/** No ids, no names that the place says, nothing that is so by default. */
const said: Shape = ({ description, ownFields, keyField }, { values }, below) => {
  const apart = new Set<string | undefined>([keyField, description.gathered?.into]);
  const own = ownFields.filter((field) => !apart.has(field.name) && isSaid(values[field.name], field.default)).map(({ name }) => [name, values[name]] as const);
  const gathered = description.gathered === undefined ? {} : (values[description.gathered.into] as Node | null);
  const text: Node = { ...Object.fromEntries(own), ...gathered };
  return { ...keyIn(description, text, String(values[keyField])), ...text, ...listed(description, below) };
};

const isSaid = (value: unknown, byDefault: unknown): boolean =>
  value !== null && value !== undefined && JSON.stringify(value) !== JSON.stringify(byDefault);

/** A key is only written where nothing else says it. */
function keyIn(description: Parameters<Shape>[0]["description"], text: Node, key: string): Node {
  const { keyField, keyInText, keyFrom = [] } = description;
  const implied = keyFrom.map((name) => text[name]).find((name) => name !== undefined);
  return !hasKey(description) || implied === key ? {} : { [keyInText ?? keyField]: key };
}

/** Empty lists are left out, but for those that a text has to have. */
function listed(description: Parameters<Shape>[0]["description"], below: Readonly<Record<string, readonly Node[]>>): Node {
  const parts = "place" in description ? description.parts : undefined;
  return Object.fromEntries(Object.entries(below).filter(([property, list]) => list.length > 0 || parts?.[property]?.isRequired));
}
