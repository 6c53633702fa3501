import { defineView } from "#sdk/contributions/view.ts";
import { toDisposable } from "#sdk/plugin/Disposable.ts";
import { definePlugin, type Plugin } from "#sdk/plugin/definePlugin.ts";
import type { KernelServices } from "../KernelServices.ts";
import { ComponentView } from "./ComponentView.tsx";
import { ProjectRealms } from "./ProjectRealms.ts";
import { readComponentProps } from "./readComponentProps.ts";
import { realmsManifest } from "./realmsManifest.ts";

/** Contributes the view kind `component`; every realm ends when the plugin does. */
export const createRealmsPlugin = (services: KernelServices): Plugin<typeof realmsManifest> =>
  definePlugin(realmsManifest, (context) => {
    const realms = new ProjectRealms(services);
    context.own(realms);
    context.own(toDisposable(services.expressions.connect((group, run, scopes) => realms.host.peek()?.group(group).expressions.run(run, scopes))));
    context.own(services.projectPlugins.connect(async (plugin, module, input) => await realms.runCommand(plugin, module, input)));
    context.contribute(
      "view",
      defineView({
        kind: "component",
        component: (props) => <ComponentView realms={realms} given={props} />,
        prepare: (props) => realms.prepare(readComponentProps(props)),
      }),
    );
  });
