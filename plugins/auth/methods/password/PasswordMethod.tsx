import { useId, useRef, useState, type FormEvent, type ReactElement } from "react";
import { defineAuthMethod, type AuthMethodProps } from "#sdk/contributions/authMethod.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { PasswordControl } from "#sdk/ui/controls/PasswordControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { LateCodeDialog } from "../../sign-in/LateCodeDialog.tsx";
import { readSignInFailure } from "../../sign-in/signInFailure.ts";
import { useSignIn } from "../../sign-in/useSignIn.ts";
import type { Proof } from "./ChoosePassword.tsx";
import { LateChoosePassword } from "./LateChoosePassword.tsx";
import { LateResetPassword } from "./LateResetPassword.tsx";
import styles from "./PasswordMethod.module.css";

/** Name and password, sent as entered (spec §5); then another password, if somebody else chose this one. */
const PasswordMethod = ({ onSignedIn }: AuthMethodProps): ReactElement => {
  const [proof, setProof] = useState<Proof>();
  const [forgotten, setForgotten] = useState<string>();
  if (proof) return <LateChoosePassword proof={proof} onSignedIn={onSignedIn} />;
  if (forgotten !== undefined) return <LateResetPassword username={forgotten} onBack={() => setForgotten(undefined)} />;
  return <PasswordForm onSignedIn={onSignedIn} onMustChoose={setProof} onForgotten={setForgotten} />;
};

interface PasswordFormProps extends AuthMethodProps {
  readonly onMustChoose: (proof: Proof) => void;
  readonly onForgotten: (username: string) => void;
}

const PasswordForm = ({ onSignedIn, onMustChoose, onForgotten }: PasswordFormProps): ReactElement => {
  const t = useText();
  const id = useId();
  const session = useCapability("session");
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const hasMail = useReadable(useCapability("project").info)?.hasMail === true;
  const signing = useSignIn(onSignedIn);
  const { failure, isBusy, signIn } = signing;
  const send = async (): Promise<void> => {
    const failed = await signIn(async (otp) => await session.begin("POST auth/login", { body: { username, password, ...(otp !== undefined && { otp }) } }));
    if (failed?.kind === "mustChoose") onMustChoose({ username, password });
    else if (failed) focusPassword(form.current);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void send();
  };
  const isWrong = failure?.kind === "credentials";
  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <FieldFrame id={`${id}-name`} label={t("auth.password.username")}>
          {({ describedBy }) => (
            <TextControl
              id={`${id}-name`}
              name="username"
              value={username}
              onChange={setUsername}
              autoComplete="username"
              autoFocus
              isLarge
              isInvalid={isWrong}
              describedBy={isWrong ? `${id}-failure` : describedBy}
            />
          )}
        </FieldFrame>
        <FieldFrame id={`${id}-password`} label={t("auth.password.password")}>
          {({ describedBy }) => (
            <PasswordControl
              id={`${id}-password`}
              name="password"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              isLarge
              isInvalid={isWrong}
              describedBy={isWrong ? `${id}-failure` : describedBy}
            />
          )}
        </FieldFrame>
        {failure && (
          <p id={`${id}-failure`} role="alert" className={styles.failure}>
            {readSignInFailure(failure, t)}
          </p>
        )}
        <Button type="submit" tone="primary" size="large" isWide isBusy={isBusy}>
          {t("auth.password.submit")}
        </Button>
        {hasMail && <Button tone="ghost" isWide onPress={() => onForgotten(username)}>{t("auth.password.forgotten")}</Button>}
      </form>
      <LateCodeDialog signing={signing} />
    </>
  );
};

/** The name is likely right: the next try begins with the password. */
function focusPassword(form: HTMLFormElement | null): void {
  const input = form?.elements.namedItem("password");
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

export const passwordMethod = defineAuthMethod({
  id: "password",
  name: "auth.password.name",
  isMain: true,
  component: PasswordMethod,
});
