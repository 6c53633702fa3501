import { Play, type LucideIcon } from "lucide-react";
import type { KeyboardEvent, ReactElement, ReactNode, Ref } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import styles from "./trial.module.css";

interface TrialFrameProps {
  readonly title: string;
  readonly icon: LucideIcon;
  /** What the button says that runs it. */
  readonly action: string;
  readonly note: string;
  readonly isRunning?: boolean;
  readonly onRun: () => void;
  readonly onClose: () => void;
  readonly body?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A dialog over a form in which what the form describes is run; its keys and its submits are not the form's. */
export function TrialFrame({ title, icon, action, note, isRunning = false, onRun, onClose, body, children }: TrialFrameProps): ReactElement {
  const t = useText();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onRun();
    else return;
    event.preventDefault();
    // The form behind is not saved by it.
    event.stopPropagation();
  };
  return (
    <div onKeyDown={onKeyDown} onSubmit={(event) => event.stopPropagation()}>
      <ModalFrame
        title={title} icon={icon} width="860px" closesOutside={false} onClose={onClose}
        footer={(
          <>
            <Button onPress={onClose}>{t("forms.close")}</Button>
            <Button tone="primary" icon={Play} keys="Ctrl ↵" isBusy={isRunning} onPress={onRun}>{action}</Button>
          </>
        )}
      >
        <div ref={body} className={styles.body}>
          <p className={styles.note}>{note}</p>
          {children}
        </div>
      </ModalFrame>
    </div>
  );
}
