import type { ReactElement } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useText } from "#sdk/react/useText.ts";
import { FailureView, type FailureViewProps } from "#sdk/ui/states/FailureView.tsx";

/** Why a table cannot be shown: the error view, which names the table where it is what is not there. */
export const TableProblem = ({ failure, onRetry }: Pick<FailureViewProps, "failure" | "onRetry">): ReactElement => {
  const t = useText();
  const isGone = failure instanceof PlatonError && failure.details.status === 404;
  return <FailureView failure={failure} onRetry={onRetry} own={isGone ? { missing: { title: t("tables.notFound") } } : {}} />;
};
