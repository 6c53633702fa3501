import { useEffect } from "react";
import type { EventMap } from "#sdk/capabilities/events.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useLoaded, type Loaded } from "#sdk/react/useLoaded.ts";
import { usePrepareView } from "#sdk/react/View.tsx";
import { pageParameters } from "./pageParameters.ts";
import { completePage, type WholePage } from "./pageParts.ts";

export interface PageAddress {
  readonly name: string;
  /** Route query: parameters of the page's named queries. */
  readonly query: Readonly<Record<string, string>>;
  readonly isPublic: boolean;
}

/** Entities whose change may change a page; pages of any name, because components are shared. */
const pageEntities = new Set(["platon_pages", "platon_page_components", "components"]);

/** After a gap in the stream of events anything may have changed. */
function mayChange(event: EventMap["ServerEvent"], page: string): boolean {
  if (event.kind !== "config") return event.kind === "reset";
  return pageEntities.has(event.entity) && (event.entity !== "platon_pages" || event.name === page);
}

/** A page; read again when it, a component or the language changes. */
export function usePage({ name, query, isPublic }: PageAddress): [Loaded<WholePage>, () => void] {
  const pages = useCapability("pages");
  const events = useCapability("events");
  const prepareView = usePrepareView();
  const { code: language } = useLanguage();
  const parameters = JSON.stringify(pageParameters(query));
  const [page, reload] = useLoaded(
    async (signal): Promise<WholePage> => {
      const options = { isPublic, signal };
      const definition = await pages.read(name, JSON.parse(parameters) as Record<string, string>, options);
      return await completePage(definition, { pages, prepareView }, options);
    },
    [pages, name, parameters, isPublic, language, prepareView],
  );
  useEffect(() => {
    const heard = events.on("ServerEvent", (event) => {
      if (mayChange(event, name)) reload();
    });
    return () => heard.dispose();
  }, [events, name, reload]);
  return [page, reload];
}
