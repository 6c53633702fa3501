import type { CompiledOf, Fields } from "#contract/entities/describe.ts";
import type { entityDescriptions } from "#contract/entities/index.ts";
import type { PluginManifest } from "#contract/plugin.ts";
import type { OwnLanguage } from "#core/languages.ts";
import type { Locale } from "#core/locale.ts";

type Description = (typeof entityDescriptions)[number];

/** What stands in an object of an entity, or in a part: its properties, and what is below it. */
type NodeOf<D> = {
  /** Stays when the object is renamed. */
  readonly id: string;
} & PropertiesOf<D> & (D extends { isTree: true } ? { readonly children: readonly NodeOf<D>[] } : object);

type PropertiesOf<D> = OwnOf<D> & GatheredOf<D>;
type OwnOf<D> = D extends { fields: infer F extends Fields } ? Readonly<CompiledOf<F>> : object;
type GatheredOf<D> = D extends { gathered: { fields: infer G extends Fields } } ? Readonly<CompiledOf<G>> : object;

/** An object with its parts. */
type ObjectOf<D> = NodeOf<D> & { readonly projectId: string } & (D extends { parts: infer Parts }
  ? { readonly [P in keyof Parts]: Parts[P] extends { part: infer Part } ? readonly NodeOf<Part>[] : never }
  : object);

type Named<Name extends Description["name"]> = ObjectOf<Extract<Description, { name: Name }>>;

export type Table = Named<"tables">;
export type Column = Table["columns"][number];
export type Filter = Table["filters"][number];
export type Button = Table["buttons"][number];
export type Form = Named<"forms">;
export type Element = Form["elements"][number];
export type Page = Named<"platon_pages">;
export type Component = Named<"components">;
export type Endpoint = Named<"api_endpoints">;
export type Metric = Named<"sql_metrics">;
export type DocumentTemplate = Named<"document_templates">;
export type Menu = NodeOf<Extract<Description, { name: "menus" }>>;
/** A plugin of the project; `name` is its id. */
export interface Plugin {
  readonly id: string;
  readonly name: string;
  readonly projectId: string;
  /** Without id and modules. */
  readonly manifest: Omit<PluginManifest, "id" | "modules">;
  readonly modules: PluginManifest["modules"];
  /** What the project's text grants of its capabilities. */
  readonly grants: readonly string[];
}

/** A text in the six languages, and in those of the project's own by their codes. */
type Said = { readonly [Language in Locale]?: string } & { readonly others?: Readonly<Record<string, string>> };

type CollectionOf<D extends Description> = D["name"] extends "plugins" ? ReadonlyMap<string, Plugin>
  : D["place"] extends { folder: string } ? ReadonlyMap<string, ObjectOf<D>>
  : D["place"] extends { byKey: true } ? ReadonlyMap<string, Said>
  : readonly NodeOf<D>[];

type CollectionName<Place> = Place extends { folder: infer Folder extends string } ? Folder : Place extends { file: infer File extends string } ? File : never;

/**
 * A project's configuration as the entities say at one revision: immutable, shared by all calls, and read anew when
 * another node announces a higher revision (D42). Each entity by the name of its folder or file in a project's text.
 */
export type ProjectConfig = { readonly projectId: string; readonly revision: number; readonly ownLanguages?: readonly OwnLanguage[] } & {
  readonly [D in Description as CollectionName<D["place"]>]: CollectionOf<D>;
};

/** The project of a call. */
interface AskingProject {
  readonly id: string;
  readonly settings: { readonly languages?: readonly OwnLanguage[] };
}

/** Reads compiled configuration, cached by revision. */
export interface ConfigReader {
  /** The configuration of a project at its present revision. */
  of(projectId: string): Promise<ProjectConfig>;
  /**
   * Where `tables/{name}` and `forms/{name}` of a call are looked up: names of system entities mean project `platon`
   * (D40), any other name the call's own project. What is said in each language has those of the call's project.
   */
  owning(project: AskingProject, name: string): Promise<ProjectConfig>;
  /**
   * A transaction that changes the project's configuration is under way: until it is over, what is kept is compared
   * with the database at every use, so that whoever saved reads what was saved.
   */
  expectChange(projectId: string): void;
}
