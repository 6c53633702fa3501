import type { ReactElement } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { FailureView, type FailureViewProps } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";

/**
 * Why a table cannot be shown: the error view, which names the table where it is what is not there. One that waits for a
 * value of its filters is empty until then.
 */
export const TableProblem = ({ failure, onRetry }: Pick<FailureViewProps, "failure" | "onRetry">): ReactElement => {
  const t = useText();
  const locale = useLocale();
  const isWaiting = failure instanceof PlatonError && failure.code === "parameter_missing";
  if (isWaiting) return <EmptyState isCompact title={readFailure(failure, locale)} hint={t("tables.waitsHint")} />;
  const isGone = failure instanceof PlatonError && failure.details.status === 404;
  return <FailureView failure={failure} onRetry={onRetry} own={isGone ? { missing: { title: t("tables.notFound") } } : {}} />;
};
