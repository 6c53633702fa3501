import type { ReactElement } from "react";
import { Avatar } from "../status/Avatar.tsx";
import type { MenuTrigger } from "../menus/MenuButton.tsx";
import styles from "./AvatarButton.module.css";

export interface AvatarButtonProps extends MenuTrigger {
  /** Of the person: initials, tooltip and accessible name. */
  readonly name: string;
  readonly photo?: string;
}

/** The button of the account menu. */
export const AvatarButton = ({ name, photo, ref, onPress, aria }: AvatarButtonProps): ReactElement => (
  <button
    ref={ref}
    type="button"
    className={styles.button}
    aria-label={name}
    data-tooltip={name}
    onClick={onPress}
    {...aria}
  >
    <Avatar name={name} photo={photo} size={30} />
  </button>
);

export interface CodeButtonProps extends MenuTrigger {
  /** Two letters: "ЎЗ". */
  readonly code: string;
  readonly label: string;
}

/** The button of the language picker: two letters in place of an icon. */
export const CodeButton = ({ code, label, ref, onPress, aria }: CodeButtonProps): ReactElement => (
  <button
    ref={ref}
    type="button"
    className={styles.code}
    aria-label={`${label}: ${code}`}
    data-tooltip={label}
    onClick={onPress}
    {...aria}
  >
    {code}
  </button>
);
