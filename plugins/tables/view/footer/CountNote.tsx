import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import type { RowCount } from "../../model/RowCount.ts";
import styles from "./TableFooter.module.css";

const texts = { exact: "tables.count", about: "tables.countAbout", many: "tables.countMany" } as const;

/** "20 000 та ёзув"; an estimate says so, and that there are many what nobody could count (ux). */
export const CountNote = ({ count: { kind, rows } }: { readonly count: RowCount }): ReactElement => {
  const t = useText();
  return (
    <span role="status" className={styles.count}>
      {kind === "counting" ? <Skeleton width="9ch" height={10} /> : t(texts[kind], { count: rows })}
    </span>
  );
};
