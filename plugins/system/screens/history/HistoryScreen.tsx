import type { ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { NoAccessView } from "#sdk/ui/states/FailureView.tsx";
import { ObjectHistory } from "./ObjectHistory.tsx";
import { ProjectHistory } from "./ProjectHistory.tsx";

/** `/system/history/{entity?}/{id?}`: what was changed in the project's configuration, or in one object of it, and the way back. */
export function HistoryScreen({ params: { entity, id }, query, frame }: ScreenProps): ReactElement {
  if (!useIsAdministrator()) return <NoAccessView />;
  if (entity === undefined || id === undefined) return <ProjectHistory query={query} isHeaded={frame !== "modal"} />;
  return <ObjectHistory key={`${entity}/${id}`} object={{ entity, id }} isHeaded={frame !== "modal"} />;
}
