import type { TSchema } from "typebox";
import { PluginText } from "#contract/plugin.ts";
import {
  ComponentText, DatasetText, EndpointText, FormText, MenusText, PageText, ProjectText, RoleText, TableText, TranslationsText, UserText,
} from "#contract/project/index.ts";

/** A value with the file it stands in, for messages. */
export interface Placed<Value> {
  readonly file: string;
  readonly value: Value;
}

export type PlacedMap<Value> = ReadonlyMap<string, Placed<Value>>;

/** A project as its files say, each checked against its schema; by name. */
export interface ProjectTexts {
  readonly project: Placed<ProjectText> | undefined;
  readonly roles: PlacedMap<RoleText>;
  readonly users: PlacedMap<UserText>;
  readonly datasets: PlacedMap<DatasetText>;
  readonly tables: PlacedMap<TableText>;
  readonly forms: PlacedMap<FormText>;
  readonly pages: PlacedMap<PageText>;
  readonly components: PlacedMap<ComponentText>;
  readonly plugins: PlacedMap<PluginText>;
  readonly endpoints: PlacedMap<EndpointText>;
  readonly menus: Placed<MenusText> | undefined;
  readonly translations: Placed<TranslationsText> | undefined;
}

/** Folders with one file per object. */
export const folderSchemas = {
  roles: RoleText,
  users: UserText,
  datasets: DatasetText,
  tables: TableText,
  forms: FormText,
  pages: PageText,
  components: ComponentText,
  plugins: PluginText,
  endpoints: EndpointText,
} as const satisfies Record<string, TSchema>;

export type ObjectFolder = keyof typeof folderSchemas;

/** Files of their own at the top of the folder. */
export const fileSchemas = {
  project: ProjectText,
  menus: MenusText,
  translations: TranslationsText,
} as const satisfies Record<string, TSchema>;

export type ObjectFile = keyof typeof fileSchemas;

export const isObjectFolder = (name: string): name is ObjectFolder => Object.hasOwn(folderSchemas, name);
export const isObjectFile = (name: string): name is ObjectFile => Object.hasOwn(fileSchemas, name);

/** How objects of a folder may be called: what the database and the address bar take. */
export const namePatterns: Readonly<Record<ObjectFolder, RegExp>> = {
  roles: /^[a-z][a-z0-9_-]{0,99}$/,
  users: /^[A-Za-z][A-Za-z0-9_.-]{0,99}$/,
  datasets: /^[a-z][a-z0-9_]{0,62}$/,
  tables: /^[a-z][a-z0-9_]{0,99}$/,
  forms: /^[a-z][a-z0-9_]{0,99}$/,
  pages: /^[a-z][a-z0-9_-]{0,99}$/,
  components: /^[A-Z][A-Za-z0-9]{0,99}$/,
  plugins: /^[a-z][a-z0-9-]{0,39}$/,
  endpoints: /^[a-z][a-z0-9_-]{0,99}$/,
};
