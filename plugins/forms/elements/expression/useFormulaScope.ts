import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import type { FormulaScope } from "#sdk/wire.ts";

/**
 * What the expressions of a table or form see of its source; for administrators alone.
 * @param of its id; empty where there is none
 * @param isTested whether records are asked for too
 */
export function useFormulaScope(of: string, isTested: boolean): FormulaScope | undefined {
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const mayAsk = useIsAdministrator() && of !== "";
  const [loaded] = useLoaded(
    async (signal) => (mayAsk ? await http.call("GET config/scope", { query: { of, ...(isTested && { rows: "1" as const }) }, signal }) : undefined),
    [http, language, of, mayAsk, isTested],
  );
  // An owner that is gone, or not the caller's, leaves the language alone.
  return loaded.state === "ready" ? loaded.value : undefined;
}
