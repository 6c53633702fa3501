import { Plus, X, type LucideIcon } from "lucide-react";
import type { CSSProperties, ReactElement, Ref } from "react";
import { Icon } from "../icons/Icon.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import { useUiText } from "../foundation/uiText.ts";
import styles from "./Chip.module.css";

export interface ChipProps {
  /** "Шаҳар" while nothing is set, "Ҳолат: 3 та" when something is. */
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Given, the filter is set and can be cleared. */
  readonly onClear?: () => void;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly aria?: Readonly<Record<`aria-${string}`, string | boolean | undefined>>;
  /** What marks the chip for layers of the document, as an administrator's cog. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
  /** Its width, where that is not the text's. */
  readonly style?: CSSProperties | undefined;
}

/**
 * A filter: a plus while it is not set, a tint and a cross when it is.
 * @example <Chip label="Ҳолат: 3 та" onPress={edit} onClear={clear} />
 */
export const Chip = ({ label, icon, onClear, onPress, ref, aria, marks, style }: ChipProps): ReactElement => {
  const text = useUiText();
  const shownIcon = icon ?? (onClear ? undefined : Plus);
  return (
    <span className={joinClasses(styles.chip, onClear && styles.set)} style={style} {...marks}>
      <button ref={ref} type="button" className={styles.main} onClick={onPress} {...aria}>
        {shownIcon && <Icon of={shownIcon} size={14} />}
        <span className={styles.text}>{label}</span>
      </button>
      {onClear && (
        <button type="button" className={styles.clear} aria-label={`${text.clear}: ${label}`} onClick={onClear}>
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
};
