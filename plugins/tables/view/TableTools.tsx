import { Columns3 } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import styles from "./TableScreen.module.css";

interface TableToolsProps {
  readonly onColumns: () => void;
  /** Further tools, before those of the columns. */
  readonly children?: ReactNode;
}

/** What can be done with the table as a whole, beside its filters. */
export const TableTools = ({ onColumns, children }: TableToolsProps): ReactElement => {
  const t = useText();
  return (
    <div className={styles.tools} data-print="none">
      {children}
      <IconButton icon={Columns3} label={t("tables.columns.settings")} onPress={onColumns} />
    </div>
  );
};
