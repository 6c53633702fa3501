import { useEffect, type ReactElement } from "react";
import { joinClasses } from "../../ui/foundation/joinClasses.ts";
import { FieldFrame } from "../../ui/controls/FieldFrame.tsx";
import { TextControl } from "../../ui/controls/TextControl.tsx";
import styles from "./CodeField.module.css";

export interface CodeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** What is wrong with the code. */
  readonly problem: string | undefined;
  /** A recovery code is taken too, with its letters. */
  readonly isFree?: boolean;
}

/**
 * A one-time code of an authenticator: six digits and nothing else (spec §5). It has the focus, at the beginning and when a code was
 * wrong. In what is pasted other characters are left out.
 * @since 1.0.0
 * @example <CodeField id={id} label={t("code")} value={code} onChange={setCode} problem={problem} />
 */
export const CodeField = ({ id, label, value, onChange, problem, isFree = false }: CodeFieldProps): ReactElement => {
  useEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.select();
  }, [id, problem]);
  return (
    <div className={joinClasses(styles.field, isFree && styles.free)}>
      <FieldFrame id={id} label={label} {...(problem !== undefined && { errors: [problem] })}>
        {({ describedBy }) => (
          <TextControl
            id={id}
            name="otp"
            value={value}
            onChange={(text) => onChange(isFree ? text : text.replaceAll(/\D/g, "").slice(0, 6))}
            {...(isFree ? { maxLength: 40 } : { inputMode: "numeric" })}
            autoComplete="one-time-code"
            autoFocus
            isLarge
            textAlign="center"
            isInvalid={problem !== undefined}
            {...(describedBy !== undefined && { describedBy })}
          />
        )}
      </FieldFrame>
    </div>
  );
};
