import type { ReactNode } from "react";
import { findFolded } from "#core/filters/findFolded.ts";
import styles from "./FoundText.module.css";

/**
 * A text with what was searched for marked in it.
 * @example <FoundText text="Ёқилғи" words="еқ" />
 */
export const FoundText = ({ text, words }: { readonly text: string; readonly words: string }): ReactNode => {
  const found = words === "" ? [] : findFolded(text, words);
  if (found.length === 0) return text;
  const ends = [0, ...found.map(([, to]) => to)];
  return (
    <>
      {found.map(([from, to], index) => (
        <span key={from}>
          {text.slice(ends[index], from)}
          <mark className={styles.found}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
};
