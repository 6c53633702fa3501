import { useEffect, useId, useRef, useState, type ReactElement } from "react";
import { fold } from "#core/filters/index.ts";
import type { SignatureKey } from "#sdk/capabilities/signatures.ts";
import { useLateText } from "#sdk/react/live/useLateText.ts";
import { SearchField } from "#sdk/ui/controls/SearchField.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import styles from "./KeyList.module.css";
import { signatureWords } from "./signatureWords.ts";

interface KeyListProps {
  readonly keys: readonly SignatureKey[];
  readonly chosen: SignatureKey | undefined;
  readonly onChoose: (key: SignatureKey) => void;
}

/** From so many keys on there is a search. */
const many = 6;

/** Keys as radio buttons; one that has ended is shown and cannot be chosen. */
export const KeyList = ({ keys, chosen, onChoose }: KeyListProps): ReactElement => {
  const say = useLateText(signatureWords, "signature");
  const [words, setWords] = useState("");
  const name = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const first = list.current?.querySelector<HTMLInputElement>("input:checked") ?? list.current?.querySelector<HTMLInputElement>("input:enabled");
    first?.focus();
  }, []);
  const sought = fold(words.trim());
  const found = keys.filter((key) => sought === "" || fold([key.subject, key.organization, key.tin, key.pinfl, key.serial].join("\n")).includes(sought));
  return (
    <>
      {keys.length >= many && <SearchField value={words} onChange={setWords} label={say("search")} />}
      <fieldset ref={list} className={styles.list} aria-label={say("keys")}>
        {found.map((key) => (
          <label key={key.id} className={styles.key}>
            <input type="radio" name={name} checked={key.id === chosen?.id} disabled={key.isExpired} onChange={() => onChoose(key)} />
            <KeyText of={key} />
          </label>
        ))}
      </fieldset>
      {found.length === 0 && <p role="status" className={styles.nothing}>{say("nothing")}</p>}
    </>
  );
};

const KeyText = ({ of: key }: { readonly of: SignatureKey }): ReactElement => {
  const say = useLateText(signatureWords, "signature");
  const facts = [
    ["tin", key.tin],
    ["pinfl", key.pinfl],
    ["serial", key.serial],
    ["valid", [key.validFrom, key.validTo].filter(Boolean).join(" – ")],
  ] as const;
  return (
    <span className={styles.text}>
      <span className={styles.head}>
        <span className={styles.subject}>{key.subject}</span>
        {key.isExpired ? <StatusPill tone="danger">{say("expired")}</StatusPill> : <StatusPill tone={key.kind === "legal" ? "accent" : "neutral"}>{say(key.kind)}</StatusPill>}
      </span>
      {key.organization !== "" && <span className={styles.organization}>{key.organization}</span>}
      <span className={styles.facts}>
        {facts.map(([fact, value]) => value !== "" && (
          <span key={fact} className={styles.fact}>{say(fact)}: <span className={styles.value}>{value}</span></span>
        ))}
      </span>
    </span>
  );
};
