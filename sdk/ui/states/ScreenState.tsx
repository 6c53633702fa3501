import { CloudOff, Inbox, Lock, SearchX, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import { toneClass, type Tone } from "../foundation/tones.ts";
import { useUiText } from "../foundation/uiText.ts";
import styles from "./ScreenState.module.css";

export interface ScreenStateProps {
  readonly title?: string;
  /** What it means, and what to do next. */
  readonly hint?: string;
  readonly icon?: LucideIcon;
  /** Buttons; the states below add their own where they know what helps. */
  readonly actions?: ReactNode;
  /** Inside a card or a menu: no height of its own. */
  readonly isCompact?: boolean;
}

interface StateLook extends ScreenStateProps {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly role?: "alert" | "status";
  readonly code?: string;
}

const State = (props: StateLook): ReactElement => {
  const text = useUiText();
  const className = joinClasses(styles.state, props.isCompact && styles.compact, toneClass(props.tone));
  return (
    <div role={props.role} className={className}>
      <div className={styles.icon}>
        <Icon of={props.icon} size={24} />
      </div>
      <p className={styles.title}>{props.title}</p>
      {props.hint && <p className={styles.hint}>{props.hint}</p>}
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
      {props.code && (
        <p className={styles.code}>
          {text.errorCode}: {props.code}
        </p>
      )}
    </div>
  );
};

/** Nothing here yet; says what to do next. */
export const EmptyState = (props: ScreenStateProps): ReactElement => {
  const text = useUiText();
  return (
    <State
      tone="accent"
      icon={Inbox}
      {...props}
      title={props.title ?? text.emptyTitle}
      hint={props.hint ?? text.emptyHint}
    />
  );
};

/** Something was looked for and is not there. */
export const NotFoundState = (props: ScreenStateProps & { readonly title: string }): ReactElement => (
  <State tone="neutral" icon={SearchX} {...props} />
);

export interface ErrorStateProps extends ScreenStateProps {
  /** Stands small below, and can be copied. */
  readonly code?: string;
  readonly onRetry?: () => void;
}

/** What happened, what it means, and a button that tries again. */
export const ErrorState = ({ onRetry, ...props }: ErrorStateProps): ReactElement => {
  const text = useUiText();
  const retry = onRetry && (
    <Button tone="primary" onPress={onRetry}>
      {text.retry}
    </Button>
  );
  return (
    <State
      tone="danger"
      role="alert"
      icon={TriangleAlert}
      {...props}
      title={props.title ?? text.errorTitle}
      hint={props.hint ?? text.errorHint}
      actions={props.actions ?? retry}
    />
  );
};

/** The person may not see it. */
export const NoAccessState = (props: ScreenStateProps): ReactElement => {
  const text = useUiText();
  return (
    <State
      tone="warning"
      icon={Lock}
      {...props}
      title={props.title ?? text.noAccessTitle}
      hint={props.hint ?? text.noAccessHint}
    />
  );
};

/** The network is away; what was typed is kept. */
export const OfflineState = ({ onRetry, ...props }: Omit<ErrorStateProps, "code">): ReactElement => {
  const text = useUiText();
  const retry = onRetry && <Button onPress={onRetry}>{text.retry}</Button>;
  return (
    <State
      tone="info"
      role="status"
      icon={CloudOff}
      {...props}
      title={props.title ?? text.offlineTitle}
      hint={props.hint ?? text.offlineHint}
      actions={props.actions ?? retry}
    />
  );
};
