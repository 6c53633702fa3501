import { Plus, X } from "lucide-react";
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactElement } from "react";
import { Button } from "../../actions/Button.tsx";
import { IconButton } from "../../actions/IconButton.tsx";
import { useUiText } from "../../foundation/uiText.ts";
import type { ControlProps } from "../ControlProps.ts";
import { TextAreaControl } from "../TextAreaControl.tsx";
import { TextControl } from "../TextControl.tsx";
import styles from "./PairsControl.module.css";
import { repeatedKeys, type Pair } from "./pair.ts";
import { keyIdOf, useRows, type Row } from "./useRows.ts";

export type PairsControlProps = Omit<ControlProps<readonly Pair[]>, "autoFocus">;

/**
 * Rows of a key and a text. Two rows may have one key until somebody mends it: both are marked, none goes.
 * @example <PairsControl id={id} value={[["colour", "red"]]} onChange={setPairs} />
 */
export function PairsControl(props: PairsControlProps): ReactElement {
  const { id, onBlur, isDisabled, isReadOnly } = props;
  const text = useUiText();
  const group = useRef<HTMLDivElement>(null);
  const { rows, change, add, remove, focusKey } = useRows(props);
  const repeated = repeatedKeys(rows.map(({ pair }) => pair));
  const isFixed = isDisabled === true || isReadOnly === true;
  useGroupName(group, props);
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  const goOn = (at: number): void => (at + 1 < rows.length ? focusKey(at + 1) : add());
  return (
    <div ref={group} role="group" className={styles.group} onBlur={leave}>
      <div className={styles.head} aria-hidden="true">
        <span>{text.pairKey}</span>
        <span>{text.pairValue}</span>
      </div>
      {rows.map((row, at) => (
        <PairRow
          key={row.id}
          control={props}
          row={row}
          at={at}
          isRepeated={repeated.has(row.pair[0].normalize("NFC"))}
          onChange={(pair) => change(row.id, pair)}
          onRemove={isFixed ? undefined : () => remove(at)}
          onEnd={isFixed ? undefined : () => goOn(at)}
        />
      ))}
      {!isFixed && <div><Button size="small" icon={Plus} onPress={add}>{text.pairAdd}</Button></div>}
      <span id={`${id}-repeated`} hidden>{text.pairRepeated}</span>
    </div>
  );
}

interface PairRowProps {
  readonly control: PairsControlProps;
  readonly row: Row;
  readonly at: number;
  readonly isRepeated: boolean;
  readonly onChange: (pair: Pair) => void;
  readonly onRemove: (() => void) | undefined;
  /** Enter in its last text. */
  readonly onEnd: (() => void) | undefined;
}

function PairRow({ control, row: { pair: [key, value] }, at, isRepeated, onChange, onRemove, onEnd }: PairRowProps): ReactElement {
  const text = useUiText();
  const { id, name, isDisabled, isReadOnly, isRequired, isInvalid, describedBy, placeholder } = control;
  const [keyId, valueId] = [keyIdOf(id, at), `${id}-value-${at}`];
  const states = { isDisabled, isReadOnly };
  const described = [isRepeated && `${id}-repeated`, at === 0 && describedBy].filter(Boolean).join(" ") || undefined;
  const enter = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, nativeEvent } = event;
    if (event.key !== "Enter" || event.shiftKey || event.ctrlKey || event.metaKey || target instanceof HTMLButtonElement) return;
    // It ends a word of an input method; Safari says so too late.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    event.preventDefault();
    if ((target as HTMLElement).id === keyId) document.getElementById(valueId)?.focus();
    else onEnd?.();
  };
  return (
    <div className={styles.row} onKeyDown={enter}>
      <div>
        <TextControl
          {...states}
          id={keyId}
          {...(at === 0 && { name, isRequired, placeholder })}
          isInvalid={isRepeated || (at === 0 && isInvalid === true)}
          describedBy={described}
          label={`${text.pairKey} ${at + 1}`}
          value={key}
          onChange={(next) => onChange([next, value])}
        />
        {isRepeated && <div className={styles.repeated} aria-hidden="true">{text.pairRepeated}</div>}
      </div>
      <TextAreaControl {...states} id={valueId} rows={1} label={`${text.pairValue} ${at + 1}`} value={value} onChange={(next) => onChange([key, next])} />
      {onRemove && <IconButton icon={X} label={`${text.pairRemove} ${at + 1}`} onPress={onRemove} />}
    </div>
  );
}

/** The rows together are named by the labels of the field. */
function useGroupName(group: React.RefObject<HTMLDivElement | null>, { id, label }: PairsControlProps): void {
  useLayoutEffect(() => {
    const labels = [...document.querySelectorAll("label")].filter((one) => one.htmlFor === id && one.id !== "");
    if (labels.length > 0) group.current?.setAttribute("aria-labelledby", labels.map((one) => one.id).join(" "));
    else if (label) group.current?.setAttribute("aria-label", label);
  });
}
