import { Construction, FileKey2, KeyRound, Smartphone } from "lucide-react";
import { useId, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Disclosure } from "#sdk/ui/Disclosure.tsx";
import { EmptyState } from "#sdk/ui/ScreenState.tsx";
import styles from "./SignedInPanel.module.css";

const panels = [
  { id: "password", icon: KeyRound },
  { id: "oneTime", icon: Smartphone },
  { id: "whitelist", icon: FileKey2 },
];

/** User security (spec §2 Account menu): what the profile has too; the systems behind the panels are not there yet. */
export const AccountSecurity = (): ReactElement => {
  const t = useText();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t("places.profile.open")}
      </h2>
      {panels.map(({ id, icon }) => {
        const title = t(`places.security.${id}`);
        return (
          <Disclosure key={id} icon={icon} title={title}>
            <EmptyState isCompact icon={Construction} title={t("places.coming.title")} hint={t("places.coming.hint", { name: title })} />
          </Disclosure>
        );
      })}
    </section>
  );
};
