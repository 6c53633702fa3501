import type { LucideIcon } from "lucide-react";
import type { MouseEvent, ReactElement, Ref } from "react";
import { Icon } from "../icons/Icon.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import styles from "./IconButton.module.css";

export interface IconButtonProps {
  readonly icon: LucideIcon;
  /** What it does: its accessible name and its tooltip. */
  readonly label: string;
  readonly size?: "small" | "medium";
  readonly tone?: "neutral" | "danger";
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  /** A dot that says that something new is behind it; say so in the label as well. */
  readonly hasDot?: boolean;
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Further ARIA attributes, as those of a menu button. */
  readonly aria?: Readonly<Record<`aria-${string}`, string | boolean | undefined>>;
}

/**
 * A button that shows an icon only. The tooltip is drawn by the document's `TooltipLayer`.
 * @example <IconButton icon={X} label={text.close} onPress={onClose} />
 */
export const IconButton = (props: IconButtonProps): ReactElement => (
  <button
    ref={props.ref}
    type="button"
    className={joinClasses(
      styles.button,
      props.size === "small" && styles.small,
      props.tone === "danger" && styles.danger,
    )}
    aria-label={props.label}
    aria-pressed={props.isPressed}
    data-tooltip={props.label}
    disabled={props.isDisabled}
    onClick={props.onPress}
    {...props.aria}
  >
    <Icon of={props.icon} />
    {props.hasDot && <span className={styles.dot} />}
  </button>
);
