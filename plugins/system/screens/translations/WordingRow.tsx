import { useEffect, useId, useState, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { TextAreaControl } from "#sdk/ui/controls/TextAreaControl.tsx";
import { Badge } from "#sdk/ui/status/Badge.tsx";
import type { WordingItem } from "#sdk/wire.ts";
import styles from "./Translations.module.css";

export interface WordingRowProps {
  readonly item: WordingItem;
  /** Tags of the two languages. */
  readonly tags: readonly [source: string, text: string];
  readonly onSave: (key: string, text: string) => Promise<string | undefined>;
}

/** A text and its translation, which is saved when it is left; what cannot be saved stays, with the reason. */
export function WordingRow({ item, tags: [sourceTag, tag], onSave }: WordingRowProps): ReactElement {
  const t = useText();
  const id = useId();
  const said = item.text ?? "";
  const [typed, setTyped] = useState(said);
  const [problem, setProblem] = useState<string>();
  // What others say meanwhile shows, unless this person is writing something else.
  const [known, setKnown] = useState(said);
  useEffect(() => {
    if (said === known) return;
    setKnown(said);
    if (typed === known) setTyped(said);
  }, [said, known, typed]);
  const save = async (): Promise<void> => {
    if (typed.trim() === said) return;
    setProblem(await onSave(item.key, typed.trim()));
  };
  const isMissing = said === "" && !item.isSaid;
  return (
    <li className={styles.item}>
      <div className={styles.source}>
        <p id={`${id}-source`} lang={sourceTag} className={styles.words}>{item.source}</p>
        <p className={styles.about}>
          {item.isBuiltIn && <code className={styles.key}>{item.key}</code>}
          {isMissing && <Badge tone="warning">{t("system.translations.missingOne")}</Badge>}
        </p>
      </div>
      <div lang={tag} className={styles.text}>
        <FieldFrame id={id} label={`${t("system.translations.text")}: ${item.source}`} errors={problem === undefined ? [] : [problem]} isBare>
          {({ describedBy }) => (
            <TextAreaControl
              id={id} rows={1} value={typed} maxLength={5000} describedBy={describedBy} isInvalid={problem !== undefined}
              placeholder={item.isSaid ? item.source : ""} onChange={setTyped} onBlur={() => void save()}
            />
          )}
        </FieldFrame>
      </div>
    </li>
  );
}
