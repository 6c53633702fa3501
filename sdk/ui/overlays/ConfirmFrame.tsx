import { CircleHelp, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import { useId, useRef, type ReactNode, type ReactPortal } from "react";
import { createPortal } from "react-dom";
import { Button } from "../actions/Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { useUiText } from "../foundation/uiText.ts";
import styles from "./Modal.module.css";
import { useFocusTrap } from "./useFocusTrap.ts";

export interface ConfirmFrameProps {
  readonly question: string;
  readonly note?: string;
  /** `danger` for what cannot be undone: the red button, and the focus on "no". */
  readonly tone?: "neutral" | "danger";
  /** "Ҳа" unless given. */
  readonly yes?: string;
  /** "Йўқ" unless given; `message` shows the one button "Ок" instead. */
  readonly no?: string;
  readonly kind?: "confirm" | "message";
  readonly isBusy?: boolean;
  /** There is no yes yet. */
  readonly isBlocked?: boolean;
  /** What is asked for below the question. */
  readonly children?: ReactNode;
  readonly onAnswer: (isYes: boolean) => void;
}

const iconOf = (isDanger: boolean, kind: "confirm" | "message"): LucideIcon => {
  if (isDanger) return TriangleAlert;
  return kind === "message" ? Info : CircleHelp;
};

/**
 * A question of one sentence, 350 px wide, with the buttons Ҳа and Йўқ; or a message with Ок (spec §2, §9).
 * @example <ConfirmFrame question={t("files.confirmDelete")} tone="danger" onAnswer={answer} />
 */
export const ConfirmFrame = (props: ConfirmFrameProps): ReactPortal => {
  const { tone = "neutral", kind = "confirm", onAnswer } = props;
  const text = useUiText();
  const id = useId();
  const scrim = useRef<HTMLDivElement>(null);
  const trapTab = useFocusTrap(scrim);
  const isDanger = tone === "danger";
  return createPortal(
    <div ref={scrim} className={styles.scrim} data-overlay="modal" onKeyDown={trapTab}>
      <div
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={props.note === undefined ? undefined : `${id}-note`}
        tabIndex={-1}
        className={styles.frame}
        style={{ width: "350px" }}
      >
        <div className={styles.confirm}>
          <div className={styles.confirmIcon} data-tone={tone}>
            <Icon of={iconOf(isDanger, kind)} size={20} />
          </div>
          <p id={id} className={styles.question}>
            {props.question}
          </p>
          {props.note !== undefined && (
            <p id={`${id}-note`} className={styles.note}>
              {props.note}
            </p>
          )}
          {props.children}
        </div>
        <div className={styles.confirmFooter}>
          {kind === "confirm" && (
            <Button autoFocus={isDanger} onPress={() => onAnswer(false)}>
              {props.no ?? text.no}
            </Button>
          )}
          <Button
            tone={isDanger ? "danger" : "primary"}
            autoFocus={!isDanger}
            isBusy={props.isBusy}
            isDisabled={props.isBlocked}
            onPress={() => onAnswer(true)}
          >
            {props.yes ?? (kind === "confirm" ? text.yes : text.ok)}
          </Button>
        </div>
      </div>
    </div>,
    document.body,
  );
};
