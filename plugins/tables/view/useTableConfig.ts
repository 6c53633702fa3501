import { useEffect } from "react";
import type { TableConfig } from "#sdk/wire.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import { useReadable } from "#sdk/react/useReadable.ts";

/** Entities whose change cannot alter what a table shows. */
const unrelated: ReadonlySet<string> = new Set(["menus", "pages", "forms", "components"]);
const burst = 200;

/** The configuration of a table, read again in another language and when an administrator changes it. */
export function useTableConfig(name: string, isPublic: boolean): [Loaded<TableConfig>, () => void] {
  const tables = useCapability("tables");
  const events = useCapability("events");
  const locale = useReadable(useCapability("i18n").locale);
  const [loaded, reload] = useLoaded((signal) => tables.config(name, { isPublic, signal }), [tables, name, isPublic, locale]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heard = events.on("ServerEvent", (event) => {
      const isOurs = event.kind === "reset" || (event.kind === "config" && !unrelated.has(event.entity));
      if (!isOurs) return;
      clearTimeout(timer);
      timer = setTimeout(reload, burst);
    });
    return () => {
      clearTimeout(timer);
      heard.dispose();
    };
  }, [events, reload]);
  return [loaded, reload];
}
