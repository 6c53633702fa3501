import type { ReactElement } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FailureView, type FailureViewProps } from "#sdk/ui/states/FailureView.tsx";

interface LoadFailureProps extends Pick<FailureViewProps, "failure" | "onRetry"> {
  readonly onLeave: (() => void) | undefined;
}

/** Why a form cannot be shown: the error view; a form or record that is gone is left to where one came from. */
export function LoadFailure({ failure, onRetry, onLeave }: LoadFailureProps): ReactElement {
  const t = useText();
  const isGone = failure instanceof PlatonError && failure.details.status === 404;
  const back = onLeave && { actions: <Button onPress={onLeave}>{t("forms.back")}</Button> };
  const gone = { hint: t("forms.notFoundHint"), ...back };
  return <FailureView failure={failure} onRetry={onRetry} own={isGone ? { missing: gone } : {}} />;
}
