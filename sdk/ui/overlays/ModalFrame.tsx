import { X, type LucideIcon } from "lucide-react";
import { useId, useRef, type CSSProperties, type ReactNode, type ReactPortal } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../icons/Icon.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import { useUiText } from "../foundation/uiText.ts";
import styles from "./Modal.module.css";
import { useFocusTrap } from "./useFocusTrap.ts";
import { usePressBeside } from "./usePressBeside.ts";

export interface ModalFrameProps {
  readonly title: string;
  readonly icon?: LucideIcon;
  /** Beside the title: a status. */
  readonly status?: ReactNode;
  /** At the right: "not saved yet". On a phone, below the title. */
  readonly note?: ReactNode;
  /** Before the close button: further icon buttons. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** A css width; a window that is narrower narrows it. */
  readonly width?: string;
  /** A css height; by its content unless given. */
  readonly height?: string;
  /** No padding and no scrolling of its own: the content lays itself out (a form with tabs and footer, a preview). */
  readonly isBare?: boolean;
  /** False where a press beside it must not close it, as a cog's configuration (spec §2). */
  readonly closesOutside?: boolean;
  /**
   * Close icon or a press outside; without it there is neither. Escape belongs to the application, which knows the
   * topmost modal.
   */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A percentage is one of the window (spec §2), and never less than can be used. */
const sizeOf = (width: string, height: string | undefined): CSSProperties =>
  width.endsWith("%") ? ({ "--share": `${Number.parseFloat(width)}vw`, height } as CSSProperties) : { width, height };

/**
 * A modal dialog: everything behind it is inert, Tab stays in it, the focus returns to where it was.
 * @example <ModalFrame title={title} width="500px" onClose={close}>…</ModalFrame>
 */
export const ModalFrame = (props: ModalFrameProps): ReactPortal => {
  const { title, icon, status, note, actions, footer, closesOutside = true, onClose } = props;
  const text = useUiText();
  const titleId = useId();
  const scrim = useRef<HTMLDivElement>(null);
  const trapTab = useFocusTrap(scrim);
  const pressBeside = usePressBeside(closesOutside ? onClose : undefined);
  const { width = "640px", height } = props;
  return createPortal(
    <div
      ref={scrim}
      className={styles.scrim}
      data-overlay="modal"
      onKeyDown={trapTab}
      {...pressBeside}
    >
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={joinClasses(styles.frame, width.endsWith("%") && styles.share)}
        style={sizeOf(width, height)}
      >
        <header className={styles.header}>
          <div className={styles.heading}>
            <h2 id={titleId} className={styles.title}>
              {icon && <Icon of={icon} size={18} />}
              <span className={styles.titleText}>{title}</span>
            </h2>
            {status}
          </div>
          {note !== undefined && <div className={styles.note}>{note}</div>}
          <div className={styles.actions}>
            {actions}
            {onClose && <IconButton icon={X} label={text.close} onPress={onClose} />}
          </div>
        </header>
        <div className={joinClasses(styles.body, props.isBare && styles.bare)} data-modal-body="">
          {props.children}
        </div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>,
    document.body,
  );
};
