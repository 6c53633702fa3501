import { elapsedSince } from "#core/format/elapsed.ts";
import { formatDateTime } from "#core/format/formatDate.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useLoaded } from "./useLoaded.ts";
import { useReadable } from "./useReadable.ts";
import { useText } from "./useText.ts";

/** An object of configuration, or a part of one. */
export interface ConfiguredObject {
  readonly entity: string;
  readonly id: string;
  /** Another one is a reason to look again. */
  readonly version?: number | undefined;
}

/**
 * Who changed an object of configuration last and when, in a line: “Ўзгартирган: Нодира Каримова, 3 кун олдин”. For
 * administrators, who may know. Needs `http` and `i18n`.
 * @param isAsked false asks nothing yet
 * @returns undefined until it is known, and where nothing is
 * @since 1.0.0
 * @example const line = useLastChange({ entity: "table_columns", id });
 */
export function useLastChange({ entity, id, version, isAsked = true }: ConfiguredObject & { readonly isAsked?: boolean }): string | undefined {
  const t = useText();
  const http = useCapability("http");
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const [loaded] = useLoaded(
    async (signal) => (isAsked ? await http.call("GET revisions/{entity}/{id}", { params: { entity, id }, query: { limit: "1" }, signal }) : []),
    [http, entity, id, version, isAsked],
  );
  const [last] = loaded.state === "ready" ? loaded.value : [];
  if (last === undefined) return undefined;
  const elapsed = elapsedSince(last.at, new Date());
  const when = elapsed ? t(`places.ago.${elapsed.unit}`, { count: elapsed.count }) : formatDateTime(last.at, { timeZone });
  return t("places.lastChange", { who: last.byName ?? t("places.platform"), when });
}

/** Where the history of an object of configuration is shown, over what is open. */
export const historyLink = (entity: string, id: string): string => `system/history/${entity}/${encodeURIComponent(id)}?_target=modal_960`;
