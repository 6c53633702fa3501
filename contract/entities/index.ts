import { components } from "./components.ts";
import { cron } from "./cron.ts";
import { datasets } from "./datasets.ts";
import type { EntityDescription } from "./describe.ts";
import { documentTemplates } from "./documentTemplates.ts";
import { endpoints } from "./endpoints.ts";
import { exportResources } from "./exportResources.ts";
import { fileCategories } from "./fileCategories.ts";
import { forms } from "./forms.ts";
import { importConfigs } from "./importConfigs.ts";
import { instructions } from "./instructions.ts";
import { menus } from "./menus.ts";
import { metrics } from "./metrics.ts";
import { pages } from "./pages.ts";
import { plugins } from "./plugins.ts";
import { roles } from "./roles.ts";
import { tables } from "./tables.ts";
import { translations } from "./translations.ts";

/** Every kind of object that a project is configured by, in the order in which they are made. */
export const entityDescriptions = [
  roles, datasets, tables, forms, pages, components, plugins, endpoints, menus, translations, fileCategories, instructions, exportResources,
  metrics,
  documentTemplates,
  importConfigs,
  cron,
] as const satisfies readonly EntityDescription[];

type Description = (typeof entityDescriptions)[number];
type PartName<Parts> = { [P in keyof Parts]: Parts[P] extends { part: { name: infer Name extends string } } ? Name : never }[keyof Parts];

type OwnedNames<D> = D extends { parts: infer Parts } ? PartName<Parts> : never;

/** Entities and their parts; the rest of spec §3 is named by the server's `reservedNames`. */
export type EntityName = Description["name"] | OwnedNames<Description>;

export type { ComponentText } from "./components.ts";
export type { CronText } from "./cron.ts";
export type { DatasetField, DatasetText } from "./datasets.ts";
export type { DocumentTemplateText } from "./documentTemplates.ts";
export type { EndpointParameter, EndpointStage, EndpointText, StageRequest } from "./endpoints.ts";
export type { ExportResourceText } from "./exportResources.ts";
export type { ElementText, FormText } from "./forms.ts";
export type { ImportConfigText, MappingText } from "./importConfigs.ts";
export type { MenuText, MenusText } from "./menus.ts";
export type { MetricQuery, MetricText } from "./metrics.ts";
export type { PageQueryText, PageText, TableQueryText } from "./pages.ts";
export type { RoleText } from "./roles.ts";
export type { ButtonText, ColumnText, FilterText, TableText } from "./tables.ts";
export type { TranslationsText } from "./translations.ts";
