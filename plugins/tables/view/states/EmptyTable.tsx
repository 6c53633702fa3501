import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";

/** No rows: at all, or under the filters, which can then be cleared. */
export const EmptyTable = ({ onClear }: { readonly onClear: (() => void) | undefined }): ReactElement => {
  const t = useText();
  return (
    <EmptyState
      isCompact
      title={t("tables.empty")}
      hint={onClear ? t("tables.emptyFiltered") : undefined}
      actions={onClear && <Button onPress={onClear}>{t("tables.clearFilters")}</Button>}
    />
  );
};
