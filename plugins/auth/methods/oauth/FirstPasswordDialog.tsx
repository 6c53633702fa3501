import { KeyRound } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactElement } from "react";
import { minPasswordLength } from "#core/checks/checkPassword.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { PasswordControl } from "#sdk/ui/controls/PasswordControl.tsx";
import { ModalFrame } from "#sdk/ui/overlays/ModalFrame.tsx";
import { useTopmostEscape } from "#sdk/ui/overlays/useTopmostEscape.ts";
import { readSignInFailure } from "../../sign-in/signInFailure.ts";
import type { SigningIn } from "../../sign-in/useSignIn.ts";
import { oauthWords } from "./oauthWords.ts";
import styles from "./ProviderPanel.module.css";

interface FirstPasswordDialogProps {
  readonly name: string;
  /** It cannot be skipped (spec §9). */
  readonly isRequired: boolean;
  readonly signing: SigningIn;
  /** Signs in, with a password or without one. */
  readonly onChoose: (password: string | undefined) => Promise<void>;
  readonly onClose: () => void;
}

/** Whoever signs in by a provider and has no password is asked for one (spec §4, §5). */
export const FirstPasswordDialog = ({ name, isRequired, signing, onChoose, onClose }: FirstPasswordDialogProps): ReactElement => {
  const t = useText();
  const say = useLateText(oauthWords, "oauth");
  const id = useId();
  const body = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  useTopmostEscape(body, onClose);
  useEffect(() => document.getElementById(`${id}-password`)?.focus(), [id]);
  const { isBusy, failure } = signing;
  const submit = (): void => {
    if (isBusy) return;
    if (password === "" && isRequired) return setProblem(say("enterPassword"));
    if ([...password].length < minPasswordLength) return setProblem(say("tooShort"));
    setProblem(undefined);
    void onChoose(password);
  };
  const said = problem ?? (failure && readSignInFailure(failure, t));
  return (
    <ModalFrame
      title={say("passwordTitle")}
      icon={KeyRound}
      width="420px"
      closesOutside={false}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          {!isRequired && <Button isDisabled={isBusy} onPress={() => void onChoose(undefined)}>{say("skip")}</Button>}
          <Button type="submit" form={`${id}-form`} tone="primary" isBusy={isBusy}>{say("save")}</Button>
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
          submit();
        }}
      >
        <p className={styles.note}>{say("passwordNote", { name })}</p>
        <FieldFrame id={`${id}-password`} label={say("password")} isRequired={isRequired} {...(said !== undefined && { errors: [said] })}>
          {({ describedBy }) => (
            <PasswordControl
              id={`${id}-password`}
              name="password"
              value={password}
              onChange={(next) => {
                setPassword(next);
                setProblem(undefined);
              }}
              autoComplete="new-password"
              isLarge
              isInvalid={said !== undefined}
              describedBy={describedBy}
            />
          )}
        </FieldFrame>
      </form>
    </ModalFrame>
  );
};
