import { useEffect, useId, useRef, useState, type FormEvent, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import { SignInHeading } from "#sdk/ui/sign-in/SignInLayout.tsx";
import { readSignInFailure, signInFailure } from "../../sign-in/signInFailure.ts";
import styles from "./PasswordMethod.module.css";
import { resetWords } from "./resetWords.ts";

interface ResetPasswordProps {
  /** What stood in the form. */
  readonly username: string;
  readonly onBack: () => void;
}

/** Somebody has forgotten a password: a letter brings a one-time link. Whether there is such a user is not told. */
export const ResetPassword = ({ username, onBack }: ResetPasswordProps): ReactElement => {
  const say = useLateText(resetWords, "reset");
  const id = useId();
  const [name, setName] = useState(username);
  const { state, problem, ask } = useReset();
  const form = useRef<HTMLFormElement>(null);
  const isSent = state === "sent";
  useEffect(() => form.current?.querySelector<HTMLElement>("input, button")?.focus(), [isSent]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (state !== "busy" && name.trim() !== "") void ask(name.trim());
  };
  return (
    <>
      <SignInHeading title={say("title")} note={say(isSent ? "sent" : "note")} />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {!isSent && (
          <>
            <FieldFrame id={`${id}-name`} label={say("name")}>
              {({ describedBy }) => (
                <TextControl id={`${id}-name`} name="resetName" value={name} onChange={setName} autoComplete="username" maxLength={254} isLarge {...(describedBy !== undefined && { describedBy })} />
              )}
            </FieldFrame>
            {problem !== undefined && <p role="alert" className={styles.failure}>{problem}</p>}
            <Button type="submit" tone="primary" size="large" isWide isBusy={state === "busy"}>{say("submit")}</Button>
          </>
        )}
        <Button size="large" isWide onPress={onBack}>{say("back")}</Button>
      </form>
    </>
  );
};

interface Reset {
  readonly state: "asking" | "busy" | "sent";
  readonly problem: string | undefined;
  ask(username: string): Promise<void>;
}

function useReset(): Reset {
  const t = useText();
  const http = useCapability("http");
  const [state, setState] = useState<Reset["state"]>("asking");
  const [problem, setProblem] = useState<string>();
  const ask = async (username: string): Promise<void> => {
    setState("busy");
    setProblem(undefined);
    try {
      await http.call("POST auth/reset", { body: { username } });
      setState("sent");
    } catch (failure) {
      setProblem(readSignInFailure(signInFailure(failure), t));
      setState("asking");
    }
  };
  return { state, problem, ask };
}
