import { useId, useRef, useState, type FormEvent, type ReactElement } from "react";
import { defineAuthMethod, type AuthMethodProps } from "#sdk/contributions/authMethod.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { PasswordControl } from "#sdk/ui/controls/PasswordControl.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { readSignInFailure, signInFailure, type SignInFailure } from "./signInFailure.ts";
import type { Proof } from "./ChoosePassword.tsx";
import { LateChoosePassword } from "./LateChoosePassword.tsx";
import styles from "./PasswordMethod.module.css";

/** Name and password, sent as entered (spec §5); then another password, if somebody else chose this one. */
const PasswordMethod = ({ onSignedIn }: AuthMethodProps): ReactElement => {
  const [proof, setProof] = useState<Proof>();
  return proof ? <LateChoosePassword proof={proof} onSignedIn={onSignedIn} /> : <PasswordForm onSignedIn={onSignedIn} onMustChoose={setProof} />;
};

interface PasswordFormProps extends AuthMethodProps {
  readonly onMustChoose: (proof: Proof) => void;
}

const PasswordForm = ({ onSignedIn, onMustChoose }: PasswordFormProps): ReactElement => {
  const t = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<SignInFailure>();
  const fail = (found: SignInFailure | undefined): void => (found?.kind === "mustChoose" ? onMustChoose({ username, password }) : setFailure(found));
  const { isBusy, signIn } = useSignIn(onSignedIn, fail);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void signIn(username, password).then((isIn) => isIn || focusPassword(form.current));
  };
  const isWrong = failure?.kind === "credentials";
  return (
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
    </form>
  );
};

function useSignIn(
  onSignedIn: () => void,
  onFailure: (failure: SignInFailure | undefined) => void,
): { isBusy: boolean; signIn: (username: string, password: string) => Promise<boolean> } {
  const t = useText();
  const session = useCapability("session");
  const toasts = useCapability("toasts");
  const [isBusy, setBusy] = useState(false);
  const signIn = async (username: string, password: string): Promise<boolean> => {
    setBusy(true);
    onFailure(undefined);
    try {
      const user = await session.begin("POST auth/login", { body: { username, password } });
      await toasts.show({ kind: "success", text: t("auth.welcome", { name: user.fullName }) });
      onSignedIn();
      return true;
    } catch (failure) {
      onFailure(signInFailure(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, signIn };
}

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
