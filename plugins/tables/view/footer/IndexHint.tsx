import { Gauge } from "lucide-react";
import type { ReactNode } from "react";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { RowsAnswer } from "#sdk/wire.ts";
import styles from "./TableFooter.module.css";

/** Tells an administrator which sort or filter of a large table no index serves, and the line of the dataset that would. */
export const IndexHint = ({ hint: { field, dataset, line } }: { readonly hint: NonNullable<RowsAnswer["hint"]> }): ReactNode => {
  const t = useText();
  const isAdministrator = useIsAdministrator();
  // Who looks at the product as a plain user sees what a plain user sees.
  if (!isAdministrator) return undefined;
  return (
    <span className={styles.hint}>
      <Icon of={Gauge} size={14} />
      {t("tables.indexHint", { field, dataset })} <code>{line}</code>
    </span>
  );
};
