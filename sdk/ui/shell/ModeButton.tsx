import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { Icon } from "../icons/Icon.tsx";
import styles from "./ModeButton.module.css";

export interface ModeButtonProps {
  readonly icon: LucideIcon;
  /** Name of the mode; where there is no room, the icon alone stands for it. */
  readonly children: string;
  /** What pressing does: tooltip and accessible name, the mode's name first. */
  readonly hint: string;
  readonly onPress: () => void;
}

/**
 * Says in the top bar that an unusual mode is on; pressing it leaves the mode.
 * @example <ModeButton icon={EyeOff} hint={t("developer.leave")} onPress={leave}>{t("developer.label")}</ModeButton>
 */
export const ModeButton = ({ icon, children, hint, onPress }: ModeButtonProps): ReactElement => (
  <button type="button" className={styles.button} aria-label={`${children}. ${hint}`} data-tooltip={hint} onClick={onPress}>
    <Icon of={icon} size={15} />
    <span className={styles.text}>{children}</span>
  </button>
);

/** A line along the upper edge of the window while an unusual mode is on, also on screens without a top bar. */
export const ModeLine = (): ReactElement => <div className={styles.line} data-mode-line="" data-print="none" />;
