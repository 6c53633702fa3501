import { Construction, FileKey2, KeyRound, ShieldCheck, Smartphone } from "lucide-react";
import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/Button.tsx";
import { Card } from "#sdk/ui/Card.tsx";
import { Disclosure } from "#sdk/ui/Disclosure.tsx";
import { EmptyState } from "#sdk/ui/ScreenState.tsx";
import styles from "./ProfileScreen.module.css";

/** Where the sign-in document keeps what concerns signing in (spec §2 Account menu). */
const securityPath = "/auth/user";

const panels = [
  { id: "password", icon: KeyRound },
  { id: "oneTime", icon: Smartphone },
  { id: "whitelist", icon: FileKey2 },
];

/** Password, one-time password and list of keys, one panel each (spec §2 Profile page); their systems are not there yet. */
export const ProfileSecurity = (): ReactElement => {
  const t = useText();
  const navigation = useCapability("navigation");
  return (
    <Card title={t("places.profile.security")}>
      <p className={styles.hint}>{t("places.profile.securityHint")}</p>
      {panels.map(({ id, icon }) => {
        const title = t(`places.security.${id}`);
        return (
          <Disclosure key={id} icon={icon} title={title}>
            <EmptyState isCompact icon={Construction} title={t("places.coming.title")} hint={t("places.coming.hint", { name: title })} />
          </Disclosure>
        );
      })}
      <div className={styles.way}>
        <Button icon={ShieldCheck} onPress={() => void navigation.open(securityPath)}>
          {t("places.profile.open")}
        </Button>
      </div>
    </Card>
  );
};
