import { Smartphone } from "lucide-react";
import { useId, useRef, useState, type ReactElement } from "react";
import type { User } from "#sdk/capabilities/user.ts";
import { useText } from "#sdk/react/useText.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { CodeField } from "#sdk/react/security/CodeField.tsx";
import { Button } from "#sdk/ui/actions/Button.tsx";
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

/** The one-time code that signing in goes on with (spec §4, §5): six digits, 600 × 510 (spec §9). */
export const CodeDialog = ({ attempt, onSignedIn, onClose }: CodeDialogProps): ReactElement => {
  const t = useText();
  const say = useLateText(codeWords, "code");
  const id = useId();
  const body = useRef<HTMLFormElement>(null);
  useTopmostEscape(body, onClose);
  const { code, setCode, problem, isBusy, submit } = useCode(attempt, { onSignedIn, tooShort: say("tooShort"), wrong: say("wrong"), t });
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
        <p className={styles.note}>{say("note")}</p>
        <CodeField id={`${id}-code`} label={say("label")} value={code} onChange={setCode} problem={problem} />
      </form>
    </ModalFrame>
  );
};

interface CodeOptions {
  readonly onSignedIn: (user: User) => Promise<void>;
  readonly tooShort: string;
  readonly wrong: string;
  readonly t: ReturnType<typeof useText>;
}

function useCode(attempt: SignInAttempt, { onSignedIn, tooShort, wrong, t }: CodeOptions) {
  const [code, change] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const setCode = (next: string): void => {
    change(next);
    setProblem(undefined);
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    if (code.length < 6) return setProblem(tooShort);
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
