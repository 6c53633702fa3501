import { LoaderCircle } from "lucide-react";
import { useEffect, useEffectEvent, type ReactElement } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { Button } from "#sdk/ui/Button.tsx";
import { EmptyState, ErrorState, NoAccessState, NotFoundState, OfflineState } from "#sdk/ui/ScreenState.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import { failureKind } from "./failureKind.ts";
import { readFailure } from "./readFailure.ts";

export interface FailureViewProps {
  readonly failure: unknown;
  /** Makes the failed calls again, in place: the document and what was typed in it stay. */
  readonly onRetry: () => void;
  /** Behind the way home, where opening its address is not enough. */
  readonly onHome?: () => void;
}

/** The error view of the specification (spec §2): server error, no access, not found; offline, and starting. */
export const FailureView = ({ failure, onRetry, onHome }: FailureViewProps): ReactElement => {
  const t = useKernelText();
  const { i18n, navigator } = useKernel();
  const home = <Button onPress={() => void navigator.open("/").then(onHome)}>{t("kernel.error.home")}</Button>;
  const code = failure instanceof PlatonError ? failure.code : undefined;
  const words = readFailure(failure, i18n.locale.peek());
  const said = code === "not_found" ? undefined : other(words, t("kernel.error.missing"));
  switch (failureKind(failure)) {
    case "server":
      return (
        <ErrorState
          title={t("kernel.error.server")}
          hint={other(words, t("kernel.error.server")) ?? ""}
          code={code}
          actions={<Button tone="primary" onPress={onRetry}>{t("kernel.error.reload")}</Button>}
        />
      );
    case "access":
      return <NoAccessState title={t("kernel.error.access")} actions={home} />;
    case "offline":
      return <AwayState onRetry={onRetry} />;
    case "starting":
      return <StartingState failure={failure} onRetry={onRetry} />;
    case "bug":
      return <ErrorState title={t("kernel.error.bug")} hint={t("kernel.error.bugHint")} code={code} onRetry={onRetry} />;
    case "missing":
      return <NotFoundState title={t("kernel.error.missing")} hint={said ?? t("kernel.error.missingHint")} actions={home} />;
  }
};

/** What happened is said once: words that the heading says already are no help below it. */
const other = (words: string, title: string): string | undefined => (words === title ? undefined : words);

/** Tries again by itself as soon as the server is there. */
const AwayState = ({ onRetry }: Pick<FailureViewProps, "onRetry">): ReactElement => {
  useSignals();
  const { connection } = useKernel();
  const isAway = connection.isAway.value;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isAway) return connection.isAway.subscribe((isStillAway) => isStillAway || retry());
    return undefined;
  }, [connection, isAway]);
  return <OfflineState onRetry={onRetry} />;
};

/** Between two tries while the server starts, in milliseconds. */
const tryEvery = 3_000;

const StartingState = ({ failure, onRetry }: FailureViewProps): ReactElement => {
  const t = useKernelText();
  const retry = useEffectEvent(onRetry);
  // Each failure is followed by one try.
  useEffect(() => {
    const timer = setTimeout(() => retry(), tryEvery);
    return () => clearTimeout(timer);
  }, [failure]);
  return (
    <div role="status">
      <EmptyState icon={LoaderCircle} title={t("places.starting.title")} hint={t("places.starting.hint")} />
    </div>
  );
};
