import { Eye, EyeOff } from "lucide-react";
import { useState, type ReactElement } from "react";
import { Icon } from "../icons/Icon.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import { useUiText } from "../foundation/uiText.ts";
import styles from "./control.module.css";
import type { ControlProps } from "./ControlProps.ts";
import { boxStates, inputAttributes } from "./inputAttributes.ts";

export interface PasswordControlProps extends ControlProps<string> {
  readonly autoComplete?: "current-password" | "new-password" | "off";
  readonly maxLength?: number;
  readonly isLarge?: boolean;
}

/** A password with a button that shows it. */
export const PasswordControl = (props: PasswordControlProps): ReactElement => {
  const text = useUiText();
  const [isShown, setShown] = useState(false);
  const label = isShown ? text.hidePassword : text.showPassword;
  return (
    <div className={joinClasses(styles.box, props.isLarge && styles.large)} {...boxStates(props)}>
      <input
        {...inputAttributes(props)}
        type={isShown ? "text" : "password"}
        className={styles.bare}
        value={props.value}
        maxLength={props.maxLength}
        autoComplete={props.autoComplete ?? "off"}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
      />
      <button
        type="button"
        className={styles.glyph}
        aria-label={label}
        aria-controls={props.id}
        data-tooltip={label}
        disabled={props.isDisabled}
        onClick={() => setShown(!isShown)}
      >
        <Icon of={isShown ? EyeOff : Eye} />
      </button>
    </div>
  );
};
