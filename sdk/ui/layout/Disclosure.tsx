import { ChevronRight, type LucideIcon } from "lucide-react";
import { useState, type ReactElement, type ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import styles from "./Disclosure.module.css";

export interface DisclosureProps {
  readonly title: string;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/**
 * A panel that its heading opens and closes; what is in it is drawn when it is opened first, and stays. Several stand one below the other.
 * @example <Disclosure title={t("places.security.password")} icon={KeyRound}>…</Disclosure>
 */
export const Disclosure = ({ title, icon, children }: DisclosureProps): ReactElement => {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}>
      <summary className={styles.heading}>
        {icon && <Icon of={icon} />}
        <span className={styles.title}>{title}</span>
        <Icon of={ChevronRight} className={styles.mark} />
      </summary>
      <div className={styles.body}>{wasOpen && children}</div>
    </details>
  );
};
