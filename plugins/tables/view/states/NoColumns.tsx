import { Columns3 } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";

/** All columns are hidden: the way back. */
export const NoColumns = ({ onSettings }: { readonly onSettings: () => void }): ReactElement => {
  const t = useText();
  return (
    <EmptyState
      isCompact
      title={t("tables.columns.allHidden")}
      hint={t("tables.columns.allHiddenHint")}
      actions={<Button icon={Columns3} onPress={onSettings}>{t("tables.columns.settings")}</Button>}
    />
  );
};
