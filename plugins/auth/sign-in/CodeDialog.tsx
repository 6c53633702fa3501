import { Smartphone } from "lucide-react";
import { useId, useRef, useState, type ReactElement } from "react";
import type { User } from "#sdk/capabilities/user.ts";
import { useText } from "#sdk/react/useText.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { CodeField } from "#sdk/react/security/CodeField.tsx";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Link } from "#sdk/ui/actions/Link.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { useTopmostEscape } from "#sdk/ui/overlays/useTopmostEscape.ts";
import styles from "./CodeDialog.module.css";
import { codeWords } from "./codeWords.ts";
import { readSignInFailure, signInFailure } from "./signInFailure.ts";
import type { SignInAttempt } from "./useSignIn.ts";

interface CodeDialogProps {
  readonly attempt: SignInAttempt;
  readonly onSignedIn: (user: User) => Promise<void>;
  readonly onClose: () => void;
}

/** The one-time code that signing in goes on with (spec §4, §5): six digits, 600 × 510 (spec §9); or, who has no phone, a recovery code. */
export const CodeDialog = ({ attempt, onSignedIn, onClose }: CodeDialogProps): ReactElement => {
  const t = useText();
  const say = useLateText(codeWords, "code");
  const id = useId();
  const body = useRef<HTMLFormElement>(null);
  useTopmostEscape(body, onClose);
  const [isRecovery, setRecovery] = useState(false);
  const { code, setCode, problem, isBusy, submit } = useCode(attempt, {
    onSignedIn, t, shortest: isRecovery ? 16 : 6, tooShort: say(isRecovery ? "recoveryShort" : "tooShort"), wrong: say("wrong"),
  });
  const swap = (): void => {
    setRecovery(!isRecovery);
    setCode("");
  };
  return (
    <ModalFrame
      title={say("title")}
      icon={Smartphone}
      width="600px"
      height="510px"
      closesOutside={false}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button onPress={onClose}>{say("cancel")}</Button>
          <Button type="submit" form={`${id}-form`} tone="primary" isBusy={isBusy}>{say("submit")}</Button>
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
          void submit();
        }}
      >
        <p className={styles.note}>{say(isRecovery ? "recoveryNote" : "note")}</p>
        <CodeField key={String(isRecovery)} id={`${id}-code`} label={say(isRecovery ? "recovery" : "label")} value={code} onChange={setCode} problem={problem} isFree={isRecovery} />
        <Link onPress={swap}>{say(isRecovery ? "useCode" : "useRecovery")}</Link>
      </form>
    </ModalFrame>
  );
};

interface CodeOptions {
  readonly onSignedIn: (user: User) => Promise<void>;
  readonly shortest: number;
  readonly tooShort: string;
  readonly wrong: string;
  readonly t: ReturnType<typeof useText>;
}

function useCode(attempt: SignInAttempt, { onSignedIn, shortest, tooShort, wrong, t }: CodeOptions) {
  const [code, change] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const setCode = (next: string): void => {
    change(next);
    setProblem(undefined);
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    if (code.length < shortest) return setProblem(tooShort);
    setBusy(true);
    try {
      await onSignedIn(await attempt(code));
    } catch (error) {
      const failure = signInFailure(error);
      setProblem(failure.kind === "credentials" ? wrong : readSignInFailure(failure, t));
    } finally {
      setBusy(false);
    }
  };
  return { code, setCode, problem, isBusy, submit };
}
