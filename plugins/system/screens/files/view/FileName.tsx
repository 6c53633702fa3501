import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { splitFileName } from "#core/format/splitFileName.ts";
import { useText } from "#sdk/react/useText.ts";
import { isComposing } from "#sdk/ui/controls/isComposing.ts";
import styles from "./FileName.module.css";
import type { ItemProps } from "./itemHandlers.ts";

/** The name, which opens the file; or the line in which it is written anew. */
export function FileName(props: ItemProps): ReactElement {
  const { file, renamed, actions, onRename } = props;
  if (renamed === file.id) return <NameLine name={file.name} extension={file.extension} onDone={(name) => void onRename(file, name)} />;
  if (file.ticket === null) return <span className={styles.name} data-name title={file.name}>{file.name}</span>;
  return (
    <button type="button" tabIndex={-1} className={styles.name} data-name title={file.name} onClick={() => actions.open(file)}>
      {file.name}
    </button>
  );
}

interface NameLineProps {
  readonly name: string;
  readonly extension: string;
  /** Undefined when the name stays. */
  readonly onDone: (name: string | undefined) => void;
}

/** Enter and leaving keep what was written, Escape what was there. The extension is the bytes' and stays. */
function NameLine({ name, extension, onDone }: NameLineProps): ReactElement {
  const t = useText();
  const { stem } = splitFileName(name);
  const [text, setText] = useState(stem);
  const isDone = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const finish = (written: string): void => {
    if (isDone.current) return;
    isDone.current = true;
    const next = written.trim();
    onDone(next === "" || next === stem ? undefined : next);
  };
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === "Enter" && !isComposing(event)) finish(text);
    if (event.key === "Escape") finish(stem);
  };
  return (
    <span className={styles.line}>
      <input
        ref={input}
        name="name"
        className={styles.input}
        aria-label={t("system.files.rename")}
        autoFocus
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
        onBlur={() => finish(text)}
      />
      {extension !== "" && <span className={styles.extension}>.{extension}</span>}
    </span>
  );
}
