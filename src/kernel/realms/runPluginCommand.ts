import { pluginScope, componentOfModule } from "#core/components/pluginComponent.ts";
import type { ProjectPlugin } from "#contract/plugin.ts";
import type { RealmComponent, RealmHost } from "#sandbox/host/index.ts";

/** Calls the command once, and says when it has ended, however it ended. Draws nothing. */
const script = (module: string): string => `
import { useEffect } from "react";
import { useField } from "@platon/sdk";
import run from ${JSON.stringify(`./${module}`)};

export default function Command({ input, settings }) {
  const { setValue } = useField();
  useEffect(() => {
    void (async () => {
      try {
        await run(input, { settings });
      } finally {
        await setValue(null);
      }
    })();
  }, []);
  return null;
}`;

/** A command of a plugin as a component of its realm; the space in its name keeps it apart from every module. */
const commandComponent = ({ id }: ProjectPlugin, module: string): RealmComponent => ({
  scope: pluginScope(id),
  name: `${componentOfModule(module)} command`,
  scripts: [script(module)],
  css: "",
});

/** Executes a command of a plugin in the plugin's realm, where it has the plugin's grants; settles when it has ended. */
export async function runPluginCommand(host: RealmHost, plugin: ProjectPlugin, { module, input }: { module: string; input: unknown }): Promise<void> {
  const props = JSON.parse(JSON.stringify({ input: input ?? null, settings: plugin.settings })) as Parameters<ReturnType<RealmHost["group"]>["mount"]>[1];
  const mounted = host.group(plugin.id).mount(commandComponent(plugin, module), props);
  try {
    await new Promise<void>((resolve) => {
      mounted.onField = () => resolve();
      mounted.subscribe(() => mounted.state.kind === "failed" && resolve());
    });
  } finally {
    mounted.dispose();
  }
}
