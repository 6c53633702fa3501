import type { PluginText } from "#contract/plugin.ts";
import type { ColumnText, ElementText, MenuText } from "#contract/project/index.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityName } from "../entities/EntityDefinition.ts";
import type { EntityValues } from "../entities/entityRows.ts";
import type { ProjectTexts } from "./projectText.ts";

/** A row of an entity as text says it: it knows its neighbours by name, not by id. */
export interface TextRow {
  readonly entity: EntityName;
  /** Name of the object that it is, or is a part of. */
  readonly object: string;
  /** Its key, unique among the parts of one kind of the object. */
  readonly key: string;
  readonly parentKey: string | undefined;
  /** Of the entity's fields all but those that say where the row stands. */
  readonly values: EntityValues;
}

/** Text in which every part has its key: the field's name where none is given. */
export const keyOf = (part: { key?: string; dataField?: string; field?: string }): string | undefined =>
  part.key ?? part.dataField ?? part.field;

/** What the texts say as rows, parents before children, siblings in their order. */
export function textRows(texts: ProjectTexts): TextRow[] {
  const whole = (entity: EntityName, map: ReadonlyMap<string, { value: object }>): TextRow[] =>
    [...map].map(([name, { value }]) => row(entity, { object: name, key: name }, value));
  return [
    ...whole("roles", texts.roles),
    ...whole("datasets", texts.datasets),
    ...whole("tables", texts.tables),
    ...[...texts.tables].flatMap(([name, { value }]) => [
      ...tree<ColumnText>("table_columns", name, value.columns),
      ...list("table_filters", name, value.filters),
      ...list("table_buttons", name, value.buttons),
    ]),
    ...whole("forms", texts.forms),
    ...[...texts.forms].flatMap(([name, { value }]) => tree("form_elements", name, value.elements, gatherProperties)),
    ...whole("platon_pages", texts.pages),
    ...[...texts.pages].flatMap(([name, { value }]) =>
      value.components.map((component) => row(
        "platon_page_components", { object: name, key: component.name }, component
      ))),
    ...whole("components", texts.components),
    ...whole("api_endpoints", texts.endpoints),
    ...[...texts.endpoints].flatMap(([name, { value }]) =>
      value.stages.map((stage) => row("api_stages", { object: name, key: stage.name }, stage))),
    ...[...texts.plugins].map(([name, { value }]) => row("plugins", { object: name, key: name }, pluginParts(value))),
    ...menuRows(texts.menus?.value.items ?? []),
    ...Object.entries(texts.translations?.value ?? {}).map(
      ([key, said]) => row("translations", { object: key, key }, said)
    ),
  ];
}

interface Place {
  readonly object: string;
  readonly key: string;
  readonly parentKey?: string | undefined;
}

function row(entity: EntityName, { object, key, parentKey }: Place, text: object): TextRow {
  const { fields, keyField, ownerField, parentField, orderField } = entityOf(entity);
  const places = new Set<string | undefined>([ownerField, parentField, orderField]);
  const said: Readonly<Record<string, unknown>> = { ...text, [keyField]: key };
  const values = fields.filter(
    ({ name }) => !places.has(name)
  ).map((field) => [field.name, said[field.name] ?? field.default ?? null]);
  return { entity, object, key, parentKey, values: Object.fromEntries(values) };
}

type Part = { key?: string; dataField?: string; field?: string };

function list(entity: EntityName, object: string, parts: readonly Part[] = []): TextRow[] {
  return parts.map((part) => row(entity, { object, key: keyOf(part) ?? "" }, part));
}

function tree<Node extends Part & { children?: Node[] }>(
  entity: EntityName, object: string, nodes: readonly Node[], shape: (node: Node) => object = (node) => node,
): TextRow[] {
  const below = (siblings: readonly Node[], parentKey?: string): TextRow[] =>
    siblings.flatMap((node) => {
      const key = keyOf(node) ?? "";
      return [row(entity, { object, key, parentKey }, shape(node)), ...below(node.children ?? [], key)];
    });
  return below(nodes);
}

const ownElementFields = new Set(["key", "type", "dataField", "label", "optionsFrom", "data", "children"]);

/** What only some element types have is kept together. */
function gatherProperties(element: ElementText): object {
  const properties = Object.entries(element).filter(([name]) => !ownElementFields.has(name));
  return { ...element, properties: Object.fromEntries(properties) };
}

/** Of a plugin's text, what is kept: the code apart, and what the project decided apart from what the author says. */
export function pluginParts({ id: _id, modules, grants, ...manifest }: PluginText): object {
  return { manifest, modules, ...(grants && { grants }) };
}

/** Each menu item is an object of its own: one that an administrator added stays when the text does not name it. */
function menuRows(items: readonly MenuText[], parentKey?: string): TextRow[] {
  return items.flatMap((item) => [
    row("menus", { object: item.key, key: item.key, parentKey }, item),
    ...menuRows(item.children ?? [], item.key),
  ]);
}
