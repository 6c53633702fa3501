import { useId, type ReactElement } from "react";
import { SecurityPanels } from "#sdk/react/SecurityPanels.tsx";
import { useText } from "#sdk/react/useText.ts";
import styles from "./SignedInPanel.module.css";

/** User security (spec §2 Account menu): what the profile has too. */
export const AccountSecurity = (): ReactElement => {
  const t = useText();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t("places.profile.open")}
      </h2>
      <SecurityPanels />
    </section>
  );
};
