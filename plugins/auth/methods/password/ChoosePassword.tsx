import { useEffect, useId, useState, type FormEvent, type ReactElement } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { PasswordControl } from "#sdk/ui/controls/PasswordControl.tsx";
import { SignInHeading } from "#sdk/ui/sign-in/SignInLayout.tsx";
import { LateCodeDialog } from "../../sign-in/LateCodeDialog.tsx";
import { readSignInFailure } from "../../sign-in/signInFailure.ts";
import { useSignIn, type SigningIn } from "../../sign-in/useSignIn.ts";
import styles from "./PasswordMethod.module.css";

/** What proves whose password it is: the first one, or a one-time link. */
export type Proof = { readonly username: string; readonly password: string } | { readonly link: string };

interface ChoosePasswordProps {
  readonly proof: Proof;
  readonly onSignedIn: () => void;
}

/** A person who came with a password that somebody else chose chooses one of their own, and is in by that. */
export const ChoosePassword = ({ proof, onSignedIn }: ChoosePasswordProps): ReactElement => {
  const t = useText();
  const id = useId();
  const [first, setFirst] = useState("");
  const [again, setAgain] = useState("");
  const { problem, signing, choose } = useChoice(proof, onSignedIn);
  useEffect(() => document.getElementById(`${id}-first`)?.focus(), [id]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!signing.isBusy) void choose(first, again);
  };
  const control = (name: "first" | "again", value: string, onChange: (value: string) => void): ReactElement => (
    <FieldFrame id={`${id}-${name}`} label={t(`auth.choose.${name}`)}>
      {({ describedBy }) => (
        <PasswordControl
          id={`${id}-${name}`}
          name={name}
          value={value}
          onChange={onChange}
          autoComplete="new-password"
          isLarge
          isInvalid={problem !== undefined}
          describedBy={problem === undefined ? describedBy : `${id}-failure`}
        />
      )}
    </FieldFrame>
  );
  return (
    <>
      <SignInHeading title={t("auth.choose.title")} note={t("auth.choose.note")} />
      <form className={styles.form} onSubmit={submit} noValidate>
        {control("first", first, setFirst)}
        {control("again", again, setAgain)}
        {problem !== undefined && <p id={`${id}-failure`} role="alert" className={styles.failure}>{problem}</p>}
        <Button type="submit" tone="primary" size="large" isWide isBusy={signing.isBusy}>{t("auth.choose.submit")}</Button>
      </form>
      <LateCodeDialog signing={signing} />
    </>
  );
};

interface Choice {
  readonly problem: string | undefined;
  readonly signing: SigningIn;
  choose(first: string, again: string): Promise<void>;
}

function useChoice(proof: Proof, onSignedIn: () => void): Choice {
  const t = useText();
  const session = useCapability("session");
  const signing = useSignIn(onSignedIn);
  const [problem, setProblem] = useState<string>();
  const choose = async (first: string, again: string): Promise<void> => {
    setProblem(first === again ? undefined : t("auth.choose.differ"));
    if (first !== again) return;
    let ofPassword: string | undefined;
    const failed = await signing.signIn(async (otp) => {
      try {
        return await session.begin("POST auth/password", { body: { ...proof, newPassword: first, ...(otp !== undefined && { otp }) } });
      } catch (failure) {
        ofPassword = ofField(failure);
        throw failure;
      }
    });
    if (failed) setProblem(ofPassword ?? readSignInFailure(failed, t));
  };
  return { problem, signing, choose };
}

/** What is wrong with the password itself. */
const ofField = (failure: unknown): string | undefined =>
  (failure instanceof PlatonError ? failure.details.fields?.["newPassword"]?.[0] : undefined);
