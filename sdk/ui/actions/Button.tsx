import type { LucideIcon } from "lucide-react";
import type { MouseEvent, ReactElement, ReactNode, Ref } from "react";
import { Icon } from "../icons/Icon.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import { Spinner } from "../status/Spinner.tsx";
import styles from "./Button.module.css";
import { Kbd } from "./Kbd.tsx";

/** How much a button asks to be pressed; one `primary` at most in a view. */
export type ButtonTone = "primary" | "secondary" | "ghost" | "danger";

export interface ButtonProps {
  readonly children: ReactNode;
  readonly tone?: ButtonTone;
  /** 28, 34 (by density) or 42 px. */
  readonly size?: "small" | "medium" | "large";
  readonly icon?: LucideIcon;
  /** After the text: a chevron of a menu, an arrow of a wizard. */
  readonly iconAfter?: LucideIcon;
  /** The keys that do the same, as on the key caps. */
  readonly keys?: string;
  /** Works on it: a spinner in place of the text, further presses do nothing, focus stays. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly isWide?: boolean;
  readonly isRound?: boolean;
  readonly type?: "button" | "submit";
  /** The form that a submit button outside it sends. */
  readonly form?: string;
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly autoFocus?: boolean;
  /** Further ARIA attributes, as those of a menu button. */
  readonly aria?: Readonly<Record<`aria-${string}`, string | boolean | undefined>>;
}

/**
 * A button with a text. While busy it keeps its width and its focus, and announces that it is busy.
 * @example <Button tone="primary" icon={Plus} onPress={open}>Янги</Button>
 */
export const Button = (props: ButtonProps): ReactElement => {
  const { tone = "secondary", size = "medium", isBusy = false, type = "button" } = props;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // A busy button is not `disabled`, which would drop the focus: it refuses instead.
    if (isBusy) event.preventDefault();
    else props.onPress?.(event);
  };
  return (
    <button
      ref={props.ref}
      type={type}
      form={props.form}
      className={joinClasses(
        styles.button,
        styles[tone],
        size !== "medium" && styles[size],
        isBusy && styles.busy,
        props.isWide && styles.wide,
        props.isRound && styles.round,
      )}
      disabled={props.isDisabled}
      aria-busy={isBusy || undefined}
      autoFocus={props.autoFocus}
      onClick={press}
      {...props.aria}
    >
      <span className={styles.content}>
        {props.icon && <Icon of={props.icon} />}
        {props.children}
        {props.keys !== undefined && <Kbd keys={props.keys} isInherited={tone === "primary" || tone === "danger"} />}
        {props.iconAfter && <Icon of={props.iconAfter} size={14} />}
      </span>
      {isBusy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
};
