import { useRef, useState, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { Button, type ButtonProps } from "../../ui/actions/Button.tsx";
import styles from "./AccessList.module.css";

interface AskedButtonProps extends Pick<ButtonProps, "size" | "icon"> {
  readonly text: string;
  /** What it is for a screen reader, where the text does not say which one. */
  readonly label?: string;
  readonly question: string;
  readonly no: string;
  readonly onYes: () => Promise<unknown>;
}

/** A button whose question stands in its place until it is answered: also where there are no dialogs. */
export const AskedButton = ({ text, label, question, no, onYes, ...looks }: AskedButtonProps): ReactElement => {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const giveUp = (): void => {
    flushSync(() => setAsked(false));
    opener.current?.focus();
  };
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      await onYes();
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  if (!isAsked) return <Button {...looks} ref={opener} onPress={() => setAsked(true)} aria={label === undefined ? {} : { "aria-label": label }}>{text}</Button>;
  return (
    <span role="group" aria-label={question} className={styles.ask}>
      <span>{question}</span>
      <Button {...looks} tone="danger" isBusy={isBusy} autoFocus onPress={() => void go()}>{text}</Button>
      <Button size={looks.size ?? "medium"} onPress={giveUp}>{no}</Button>
    </span>
  );
};
