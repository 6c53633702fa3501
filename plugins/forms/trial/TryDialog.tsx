import { FlaskConical, Play } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from "react";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { ParameterFields } from "./ParameterFields.tsx";
import styles from "./trial.module.css";
import { TrialResult } from "./TrialResult.tsx";
import type { Tried } from "./Tried.ts";
import { tryWords } from "./tryWords.ts";
import { useTrial } from "./useTrial.ts";

interface TryDialogProps extends Tried {
  readonly onClose: () => void;
}

/** An endpoint with its parameters, run as the form has it: what a call would get, and what each stage did. */
export function TryDialog({ onClose, ...tried }: TryDialogProps): ReactElement {
  const t = useText();
  const say = useLateText(tryWords, "try");
  const body = useRef<HTMLDivElement>(null);
  const trial = useTrial(tried, say);
  const hasParameters = trial.parameters.length > 0;
  useEffect(() => {
    // They may come later than the dialog; whoever is somewhere in it by then stays there.
    if (hasParameters && document.activeElement?.getAttribute("role") === "dialog") body.current?.querySelector<HTMLElement>("input, textarea, [role=combobox]")?.focus();
  }, [hasParameters]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) trial.run();
    else return;
    event.preventDefault();
    // The form behind is not saved by it.
    event.stopPropagation();
  };
  return (
    <div onKeyDown={onKeyDown} onSubmit={(event) => event.stopPropagation()}>
      <ModalFrame
        title={say("title")} icon={FlaskConical} width="860px" closesOutside={false} onClose={onClose}
        footer={(
          <>
            <Button onPress={onClose}>{t("forms.close")}</Button>
            <Button tone="primary" icon={Play} keys="Ctrl ↵" isBusy={trial.isRunning} onPress={trial.run}>{say("run")}</Button>
          </>
        )}
      >
        <div ref={body} className={styles.body}>
          <p className={styles.note}>{say("note")}</p>
          <ParameterFields trial={trial} say={say} />
          <TrialResult outcome={trial.outcome} say={say} />
        </div>
      </ModalFrame>
    </div>
  );
}
