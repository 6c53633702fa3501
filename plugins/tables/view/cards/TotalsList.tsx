import type { ReactElement } from "react";
import type { CountAnswer } from "#sdk/wire.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import { footerText } from "../../model/footerLines.ts";
import styles from "./TotalsList.module.css";

interface TotalsListProps {
  readonly leaves: readonly LeafColumn[];
  readonly footers: CountAnswer["footers"][number];
}

/** A footer row under the titles of its columns, where there are no columns to stand under. */
export const TotalsList = ({ leaves, footers }: TotalsListProps): ReactElement | undefined => {
  const said = leaves.flatMap(({ id, title }) => {
    const text = footerText(footers, id);
    return text === "" ? [] : [{ id, title, text }];
  });
  if (said.length === 0) return undefined;
  return (
    <dl className={styles.totals}>
      {said.map(({ id, title, text }) => <div key={id} className={styles.total}><dt>{title}</dt><dd>{text}</dd></div>)}
    </dl>
  );
};
