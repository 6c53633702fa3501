import type { ReactElement } from "react";
import type { ColumnModel } from "../../model/columnModel.ts";
import styles from "./RowsBody.module.css";

/** The first row of the grid for screen readers: the header that is seen stands outside of what scrolls. */
export const ColumnNames = ({ model, numberTitle }: { readonly model: ColumnModel; readonly numberTitle: string }): ReactElement => (
  <div role="rowgroup" className={styles.names}>
    <div role="row" aria-rowindex={1}>
      <span role="columnheader" aria-colindex={1}>{numberTitle}</span>
      {model.leaves.map((leaf, index) => (
        <span key={leaf.id} role="columnheader" aria-colindex={index + 2}>
          {[...leaf.groups.map((group) => group.title), leaf.title].join(" / ")}
        </span>
      ))}
    </div>
  </div>
);
