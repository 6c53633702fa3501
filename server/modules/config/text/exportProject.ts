import type { TSchema } from "typebox";
import type { ProjectFile } from "#contract/config.ts";
import { locales } from "#core/locale.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityName } from "../entities/EntityDefinition.ts";
import type { ProjectConfig } from "../ProjectConfig.ts";
import { orderKeys } from "./orderKeys.ts";
import { fileSchemas, folderSchemas, type ObjectFile, type ObjectFolder } from "./projectText.ts";
import { keyOf } from "./textRows.ts";
import { writeJson } from "./writeJson.ts";

type Values = Record<string, unknown>;

/** The project's row as `project.json` says it. */
export interface ProjectRecord {
  readonly title: string;
  readonly hostNames: readonly string[];
  readonly settings: object;
}

/**
 * The whole project as text (D43): one file per object, code in sibling files, keys in the order of the schema. The same
 * configuration gives the same bytes, and applied again it changes nothing. Users and rows are no configuration.
 */
export function exportProject(project: ProjectRecord, config: ProjectConfig): ProjectFile[] {
  const { title, hostNames, settings } = project;
  const files = [
    ...single("project", { title, ...(hostNames.length > 0 && { hostNames }), ...settings }),
    ...objects("roles", config.roles, (role) => plain("roles", role)),
    ...objects("datasets", config.datasets, (dataset) => plain("datasets", dataset)),
    ...objects("tables", config.tables, (table) => ({
      ...plain("tables", table),
      columns: nested("table_columns", table.columns),
      filters: nested("table_filters", table.filters),
      buttons: nested("table_buttons", table.buttons),
    })),
    ...objects("forms", config.forms, (form) => ({ ...plain("forms", form), elements: elements(form.elements) })),
    ...objects("pages", config.pages, (page) => ({
      ...plain("platon_pages", page),
      components: page.components.map((component) => ({
        scripts: [], ...plain("platon_page_components", component), name: component.name
      })),
    })),
    ...objects("components", config.components, (component) => plain("components", component)),
    ...objects("endpoints", config.endpoints, (endpoint) => ({
      ...plain("api_endpoints", endpoint),
      stages: endpoint.stages.map((stage) => ({ ...plain("api_stages", stage), name: stage.name })),
    })),
    ...objects("plugins", config.plugins, ({ name, manifest, modules, grants }) => ({
      id: name, ...manifest, modules, ...(grants.length > 0 && { grants }),
    })),
    ...single("menus", { items: nested("menus", config.menus) }),
    ...single("translations", translations(config)),
  ];
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Of a compiled object what text says: no ids, no names, nothing that is so by default. */
function plain(entity: EntityName, object: object): Values {
  const { fields, keyField } = entityOf(entity);
  const values = object as Values;
  const said = fields.filter(({ name, default: byDefault }) =>
    name !== keyField && values[name] !== undefined && JSON.stringify(values[name]) !== JSON.stringify(byDefault));
  return Object.fromEntries(said.map(({ name }) => [name, values[name]]));
}

interface Part { readonly key?: string; readonly children?: readonly Part[] }

function nested(entity: EntityName, parts: readonly Part[]): Values[] | undefined {
  if (parts.length === 0 && entity !== "table_columns" && entity !== "menus") return undefined;
  return parts.map((part) => withPlace(part, plain(entity, part), (children) => nested(entity, children)));
}

function elements(parts: readonly Part[]): Values[] {
  return parts.map((part) => {
    const { id: _id, children: _children, ...values } = part as Part & Values;
    return withPlace(part, isSelectOfSeveral(values) ? { ...values, type: "select" } : values, elements);
  });
}

/** Compiled, it has the type of those that say so by it: the text is what was written. */
const isSelectOfSeveral = ({ type, isMultiSelect }: Values): boolean => type === "multiselect" && isMultiSelect === true;

/** A key is only written where the field's name does not say it. */
function withPlace(
  part: Part, { key: _key, ...values }: Values, below: (children: readonly Part[]) => unknown
): Values {
  const isImplied = keyOf(values) === part.key;
  const children = part.children ?? [];
  return { ...(!isImplied && { key: part.key }), ...values, ...(children.length > 0 && { children: below(children) }) };
}

function translations(config: ProjectConfig): Values {
  const keys = [...config.translations.keys()].sort();
  return Object.fromEntries(keys.map((key) => {
    const said = config.translations.get(key) ?? {};
    const texts = locales.filter((locale) => said[locale] !== undefined).map((locale) => [locale, said[locale]]);
    return [key, Object.fromEntries(texts)];
  }));
}

function single(name: ObjectFile, value: object): ProjectFile[] {
  return [{ path: `${name}.json`, text: toJson(value, fileSchemas[name], `./schemas/${name}.json`) }];
}

function objects<Value>(
  folder: ObjectFolder, map: ReadonlyMap<string, Value>, toText: (value: Value) => Values
): ProjectFile[] {
  return [...map].flatMap(([name, value]) => {
    const codes: ProjectFile[] = [];
    const text = takeCode(toText(value), { folder, name, codes });
    return [
      { path: `${folder}/${name}.json`, text: toJson(text, folderSchemas[folder], `../schemas/${folder}.json`) },
      ...codes,
    ];
  });
}

interface CodeTaking {
  readonly folder: ObjectFolder;
  readonly name: string;
  readonly codes: ProjectFile[];
}

/** Moves code into files beside the object's own: `Figures.tsx`, `dashboard.Figures.tsx`, `dashboard.Figures.css`. */
function takeCode(text: Values, { folder, name, codes }: CodeTaking): Values {
  if (folder !== "pages" && folder !== "components" && folder !== "endpoints" && folder !== "plugins") return text;
  const file = (code: unknown, fileName: string): unknown => {
    if (typeof code !== "string" || code === "") return code;
    codes.push({ path: `${folder}/${fileName}`, text: code });
    return { $file: fileName };
  };
  if (folder === "components") {
    return {
      ...text,
      content: file(text["content"], `${name}.html`),
      js: file(text["js"], `${name}.tsx`),
      css: file(text["css"], `${name}.css`),
    };
  }
  if (folder === "plugins") {
    // A folder of its own: its modules import each other by relative names.
    const modules = Object.entries(text["modules"] as Values).map(([module, code]) => [module, file(code, `${name}/${module}`)]);
    return { ...text, modules: Object.fromEntries(modules) as Values };
  }
  if (folder === "endpoints") {
    const stages = (text["stages"] as Values[]).map((stage) => ({
      ...stage, source: file(stage["source"], `${name}.${String(stage["name"])}.ts`),
    }));
    return { ...text, stages };
  }
  const components = (text["components"] as Values[]).map((component) => {
    const base = `${name}.${String(component["name"])}`;
    const scripts = component["scripts"] as string[];
    return {
      ...component,
      css: file(component["css"], `${base}.css`),
      scripts: scripts.map((script, index) => file(script, index === 0 ? `${base}.tsx` : `${base}.${index + 1}.tsx`)),
    };
  });
  return { ...text, css: file(text["css"], `${name}.css`), components };
}

function toJson(value: object, schema: TSchema, address: string): string {
  return writeJson({ $schema: address, ...(orderKeys(value, schema) as object) });
}
