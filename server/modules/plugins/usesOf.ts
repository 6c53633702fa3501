import type { PluginUse } from "#contract/plugin.ts";
import { flattenElements } from "#core/elements/flattenElements.ts";
import { componentOfFormat } from "#core/format/cellFormatNames.ts";
import { readPath } from "#core/links/index.ts";
import type { Column, Menu, Page, Plugin, ProjectConfig } from "../config/index.ts";

type Found = Iterable<{ readonly name: string; readonly title?: string | undefined }>;

/** What of a project's configuration needs a plugin: what people see first, then what works behind it. */
export function usesOf(id: string, config: ProjectConfig): PluginUse[] {
  const contributes = config.plugins.get(id)?.manifest.contributes ?? {};
  const prefix = `${id}.`;
  const components = new Set(contributes.pageComponents?.map(({ name }) => name));
  const forms = [...config.forms.values()].filter(({ elements }) => flattenElements(elements).some(({ type }) => type.startsWith(prefix)));
  const tables = [...config.tables.values()].filter(({ columns }) =>
    flat(columns).some(({ cellFormat, headerComponent }) =>
      cellFormat?.startsWith(prefix) === true || components.has(headerComponent ?? "") || components.has(componentOfFormat(cellFormat) ?? "")));
  const own = (page: Page): boolean => id === "pages" || (id === "project" && page.components.length > 0);
  const pages = [...config.pages.values()].filter((page) => own(page) || namesOne(scriptsOf(page), components));
  const screens = (contributes.screens ?? []).map(({ path }) => `system/${path}`);
  const menus = flat(config.menus).filter(({ link }) => link !== undefined && leadsTo(link, id, screens));
  const endpoints = [...config.endpoints.values()].filter(({ plugin = "project" }) => plugin === id);
  const others = [...config.plugins.values()].filter((other) => other.name !== id && leansOn(other, id, components));
  return [
    ...listed("menu", menus.map(({ name }) => ({ name }))),
    ...listed("page", pages), ...listed("form", forms), ...listed("table", tables),
    ...listed("plugin", others.map(({ name, manifest }) => ({ name, title: manifest.name }))),
    ...listed("component", id === "project" ? config.components.values() : []),
    ...listed("endpoint", endpoints),
  ];
}

const listed = (kind: PluginUse["kind"], found: Found): PluginUse[] => [...found].map(({ name, title }) => ({ kind, name: title || name }));

function flat<Part extends Column | Menu>(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => [part, ...flat(part.children as readonly Part[])]);
}

const scriptsOf = ({ components }: Page): string => components.flatMap(({ scripts }) => scripts).join("\n");

/** Code is not run to find out: a name in quotes is taken for the component's. */
const namesOne = (code: string, names: ReadonlySet<string>): boolean =>
  [...names].some((name) => ['"', "'", "`"].some((quote) => code.includes(`${quote}${name}${quote}`)));

/** Whether a menu's link opens a screen of the plugin. */
function leadsTo(link: string, id: string, screens: readonly string[]): boolean {
  const path = (readPath(`/${link}`) ?? []).filter((part, index) => index > 0 || part !== "public").join("/");
  const [first] = path.split("/");
  return screens.includes(path) || ((id === "pages" || id === "demo") && first === id);
}

/** Executes its commands, or holds its components. */
const leansOn = ({ manifest }: Plugin, id: string, components: ReadonlySet<string>): boolean =>
  manifest.capabilities.some(({ commands, components: held = [] }) =>
    commands?.others?.some((command) => command.startsWith(`${id}:`)) === true || held.some((name) => components.has(name)));
