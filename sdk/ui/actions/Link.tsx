import type { MouseEvent, ReactElement, ReactNode } from "react";
import styles from "./Link.module.css";

export interface LinkProps {
  readonly children: ReactNode;
  /** Where to; without it the link is a button that looks like a link. */
  readonly href?: string;
  /** Opens beside the application, and says nothing of where it came from. */
  readonly isExternal?: boolean;
  /** Gets every click; call `preventDefault` when the application goes there by itself. */
  readonly onPress?: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * A link in text.
 * @example <Link href="/auth/user">{t("auth.forgotten")}</Link>
 */
export const Link = ({ children, href, isExternal = false, onPress }: LinkProps): ReactElement =>
  href === undefined ? (
    <button type="button" className={styles.link} onClick={onPress}>
      {children}
    </button>
  ) : (
    <a
      href={href}
      className={styles.link}
      target={isExternal ? "_blank" : undefined}
      rel={isExternal ? "noopener noreferrer" : undefined}
      onClick={onPress}
    >
      {children}
    </a>
  );
