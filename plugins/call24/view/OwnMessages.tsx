import type { ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import { Badge } from "#sdk/ui/status/Badge.tsx";
import type { OwnMessage } from "#sdk/wire.ts";
import styles from "./call24.module.css";

const tones = { new: "info", work: "warning", done: "success" } as const;

/** What the user wrote, each with its state and what support answered. */
export const OwnMessages = ({ messages, say }: { readonly messages: readonly OwnMessage[]; readonly say: SayLate }): ReactElement => (
  <section className={styles.form} aria-label={say("own")}>
    <h2 className={styles.heading}>{say("own")}</h2>
    {messages.length === 0 && <p className={styles.note}>{say("none")}</p>}
    <ul className={styles.list}>
      {messages.map(({ id, at, message, state, answer }) => (
        <li key={id} className={styles.item}>
          <div className={styles.facts}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            <Badge tone={tones[state]}>{say(`state.${state}`)}</Badge>
          </div>
          <p className={styles.text}>{message}</p>
          {answer && <p className={styles.answer}><strong>{say("answer")}: </strong>{answer}</p>}
        </li>
      ))}
    </ul>
  </section>
);
