import { Smartphone } from "lucide-react";
import { useId, useRef, useState, type ReactElement } from "react";
import { PlatonError } from "../../errors/PlatonError.ts";
import { answerWords } from "../../errors/readFailure.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { ModalFrame } from "../../ui/overlays/ModalFrame.tsx";
import { useTopmostEscape } from "../../ui/overlays/useTopmostEscape.ts";
import { useLateText } from "../live/useLateText.ts";
import { CodeField } from "./CodeField.tsx";
import { oneTimeWords } from "./oneTimeWords.ts";
import styles from "./SecurityDialog.module.css";
import { useCloseSoon } from "./useCloseSoon.ts";

interface ShowCodeProps {
  readonly title: string;
  readonly note: string;
  readonly submit: string;
  /** Told when it was done, before the dialog closes. */
  readonly done: string;
  readonly send: (code: string) => Promise<void>;
  readonly onClose: () => void;
}

/** What needs a code, or a recovery code: at least six characters (spec §5); done, it closes after 500 ms (spec §4). */
export const ShowCode = ({ title, note, submit, done, send, onClose }: ShowCodeProps): ReactElement => {
  const say = useLateText(oneTimeWords, "oneTime");
  const id = useId();
  const body = useRef<HTMLFormElement>(null);
  useTopmostEscape(body, onClose);
  const { code, setCode, problem, isBusy, isDone, show } = useShownCode(send, { tooShort: say("tooShort"), again: say("again") });
  useCloseSoon(isDone, 500, onClose);
  return (
    <ModalFrame
      title={title}
      icon={Smartphone}
      width="600px"
      height="510px"
      closesOutside={false}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button onPress={onClose}>{say("cancel")}</Button>
          <Button type="submit" form={`${id}-form`} tone="primary" isBusy={isBusy} isDisabled={isDone}>{submit}</Button>
        </div>
      }
    >
      <form
        ref={body}
        id={`${id}-form`}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void show();
        }}
      >
        <p className={styles.note}>{note}</p>
        <CodeField id={`${id}-code`} label={say("anyCode")} value={code} onChange={setCode} problem={problem} isFree />
        <p role="status" className={styles.done}>{isDone && done}</p>
      </form>
    </ModalFrame>
  );
};

function useShownCode(send: (code: string) => Promise<void>, { tooShort, again }: { readonly tooShort: string; readonly again: string }) {
  const [code, change] = useState("");
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const setCode = (next: string): void => {
    change(next);
    setProblem(undefined);
  };
  const show = async (): Promise<void> => {
    if (state !== "idle") return;
    setProblem(code.length < 6 ? tooShort : undefined);
    if (code.length < 6) return;
    setState("busy");
    try {
      await send(code);
      setState("done");
    } catch (failure) {
      setProblem(`${again}${reason(failure)}`);
      setState("idle");
    }
  };
  return { code, setCode, problem, isBusy: state === "busy", isDone: state === "done", show };
}

/** Of a failure that is no wrong code: how long to wait, or that it is switched off already. */
function reason(failure: unknown): string {
  if (!(failure instanceof PlatonError) || failure.code === "invalid_values") return "";
  const words = (failure.details.status ?? 500) < 500 ? answerWords(failure) : undefined;
  return words === undefined ? "" : `. ${words}`;
}
