import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import type { CountAnswer } from "#sdk/wire.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import styles from "./TotalsList.module.css";
import { TotalsList } from "./TotalsList.tsx";

export interface CardsTotalsProps {
  readonly leaves: readonly LeafColumn[];
  /** A number while they are on their way: so many there will be. */
  readonly footers: CountAnswer["footers"] | number;
}

/** The footer rows below the cards. */
export const CardsTotals = ({ leaves, footers }: CardsTotalsProps): ReactElement | undefined => {
  const t = useText();
  if (footers === 0 || (typeof footers !== "number" && footers.length === 0)) return undefined;
  return (
    <section aria-label={t("tables.totals")} aria-busy={typeof footers === "number"} className={styles.all}>
      {typeof footers === "number" ? <Skeleton width="60%" height={8} /> : footers.map((cells, row) => <TotalsList key={row} leaves={leaves} footers={cells} />)}
    </section>
  );
};
