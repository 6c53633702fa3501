import { Fingerprint } from "lucide-react";
import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { OneTimePanel } from "#sdk/react/security/OneTimePanel.tsx";
import { PasskeysPanel } from "#sdk/react/security/PasskeysPanel.tsx";
import { useText } from "#sdk/react/useText.ts";
import { useUser } from "#sdk/react/useUser.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Disclosure } from "#sdk/ui/layout/Disclosure.tsx";
import { SignInHeading } from "#sdk/ui/sign-in/SignInLayout.tsx";
import { factorWords } from "./factorWords.ts";
import styles from "./SignedInPanel.module.css";

/** A role asks for a second factor: it is set up here, and only then the person goes on. */
export const FactorPanel = ({ onContinue }: { readonly onContinue: () => void }): ReactElement => {
  const t = useText();
  const say = useLateText(factorWords, "factor");
  const session = useCapability("session");
  const isOpen = useUser()?.mustSetUpFactor !== true;
  return (
    <>
      <SignInHeading title={say("title")} note={say("note")} />
      <OneTimePanel isBegun />
      <Disclosure icon={Fingerprint} title={t("places.security.passkeys")}>
        <PasskeysPanel />
      </Disclosure>
      <div className={styles.actions}>
        {isOpen && <Button tone="primary" size="large" isWide onPress={onContinue}>{t("auth.signedIn.continue")}</Button>}
        <Button size="large" isWide onPress={() => void session.signOut()}>{t("auth.signedIn.signOut")}</Button>
      </div>
    </>
  );
};
