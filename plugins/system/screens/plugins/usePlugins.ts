import { useEffect } from "react";
import type { PluginRecord } from "#sdk/capabilities/plugins.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";

/** All plugins; read again when one is changed by anybody, or another language is chosen. */
export function usePlugins(): [Loaded<readonly PluginRecord[]>, () => void] {
  const plugins = useCapability("plugins");
  const events = useCapability("events");
  const { code: language } = useLanguage();
  const [loaded, reload] = useLoaded(async (signal) => await plugins.list({ signal }), [plugins, language]);
  useEffect(() => {
    const heard = events.on("ServerEvent", (event) => {
      if (event.kind === "plugin" || event.kind === "reset" || (event.kind === "config" && event.entity === "plugins")) reload();
    });
    return () => heard.dispose();
  }, [events, reload]);
  return [loaded, reload];
}
