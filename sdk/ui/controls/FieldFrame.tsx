import { CircleAlert } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { joinClasses } from "../foundation/joinClasses.ts";
import hidden from "../foundation/VisuallyHidden.module.css";
import styles from "./FieldFrame.module.css";

/** The four places of a label (spec §3, Form element). */
export interface FieldLabels {
  readonly top?: string;
  readonly left?: string;
  readonly right?: string;
  readonly bottom?: string;
}

export interface FieldFrameProps {
  /** Of the control: labels point to it. */
  readonly id: string;
  /** A single text is the label at the top. */
  readonly label?: string | FieldLabels;
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** In the order in which they should be mended. */
  readonly errors?: readonly string[];
  /** At the right end of the top label's line: a link such as "forgotten?". */
  readonly action?: ReactNode;
  /** False for a control that is a group of its own (a map, a list of files): its labels are then plain text. */
  readonly isLabelable?: boolean;
  /** Where the place says what it is, as the cell of a table does: label and hint are for screen readers alone. */
  readonly isBare?: boolean;
  /** Draws the control, which must take `describedBy`. */
  readonly children: (described: { readonly describedBy: string | undefined }) => ReactNode;
}

type Position = keyof FieldLabels;
const positions: readonly Position[] = ["top", "left", "right", "bottom"];

const labelsOf = (label: FieldFrameProps["label"]): FieldLabels =>
  typeof label === "string" ? { top: label } : (label ?? {});

interface FieldLabelProps {
  readonly field: FieldFrameProps;
  readonly position: Position;
}

const FieldLabel = ({ field, position }: FieldLabelProps): ReactElement | undefined => {
  const labels = labelsOf(field.label);
  const text = labels[position];
  if (!text) return undefined;
  const isFirst = positions.find((one) => labels[one]) === position;
  const isSide = position === "left" || position === "right";
  const Element = field.isLabelable === false ? "span" : "label";
  return (
    <Element
      id={`${field.id}-label-${position}`}
      htmlFor={Element === "label" ? field.id : undefined}
      className={field.isBare ? hidden.hidden : joinClasses(styles.label, isSide && styles.side, !isFirst && styles.minor, !isFirst && position === "bottom" && styles.below)}
    >
      <span>
        {text}
        {field.isRequired && isFirst && (
          <span aria-hidden="true" className={styles.asterisk}>
            *
          </span>
        )}
      </span>
    </Element>
  );
};

/** Hint and errors, under ids that the control names in `aria-describedby`. */
const FieldNotes = ({ id, hint, isBare, errors = [] }: FieldFrameProps): ReactElement => (
  <>
    {errors.length > 0 && (
      <ul id={`${id}-errors`} className={styles.errors}>
        {errors.map((error) => (
          <li key={error} className={styles.error}>
            <Icon of={CircleAlert} size={14} />
            {error}
          </li>
        ))}
      </ul>
    )}
    {hint && (
      <div id={`${id}-hint`} className={isBare ? hidden.hidden : styles.hint}>
        {hint}
      </div>
    )}
  </>
);

const describedByOf = ({ id, hint, errors = [] }: FieldFrameProps): string | undefined =>
  [errors.length > 0 && `${id}-errors`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;

/**
 * What stands around an input: labels at their four places, the asterisk, hint and errors, joined for screen readers.
 * @example
 * <FieldFrame id={id} label="Сумма" isRequired errors={errors}>
 *   {({ describedBy }) => <NumberControl id={id} value={value} onChange={set} describedBy={describedBy} />}
 * </FieldFrame>
 */
export const FieldFrame = (props: FieldFrameProps): ReactElement => {
  const label = <FieldLabel field={props} position="top" />;
  return (
    <div className={styles.field}>
      {props.action === undefined ? (
        label
      ) : (
        <div className={styles.label}>
          {label}
          <span className={styles.action}>{props.action}</span>
        </div>
      )}
      <div className={styles.row}>
        <FieldLabel field={props} position="left" />
        <div className={styles.control}>{props.children({ describedBy: describedByOf(props) })}</div>
        <FieldLabel field={props} position="right" />
      </div>
      <FieldLabel field={props} position="bottom" />
      <FieldNotes {...props} />
    </div>
  );
};
