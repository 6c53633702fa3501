import { CircleCheck, Info, OctagonAlert, TriangleAlert, X, type LucideIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactPortal } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../icons/Icon.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import { Link } from "../actions/Link.tsx";
import { toneClass } from "../foundation/tones.ts";
import { useUiText } from "../foundation/uiText.ts";
import styles from "./ToastRegion.module.css";

export type ToastTone = "success" | "info" | "warning" | "danger";

export interface Toast {
  readonly id: string;
  readonly tone: ToastTone;
  /** 'Хатолик' or 'Хабар' (spec §2), or what happened. */
  readonly title: string;
  readonly text?: string;
  /** Stands small below, and can be copied. */
  readonly code?: string;
  /** Undo, or a link to what was made. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const icons: Readonly<Record<ToastTone, LucideIcon>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

interface ToastCardProps {
  readonly toast: Toast;
  readonly onDismiss: (id: string) => void;
}

const ToastCard = ({ toast, onDismiss }: ToastCardProps): ReactElement => {
  const text = useUiText();
  return (
    <div className={joinClasses(styles.toast, toneClass(toast.tone))}>
      <span className={styles.icon}>
        <Icon of={icons[toast.tone]} />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p className={styles.text}>{toast.text}</p>}
        {toast.code && <p className={styles.code}>{toast.code}</p>}
        {toast.action && (
          <p className={styles.action}>
            <Link onPress={toast.action.onPress}>{toast.action.label}</Link>
          </p>
        )}
      </div>
      <IconButton size="small" icon={X} label={text.close} onPress={() => onDismiss(toast.id)} />
    </div>
  );
};

export interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  /** A pointer or the focus is on the toasts: the application should not take them away meanwhile. */
  readonly onHold?: (isHeld: boolean) => void;
}

/**
 * The toasts of a document, reachable above modals. News is announced politely, errors at once. Render it once and
 * always: a live region that appears together with its text is not announced.
 */
export const ToastRegion = ({ toasts, onDismiss, onHold }: ToastRegionProps): ReactPortal => {
  const text = useUiText();
  const region = useRef<HTMLElement>(null);
  const tellHold = useEffectEvent(() => onHold?.(region.current?.matches(":hover, :focus-within") === true));
  const shown = toasts.map(({ id }) => id).join();
  // A toast that goes takes its pressed button, and with it pointer and focus, along without a word.
  useEffect(() => tellHold(), [shown]);
  const draw = (list: readonly Toast[]): ReactElement[] =>
    list.map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />);
  return createPortal(
    <section
      ref={region}
      aria-label={text.notifications}
      data-overlay="toast"
      data-print="none"
      className={styles.region}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <div role="alert" className={styles.list}>
        {draw(toasts.filter(({ tone }) => tone === "danger"))}
      </div>
      <div role="status" className={styles.list}>
        {draw(toasts.filter(({ tone }) => tone !== "danger"))}
      </div>
    </section>,
    document.body,
  );
};
