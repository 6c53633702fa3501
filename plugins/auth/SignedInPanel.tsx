import type { ReactElement } from "react";
import type { User } from "#sdk/capabilities/user.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { SignInHeading } from "#sdk/ui/sign-in/SignInLayout.tsx";
import { AccountSecurity } from "./AccountSecurity.tsx";
import styles from "./SignedInPanel.module.css";

export interface SignedInPanelProps {
  readonly user: User;
  readonly onContinue: () => void;
}

/** Somebody is signed in already: who, the two ways on, and their security (D20). */
export const SignedInPanel = ({ user, onContinue }: SignedInPanelProps): ReactElement => {
  const t = useText();
  const session = useCapability("session");
  return (
    <>
      <SignInHeading title={t("auth.signedIn.title")} note={t("auth.signedIn.note", { name: user.fullName })} />
      <div className={styles.actions}>
        <Button tone="primary" size="large" isWide onPress={onContinue}>
          {t("auth.signedIn.continue")}
        </Button>
        <Button size="large" isWide onPress={() => void session.signOut()}>
          {t("auth.signedIn.signOut")}
        </Button>
      </div>
      <AccountSecurity />
    </>
  );
};
