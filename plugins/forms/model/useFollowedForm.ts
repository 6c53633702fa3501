import { useEffect, useState } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import type { ServerEvent } from "#sdk/wire.ts";
import type { FormAddress, FormData } from "./FormAddress.ts";

/**
 * A form as it is by now: its configuration in the present language, and after a change of it the record as well, which may
 * have fields that were not asked for before. Undefined where nothing has changed; what fails leaves the form as it is.
 */
export function useFollowedForm({ name, id, isPublic, ticket }: FormAddress): Partial<FormData> | undefined {
  const forms = useCapability("forms");
  const { code: language } = useLanguage();
  const [first] = useState(language);
  const changes = useConfigChanges(name);
  const [loaded] = useLoaded(
    async (signal): Promise<Partial<FormData> | undefined> => {
      if (language === first && changes === 0) return undefined;
      const isRecordRead = changes > 0 && id !== undefined;
      const [config, record] = await Promise.all([
        forms.config(name, { isPublic, signal }), isRecordRead ? forms.read(name, id, { isPublic, ticket, signal }) : undefined,
      ]);
      return { config, ...(record && { record }) };
    },
    [forms, name, id, isPublic, ticket, language, first, changes],
  );
  return loaded.state === "ready" ? loaded.value : undefined;
}

/** Entities whose change cannot alter what a form shows. */
const unrelated: ReadonlySet<string> = new Set(["menus", "platon_pages", "tables", "api_endpoints", "instructions", "file_categories"]);
const burst = 200;

/** How often the form's configuration has changed while it is open; changes that come together are one. */
function useConfigChanges(form: string): number {
  const events = useCapability("events");
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isOurs = (event: ServerEvent): boolean =>
      event.kind === "reset" || (event.kind === "config" && !unrelated.has(event.entity) && (event.entity !== "forms" || event.name === form));
    const heard = events.on("ServerEvent", (event) => {
      if (!isOurs(event)) return;
      clearTimeout(timer);
      timer = setTimeout(() => setChanges((before) => before + 1), burst);
    });
    return () => {
      clearTimeout(timer);
      heard.dispose();
    };
  }, [events, form]);
  return changes;
}
