import type { Locale } from "#core/locale.ts";
import { entityOf } from "./entities/entities.ts";
import type { EntityName } from "./entities/EntityDefinition.ts";
import { present, presentTree, type EntityRow, type EntityRows } from "./entities/entityRows.ts";
import type {
  Button, Column, Component, Dataset, Element, Endpoint, Filter, Form, Menu, Page, Plugin, ProjectConfig, Role, Table,
} from "./ProjectConfig.ts";

/** Makes the snapshot that all calls share out of the rows of the entities. */
export function compileConfig(project: { id: string; revision: number }, rows: EntityRows): ProjectConfig {
  const of = (entity: EntityName): readonly EntityRow[] => rows.get(entity) ?? [];
  const named = <Value extends { readonly name: string }>(
    entity: EntityName, parts: (row: EntityRow) => object = () => ({})
  ) =>
    new Map(of(entity).map((row) => {
      const value = { ...present(entityOf(entity), row), ...parts(row), projectId: project.id } as unknown as Value;
      return [value.name, value] as const;
    }));
  const owned = (entity: EntityName, owner: EntityRow): readonly EntityRow[] =>
    of(entity).filter((row) => row.values[entityOf(entity).ownerField ?? ""] === owner.id);
  const tree = <Node>(entity: EntityName, owner: EntityRow): Node[] =>
    presentTree(entityOf(entity), owned(entity, owner), (row) => row as Node);

  return {
    projectId: project.id,
    revision: project.revision,
    datasets: named<Dataset>("datasets"),
    tables: named<Table>("tables", (row) => ({
      columns: tree<Column>("table_columns", row),
      filters: tree<Filter>("table_filters", row),
      buttons: tree<Button>("table_buttons", row),
    })),
    forms: named<Form>("forms", (row) => ({
      elements: presentTree(entityOf("form_elements"), owned("form_elements", row), toElement),
    })),
    pages: named<Page>("platon_pages", (row) => ({ components: tree("platon_page_components", row) })),
    components: named<Component>("components"),
    plugins: named<Plugin>("plugins"),
    endpoints: named<Endpoint>("api_endpoints", (row) => ({ stages: tree("api_stages", row) })),
    roles: named<Role>("roles"),
    menus: presentTree(entityOf("menus"), of("menus"), (row) => row as unknown as Menu),
    translations: new Map(of("translations").map((row) => translation(row))),
  };
}

function toElement({ properties, ...rest }: Record<string, unknown>): Element {
  const element = { ...(properties as object), ...rest } as unknown as Element;
  // Two ways to say one thing (spec §3): everything behind knows one.
  return element.type === "select" && element.isMultiSelect === true ? { ...element, type: "multiselect" } : element;
}

function translation({ values }: EntityRow): [string, Partial<Record<Locale, string>>] {
  const { key, ...texts } = values;
  const said = Object.entries(texts).filter(([, text]) => text !== null);
  return [String(key), Object.fromEntries(said) as Partial<Record<Locale, string>>];
}
