import { CloudOff, LoaderCircle } from "lucide-react";
import { useContext, useEffect, useEffectEvent, type ReactElement } from "react";
import { errorInfo, isErrorCode } from "#core/errors/errorCatalogue.ts";
import { failureKind, type FailureKind } from "../../errors/failureKind.ts";
import { PlatonError } from "../../errors/PlatonError.ts";
import { readFailure } from "../../errors/readFailure.ts";
import { useServerAway, useServerBack } from "../../react/ServerAwayContext.ts";
import { Button } from "../actions/Button.tsx";
import { useUiLocale, useUiText } from "../foundation/uiText.ts";
import { FailureHelpContext } from "./failureHelp.ts";
import { EmptyState, ErrorState, NoAccessState, NotFoundState, OfflineState, type ScreenStateProps } from "./ScreenState.tsx";

type Words = Pick<ScreenStateProps, "title" | "hint" | "actions">;

export interface FailureViewProps {
  readonly failure: unknown;
  /** Makes the failed calls again, in place: the document and what was typed in it stay. */
  readonly onRetry: () => void;
  /** Behind the way home, where opening its address is not enough. */
  readonly onHome?: () => void;
  /** What a place says, or offers, in its own words where these say more. */
  readonly own?: Partial<Record<FailureKind, Words>>;
  /** Inside a card: no height of its own. */
  readonly isCompact?: boolean;
}

/**
 * The error view of the specification (spec §2), one for kernel and plugins: server error, no access, not found; offline,
 * and starting.
 * @since 1.0.0
 * @example if (city.state === "failed") return <FailureView failure={city.failure} onRetry={reload} />;
 */
export const FailureView = (props: FailureViewProps): ReactElement => {
  const { failure, onRetry, onHome, own = {}, isCompact } = props;
  const text = useUiText();
  const words = readFailure(failure, useUiLocale());
  const code = failure instanceof PlatonError ? failure.code : undefined;
  const reload = <Button tone="primary" onPress={onRetry}>{text.reload}</Button>;
  const isAway = useServerAway();
  // Code of a plugin that could not be fetched says nothing of the network.
  const kind = isAway && code === "plugin_failed" ? "offline" : failureKind(failure);
  const said = { isCompact, ...own[kind] };
  switch (kind) {
    case "server": {
      const number = numberOf(failure);
      // The number stands with the code, where it can be copied; the line below the heading says what to do.
      const hint = number === undefined ? other(words, text.serverTitle) : undefined;
      return <ErrorState title={text.serverTitle} hint={hint} code={[code, number].filter(Boolean).join(" · ")} actions={reload} {...said} />;
    }
    case "access":
      return <NoAccessView onHome={onHome} {...said} />;
    case "offline":
      return <AwayState {...props} />;
    case "starting":
      return <StartingState {...props} />;
    case "bug":
      return <ErrorState title={text.bugTitle} hint={text.bugHint} code={code} onRetry={onRetry} {...said} />;
    case "missing": {
      const hint = code === "not_found" ? undefined : other(words, text.missingTitle);
      const actions = <>{mayPass(code) && reload}<HomeButton onHome={onHome} /></>;
      return <NotFoundState title={text.missingTitle} hint={hint ?? text.missingHint} actions={actions} {...said} />;
    }
  }
};

/** What happened is said once: words that the heading says already are no help below it. */
const other = (words: string, title: string): string | undefined => (words === title ? undefined : words);

/** Under which the server has written down what happened. */
const numberOf = (failure: unknown): string | undefined => {
  const { id } = (failure instanceof PlatonError && failure.code === "internal" && failure.details.params) || {};
  return id === undefined ? undefined : String(id);
};

/** The same call may succeed a little later. */
const mayPass = (code: string | undefined): boolean => isErrorCode(code) && errorInfo(code).retryable;

type HomeProps = Pick<FailureViewProps, "onHome">;

const HomeButton = ({ onHome }: HomeProps): ReactElement => {
  const { goHome } = useContext(FailureHelpContext);
  return <Button onPress={() => void goHome().then(onHome)}>{useUiText().home}</Button>;
};

/**
 * A place that the person may not see, and the way home (spec §2); for what the server refuses `FailureView` has it.
 * @since 1.0.0
 * @example if (!isAdministrator) return <NoAccessView />;
 */
export const NoAccessView = ({ onHome, ...said }: HomeProps & ScreenStateProps): ReactElement => (
  <NoAccessState actions={<HomeButton onHome={onHome} />} {...said} />
);

/** Tries again by itself as soon as the server is there. While the document's banner says that it is not, the button is there. */
const AwayState = ({ onRetry, isCompact }: FailureViewProps): ReactElement => {
  const text = useUiText();
  const isAway = useServerAway();
  useServerBack(onRetry);
  if (!isAway) return <OfflineState onRetry={onRetry} isCompact={isCompact} />;
  return <NotFoundState icon={CloudOff} title={text.unloadedTitle} hint={text.unloadedHint} isCompact={isCompact} />;
};

/** Between two tries while the server starts, in milliseconds. */
const tryEvery = 3_000;

const StartingState = ({ failure, onRetry, isCompact }: FailureViewProps): ReactElement => {
  const text = useUiText();
  const retry = useEffectEvent(onRetry);
  // Each failure is followed by one try.
  useEffect(() => {
    const timer = setTimeout(() => retry(), tryEvery);
    return () => clearTimeout(timer);
  }, [failure]);
  return (
    <div role="status">
      <EmptyState icon={LoaderCircle} title={text.startingTitle} hint={text.startingHint} isCompact={isCompact} />
    </div>
  );
};
