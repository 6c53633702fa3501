import { FlaskConical } from "lucide-react";
import { useEffect, useRef, type ReactElement } from "react";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { ParameterFields } from "./ParameterFields.tsx";
import { TrialFrame } from "./TrialFrame.tsx";
import { TrialResult } from "./TrialResult.tsx";
import type { Tried } from "./Tried.ts";
import { tryWords } from "./tryWords.ts";
import { useTrial } from "./useTrial.ts";

interface TryDialogProps extends Tried {
  readonly onClose: () => void;
}

/** An endpoint with its parameters, run as the form has it: what a call would get, and what each stage did. */
export function TryDialog({ onClose, ...tried }: TryDialogProps): ReactElement {
  const say = useLateText(tryWords, "try");
  const body = useRef<HTMLDivElement>(null);
  const trial = useTrial(tried, say);
  const hasParameters = trial.parameters.length > 0;
  useEffect(() => {
    // They may come later than the dialog; whoever is somewhere in it by then stays there.
    if (hasParameters && document.activeElement?.getAttribute("role") === "dialog") body.current?.querySelector<HTMLElement>("input, textarea, [role=combobox]")?.focus();
  }, [hasParameters]);
  return (
    <TrialFrame title={say("title")} icon={FlaskConical} action={say("run")} note={say("note")} isRunning={trial.isRunning} onRun={trial.run} onClose={onClose} body={body}>
      <ParameterFields trial={trial} say={say} />
      <TrialResult outcome={trial.outcome} say={say} />
    </TrialFrame>
  );
}
