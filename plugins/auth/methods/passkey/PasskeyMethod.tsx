import { Fingerprint } from "lucide-react";
import { useEffect, useRef, type ReactElement } from "react";
import type { AuthMethodProps } from "#sdk/contributions/authMethod.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { showPasskey } from "#sdk/react/security/askPasskey.ts";
import { passkeyWords } from "#sdk/react/security/passkeyWords.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { readSignInFailure } from "../../sign-in/signInFailure.ts";
import { useSignIn } from "../../sign-in/useSignIn.ts";
import styles from "../password/PasswordMethod.module.css";

/** The browser asks which passkey, and for its PIN, finger or face; the question is a new one for each try (P21). */
export const PasskeyMethod = ({ onSignedIn }: AuthMethodProps): ReactElement => {
  const t = useText();
  const say = useLateText(passkeyWords, "passkey");
  const http = useCapability("http");
  const session = useCapability("session");
  const { isBusy, failure, signIn } = useSignIn(onSignedIn);
  const ask = (): void =>
    void signIn(async () => {
      const question = await http.call("POST auth/passkey/question", {});
      return await session.begin("POST auth/passkey", { body: { ticket: question.ticket, answer: await showPasskey(question) } });
    });
  // Whoever has chosen this way is asked at once; the button is for another try.
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) ask();
    isAsked.current = true;
  });
  // The browser's own words are told by the browser: closing its dialog is no fault.
  const isBrowsers = failure?.kind === "unknown";
  return (
    <div className={styles.form}>
      <p>{say("ask")}</p>
      {failure && <p role="alert" className={styles.failure}>{isBrowsers ? say("notGiven") : readSignInFailure(failure, t)}</p>}
      <Button icon={Fingerprint} tone="primary" size="large" isWide isBusy={isBusy} onPress={ask}>{say("again")}</Button>
    </div>
  );
};
