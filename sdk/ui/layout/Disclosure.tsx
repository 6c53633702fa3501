import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import styles from "./Disclosure.module.css";

export interface DisclosureProps {
  readonly title: string;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/**
 * A panel that its heading opens and closes. Several stand one below the other.
 * @example <Disclosure title={t("places.security.password")} icon={KeyRound}>…</Disclosure>
 */
export const Disclosure = ({ title, icon, children }: DisclosureProps): ReactElement => (
  <details className={styles.panel}>
    <summary className={styles.heading}>
      {icon && <Icon of={icon} />}
      <span className={styles.title}>{title}</span>
      <Icon of={ChevronRight} className={styles.mark} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
