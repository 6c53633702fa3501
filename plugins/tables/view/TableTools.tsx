import { Columns3 } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import styles from "./TableScreen.module.css";

/** What can be done with the table as a whole, beside its filters. */
export const TableTools = ({ onColumns }: { readonly onColumns: () => void }): ReactElement => {
  const t = useText();
  return (
    <div className={styles.tools} data-print="none">
      <IconButton icon={Columns3} label={t("tables.columns.settings")} onPress={onColumns} />
    </div>
  );
};
