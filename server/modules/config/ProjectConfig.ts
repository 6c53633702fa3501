import type { FormElement } from "#contract/form.ts";
import type {
  ButtonText, ColumnText, ComponentText, DatasetText, ElementText, EndpointText, FilterText, FormText, MenuText, PageText, RoleText,
  TableText,
} from "#contract/project/index.ts";
import type { PluginManifest } from "#contract/plugin.ts";
import type { Locale } from "#core/locale.ts";

/** Every configured object has an id that stays when it is renamed. */
type Identified<Text> = Omit<Text, "children"> & { readonly id: string };

export type Column = Identified<ColumnText> & { readonly key: string; readonly children: readonly Column[] };
export type Filter = Identified<FilterText> & { readonly key: string };
export type Button = Identified<ButtonText>;
/** An element with the wire's properties (contract/form.ts) and where its options come from. */
export type Element = Partial<Omit<FormElement, "id" | "type" | "dataField" | "data" | "children">> &
  Pick<ElementText, "optionsFrom" | "data" | "dataField"> & {
    readonly id: string;
    readonly key: string;
    readonly type: string;
    readonly children: readonly Element[];
  };
export type Menu = Identified<MenuText> & { readonly children: readonly Menu[] };

interface Named {
  readonly id: string;
  readonly name: string;
  readonly projectId: string;
}

export type Dataset = Named & DatasetText;
export type Table = Named &
  Omit<TableText, "columns" | "filters" | "buttons"> & {
    readonly columns: readonly Column[];
    readonly filters: readonly Filter[];
    readonly buttons: readonly Button[];
  };
export type Form = Named & Omit<FormText, "elements"> & { readonly elements: readonly Element[] };
export type Page = Named & PageText;
export type Component = Named & Required<ComponentText>;
export type Endpoint = Named & Pick<Required<EndpointText>, "plugin" | "limit" | "parameters"> & EndpointText;
export type Role = Named & RoleText;
/** A plugin of the project; `name` is its id. */
export type Plugin = Named & {
  /** Without id and modules. */
  readonly manifest: Omit<PluginManifest, "id" | "modules">;
  readonly modules: PluginManifest["modules"];
  /** What the project's text grants of its capabilities. */
  readonly grants: readonly string[];
};

/**
 * A project's configuration as the entities say at one revision: immutable, shared by all calls, and read anew when
 * another node announces a higher revision (D42).
 */
export interface ProjectConfig {
  readonly projectId: string;
  readonly revision: number;
  readonly datasets: ReadonlyMap<string, Dataset>;
  readonly tables: ReadonlyMap<string, Table>;
  readonly forms: ReadonlyMap<string, Form>;
  readonly pages: ReadonlyMap<string, Page>;
  readonly components: ReadonlyMap<string, Component>;
  readonly plugins: ReadonlyMap<string, Plugin>;
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  readonly roles: ReadonlyMap<string, Role>;
  readonly menus: readonly Menu[];
  /** key → language → text */
  readonly translations: ReadonlyMap<string, Partial<Record<Locale, string>>>;
}

/** Reads compiled configuration, cached by revision. */
export interface ConfigReader {
  /** The configuration of a project at its present revision. */
  of(projectId: string): Promise<ProjectConfig>;
  /**
   * Where `tables/{name}` and `forms/{name}` of a call are looked up: names of system entities mean project `platon`
   * (D40), any other name the call's own project.
   */
  owning(projectId: string, name: string): Promise<ProjectConfig>;
  /**
   * A transaction that changes the project's configuration is under way: until it is over, what is kept is compared
   * with the database at every use, so that whoever saved reads what was saved.
   */
  expectChange(projectId: string): void;
}
