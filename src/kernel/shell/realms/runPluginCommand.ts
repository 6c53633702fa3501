import { pluginScope, componentOfModule } from "#core/components/pluginComponent.ts";
import type { ProjectPlugin } from "#contract/plugin.ts";
import type { RealmComponent, RealmHost } from "#sandbox/host/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";

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

type Mounted = ReturnType<ReturnType<RealmHost["group"]>["mount"]>;

/**
 * Executes a command of a plugin in the plugin's realm, where it has the plugin's grants; settles when it has ended. Nobody
 * knows how far it came in a realm that ended under it, so it is not begun a second time.
 */
export async function runPluginCommand(host: RealmHost, plugin: ProjectPlugin, { module, input }: { module: string; input: unknown }): Promise<void> {
  const props = JSON.parse(JSON.stringify({ input: input ?? null, settings: plugin.settings })) as Parameters<ReturnType<RealmHost["group"]>["mount"]>[1];
  const mounted = host.group(plugin.id).mount(commandComponent(plugin, module), props);
  try {
    await ended(mounted, module);
  } finally {
    mounted.dispose();
  }
}

/** Fails where the realm ends under the command, and, for nobody to hear, where the plugin's group does. */
async function ended(mounted: Mounted, module: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let before = mounted.state.kind;
    mounted.onField = () => resolve();
    mounted.subscribe(() => {
      const { kind } = mounted.state;
      if (mounted.isDisposed) reject(new PlatonError("cancelled", "cancelled"));
      else if (kind === "failed") resolve();
      // A component that waited for a slot starts for the first time; any other starts again, unless it is gone by then.
      else if (kind === "starting" && before !== "queued") {
        reject(new PlatonError("command_stopped", "expected", { message: "the realm ended before the command had", params: { module } }));
        mounted.dispose();
      }
      before = kind;
    });
  });
}
