/**
 * What every input takes. Inputs know no form: they show `value` and report what the person made of it.
 * `undefined` is "nothing chosen or typed" for all but texts, whose empty value is `""`.
 */
export interface ControlProps<Value> {
  /** Of the element that gets the focus; its label points here. */
  readonly id: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly isRequired?: boolean;
  readonly isInvalid?: boolean;
  /** Ids of hint and errors, as `FieldFrame` gives them. */
  readonly describedBy?: string;
  /** The accessible name where there is no visible label. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  /** Of the value. */
  readonly textAlign?: "left" | "center" | "right";
}
