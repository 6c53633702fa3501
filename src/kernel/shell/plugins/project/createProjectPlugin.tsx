import type { ReadonlySignal } from "@preact/signals-react";
import type { ComponentRealm } from "#contract/page.ts";
import type { ProjectPlugin } from "#contract/plugin.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { defineFormElement } from "#sdk/contributions/formElement.ts";
import { defineScreen } from "#sdk/contributions/screen.ts";
import { definePlugin, type Plugin } from "#sdk/plugin/definePlugin.ts";
import { PluginField } from "./PluginField.tsx";
import { PluginScreen, type PluginScreenProps } from "./PluginScreen.tsx";
import { screenId, type ProjectPluginManifest } from "./projectPluginManifest.ts";

/** The host's side of a plugin of the project: definitions that are drawn and computed by the plugin's realms. */
export const createProjectPlugin = (
  manifest: ProjectPluginManifest, { id, contributes }: ProjectPlugin, current: ReadonlySignal<ProjectPlugin | undefined>,
): Plugin<ProjectPluginManifest> =>
  definePlugin(manifest, (context) => {
    const { pages } = context.capabilities;
    const from = (module: string, realm: ComponentRealm | undefined): PluginScreenProps["from"] => ({ pages, current, module, realm });
    for (const { path, module, realm } of contributes.screens ?? []) {
      const component = defineScreen({
        id: screenId(path),
        component: ({ query }) => <PluginScreen from={from(module, realm)} path={path} query={query} />,
      });
      context.contribute("screen", component);
    }
    for (const { type, module, realm, hasValue, isContainer } of contributes.formElements ?? []) {
      const source = from(module, realm);
      const element = { type: `${id}.${type}`, isGroup: true, hasValue, isContainer };
      context.contribute("formElement", defineFormElement({ ...element, component: (props) => <PluginField from={source} group={id} field={props} /> }));
    }
    for (const { name, expression } of contributes.cellFormats ?? []) {
      const format = { id: `${id}.${name}`, expression: { source: expression, group: id } };
      context.contribute("cellFormat", defineCellFormat({ ...format, format: (value) => ({ text: String(value) }) }));
    }
  });
