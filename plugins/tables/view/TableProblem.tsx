import type { ReactElement } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/Button.tsx";
import { ErrorState, NoAccessState, NotFoundState, OfflineState } from "#sdk/ui/ScreenState.tsx";

/** Why a table cannot be shown: no access, not there, no network, or a fault, each with what helps (spec §2 Error view). */
export const TableProblem = ({ failure, onRetry }: { failure: unknown; onRetry: () => void }): ReactElement => {
  const t = useText();
  const navigation = useCapability("navigation");
  const home = <Button onPress={() => void navigation.open("/")}>{t("ui.home")}</Button>;
  const code = failure instanceof PlatonError ? failure.code : "unknown";
  const status = failure instanceof PlatonError ? failure.details.status : undefined;
  if (code === "network") return <OfflineState onRetry={onRetry} />;
  if (status === 401 || status === 403) return <NoAccessState actions={home} />;
  if (status === 404) return <NotFoundState title={t("tables.notFound")} actions={home} />;
  const said = failure instanceof PlatonError && failure.family === "expected" && failure.message !== code ? failure.message : undefined;
  return <ErrorState hint={said} code={code} onRetry={onRetry} />;
};
