import type { ReactElement } from "react";
import styles from "./AccessList.module.css";

/** What is known of an entry, in small: a line is broken between facts, and within one only where it is longer than the line. */
export const Details = ({ facts }: { readonly facts: readonly (string | false | null)[] }): ReactElement => {
  const known = facts.filter((fact) => typeof fact === "string");
  if (known.length === 0) return <></>;
  return (
    <p className={styles.detail}>
      {known.map((fact, index) => (
        <span key={fact}>{index > 0 && " · "}<span className={styles.fact}>{fact}</span></span>
      ))}
    </p>
  );
};
