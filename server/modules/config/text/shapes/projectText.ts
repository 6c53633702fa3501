import type { TSchema } from "typebox";
import type {
  ComponentText, CronText, DatasetText, DocumentTemplateText, EndpointText, ExportResourceText, FormText, ImportConfigText, MenusText, MetricText, PageText, RoleText, TableText, TranslationsText,
} from "#contract/entities/index.ts";
import { fileShape } from "#contract/entities/textShape.ts";
import type { PluginText } from "#contract/plugin.ts";
import { ProjectText, UserText } from "#contract/project/index.ts";
import { descriptions } from "../../entities/entities.ts";

/** A value with the file it stands in, for messages. */
export interface Placed<Value> {
  readonly file: string;
  readonly value: Value;
}

export type PlacedMap<Value> = ReadonlyMap<string, Placed<Value>>;

interface ObjectTexts {
  readonly roles: RoleText;
  readonly users: UserText;
  readonly datasets: DatasetText;
  readonly tables: TableText;
  readonly forms: FormText;
  readonly pages: PageText;
  readonly components: ComponentText;
  readonly plugins: PluginText;
  readonly endpoints: EndpointText;
  readonly exports: ExportResourceText;
  readonly cron: CronText;
  readonly imports: ImportConfigText;
  readonly metrics: MetricText;
  readonly documents: DocumentTemplateText;
}

interface FileTexts {
  readonly project: ProjectText;
  readonly menus: MenusText;
  readonly translations: TranslationsText;
}

export type ObjectFolder = keyof ObjectTexts;
export type ObjectFile = keyof FileTexts;

/** A project as its files say, each checked against its schema; by name. */
export type ProjectTexts = { readonly [Folder in ObjectFolder]: PlacedMap<ObjectTexts[Folder]> } & {
  readonly [File in ObjectFile]: Placed<FileTexts[File]> | undefined;
};

const placed = descriptions.map((description) => ({ place: description.place, shape: fileShape(description) }));

/** Folders with one file per object. */
export const folderSchemas = Object.fromEntries([
  ...placed.flatMap(({ place, shape }) => ("folder" in place ? [[place.folder, shape]] : [])), ["users", UserText],
]) as Record<ObjectFolder, TSchema>;

/** Files of their own at the top of the folder. */
export const fileSchemas = Object.fromEntries([
  ["project", ProjectText], ...placed.flatMap(({ place, shape }) => ("file" in place ? [[place.file, shape]] : [])),
]) as Record<ObjectFile, TSchema>;

export const isObjectFolder = (name: string): name is ObjectFolder => Object.hasOwn(folderSchemas, name);
export const isObjectFile = (name: string): name is ObjectFile => Object.hasOwn(fileSchemas, name);

/** How objects of a folder may be called: what the database and the address bar take. */
export const namePatterns = Object.fromEntries([
  ...placed.flatMap(({ place }) => ("folder" in place ? [[place.folder, place.name]] : [])), ["users", /^[A-Za-z][A-Za-z0-9_.-]{0,99}$/],
]) as Readonly<Record<ObjectFolder, RegExp>>;
