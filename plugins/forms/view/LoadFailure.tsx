import type { ReactElement } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/Button.tsx";
import { ErrorState, NoAccessState, NotFoundState, OfflineState } from "#sdk/ui/ScreenState.tsx";

interface LoadFailureProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly onLeave: (() => void) | undefined;
}

/** Why a form cannot be shown, and what to do about it. */
export function LoadFailure({ failure, onRetry, onLeave }: LoadFailureProps): ReactElement {
  const t = useText();
  const status = failure instanceof PlatonError ? failure.details.status : undefined;
  const code = failure instanceof PlatonError ? failure.code : undefined;
  const back = onLeave && <Button onPress={onLeave}>{t("forms.back")}</Button>;
  if (code === "network") return <OfflineState onRetry={onRetry} />;
  if (status === 401 || status === 403) return <NoAccessState actions={back} />;
  if (status === 404) return <NotFoundState title={t("forms.notFound")} hint={t("forms.notFoundHint")} actions={back} />;
  return <ErrorState code={code} onRetry={onRetry} />;
}
