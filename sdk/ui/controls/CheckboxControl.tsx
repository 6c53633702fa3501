import { Check, Minus } from "lucide-react";
import { useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import styles from "./CheckboxControl.module.css";
import type { ControlProps } from "./ControlProps.ts";

export interface CheckboxControlProps extends Omit<ControlProps<boolean>, "placeholder"> {
  /** Text beside the mark, part of the target. */
  readonly children?: ReactNode;
  /** Neither all nor none, as over a partly selected list. */
  readonly isMixed?: boolean;
}

/**
 * A yes or no.
 * @example <CheckboxControl id={id} value={isActive} onChange={setActive}>Фаол</CheckboxControl>
 */
export const CheckboxControl = (props: CheckboxControlProps): ReactElement => {
  const input = useRef<HTMLInputElement>(null);
  const isMixed = props.isMixed ?? false;
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  const isOff = props.isDisabled || props.isReadOnly;
  return (
    <label className={styles.label} data-disabled={isOff || undefined}>
      <span className={styles.mark}>
        <input
          ref={input}
          id={props.id}
          name={props.name}
          type="checkbox"
          className={styles.input}
          checked={props.value}
          disabled={isOff}
          autoFocus={props.autoFocus}
          aria-label={props.label}
          aria-describedby={props.describedBy}
          aria-invalid={props.isInvalid || undefined}
          aria-required={props.isRequired || undefined}
          onChange={(event) => props.onChange(event.target.checked)}
          onBlur={props.onBlur}
        />
        <span className={styles.box}>
          <Icon of={isMixed ? Minus : Check} size={14} />
        </span>
      </span>
      {props.children}
    </label>
  );
};
