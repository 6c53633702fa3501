import { useRef } from "react";
import type { CapabilityUsage, Incident, PluginRecord } from "#sdk/capabilities/plugins.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";

export type PluginFacts = readonly [usage: readonly CapabilityUsage[], incidents: readonly Incident[]];

/** What has changed is read again when nothing more changes for so long, in milliseconds: it may go in the next moment. */
const settleTime = 200;

/** What a plugin has used and what befell it; read again when it changes. */
export function usePluginFacts(plugin: PluginRecord): [Loaded<PluginFacts>, () => void] {
  const plugins = useCapability("plugins");
  const isRead = useRef(false);
  return useLoaded(
    async (signal): Promise<PluginFacts> => {
      if (isRead.current) await pause(settleTime, signal);
      const facts = await Promise.all([plugins.usage(plugin.id), plugins.incidents(plugin.id)]);
      isRead.current = true;
      return facts;
    },
    [plugins, plugin],
  );
}

/** Whether the server knows the plugin no more. */
export const isGone = (facts: Loaded<PluginFacts>): boolean =>
  facts.state === "failed" && facts.failure instanceof PlatonError && facts.failure.code === "not_found";

/** Never ends once it is aborted. */
const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
