import { useEffect } from "react";
import type { TableConfig } from "#sdk/wire.ts";
import type { Locale } from "#core/locale.ts";
import type { TableLevel } from "../../model/tableLevel.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useLocale } from "#sdk/react/useLocale.ts";

/** Entities whose change cannot alter what a table shows. */
const unrelated: ReadonlySet<string> = new Set(["menus", "pages", "forms", "components"]);
const burst = 200;
const never = new Promise<never>(() => undefined);

/** A configuration with the language that its titles came in, and that the cells below them therefore speak. */
export interface LocalizedTable extends TableConfig {
  readonly locale: Locale;
  /** The language in which the server answered. */
  readonly language: string;
  /** Read below `public/`: its links lead to what is public as well. */
  readonly isForGuests: boolean;
  /** The saved view whose columns it has. */
  readonly openView?: string | undefined;
  /** Of a child table. */
  readonly at?: TableLevel | undefined;
  /** Whether its deleted rows are shown in place of the living. */
  readonly showsDeleted?: boolean;
}

/**
 * The configuration of a table, read again in another language and when an administrator changes it.
 * @param name undefined as long as nobody needs it
 * @param level whose preferences come with it (D47)
 */
export function useTableConfig(name: string | undefined, isPublic: boolean, level = 1): [Loaded<LocalizedTable>, () => void] {
  const tables = useCapability("tables");
  const events = useCapability("events");
  const locale = useLocale();
  const { code: language } = useLanguage();
  const [loaded, reload] = useLoaded(
    async (signal) => name === undefined ? await never : { ...(await tables.config(name, { isPublic, signal, ...(level > 1 && { level }) })), locale, language, isForGuests: isPublic },
    [tables, name, isPublic, level, locale, language],
  );
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
