import { Check, Unlink, X } from "lucide-react";
import { useId, useState, type KeyboardEvent, type ReactElement } from "react";
import { isSafeHref } from "#core/expressions/purposes/isSafeHref.ts";
import { IconButton } from "../../actions/IconButton.tsx";
import { useUiText } from "../../foundation/uiText.ts";
import { TextControl } from "../TextControl.tsx";
import styles from "./LinkLine.module.css";

export interface LinkLineProps {
  /** Of the link at the caret; empty for a new one. */
  readonly address: string;
  /** Empty takes the link away. */
  readonly onSet: (address: string) => void;
  readonly onClose: () => void;
}

/** The line in which the address of a link is written; Enter sets it, Escape leaves it as it was. */
export function LinkLine({ address, onSet, onClose }: LinkLineProps): ReactElement {
  const text = useUiText();
  const id = useId();
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const set = (): void => {
    const link = withScheme(typed.trim());
    if (link === "" || isSafeHref(link)) onSet(link);
    else setWrong(true);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // The form around hears neither.
    event.preventDefault();
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") set();
    else onClose();
  };
  const change = (next: string): void => {
    setTyped(next);
    setWrong(false);
  };
  return (
    <div className={styles.line} onKeyDown={press}>
      <TextControl id={id} label={text.editorAddress} placeholder={text.editorAddress} value={typed} onChange={change} inputMode="url" isInvalid={isWrong} describedBy={isWrong ? `${id}-wrong` : undefined} autoFocus />
      <IconButton icon={Check} label={text.ok} size="small" onPress={set} />
      {address !== "" && <IconButton icon={Unlink} label={text.editorLinkRemove} size="small" onPress={() => onSet("")} />}
      <IconButton icon={X} label={text.cancel} size="small" onPress={onClose} />
      {isWrong && <p id={`${id}-wrong`} role="alert" className={styles.wrong}>{text.editorAddressWrong}</p>}
    </div>
  );
}

/** What a person types of the address of a site. */
const withScheme = (typed: string): string => (/^www\./i.test(typed) ? `https://${typed}` : typed.replace(/^http:\/\//i, "https://"));
