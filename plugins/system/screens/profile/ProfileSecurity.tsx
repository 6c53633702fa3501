import { ShieldCheck } from "lucide-react";
import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { SecurityPanels } from "#sdk/react/SecurityPanels.tsx";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import styles from "./ProfileScreen.module.css";

/** Where the sign-in document keeps what concerns signing in (spec §2 Account menu). */
const securityPath = "/auth/user";

/** Password, one-time password and list of keys, one panel each (spec §2 Profile page). */
export const ProfileSecurity = (): ReactElement => {
  const t = useText();
  const navigation = useCapability("navigation");
  return (
    <Card title={t("places.profile.security")}>
      <p className={styles.hint}>{t("places.profile.securityHint")}</p>
      <SecurityPanels />
      <div className={styles.way}>
        <Button icon={ShieldCheck} onPress={() => void navigation.open(securityPath)}>
          {t("places.profile.open")}
        </Button>
      </div>
    </Card>
  );
};
