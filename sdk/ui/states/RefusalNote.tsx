import type { ReactElement } from "react";
import type { Refusal } from "#sdk/errors/readRefusal.ts";
import styles from "./RefusalNote.module.css";

/**
 * What the server said no to, read out at once: a sentence, and every mistake below it.
 * @since 1.0.0
 * @example {refused && <RefusalNote refused={refused} />}
 */
export const RefusalNote = ({ refused: { text, problems } }: { readonly refused: Refusal }): ReactElement => (
  <div role="alert" className={styles.refused}>
    <p>{text}</p>
    {problems.length > 0 && <ul>{problems.map((problem) => <li key={problem}>{problem}</li>)}</ul>}
  </div>
);
