import { History } from "lucide-react";
import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import styles from "./LastChange.module.css";

/** The way to the earlier states of a record. */
export function RecordHistoryLink({ form, id }: { readonly form: string; readonly id: string }): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  const open = (): void => void navigation.open(`system/record-history/${form}/${encodeURIComponent(id)}?_target=modal_960`);
  return (
    <p className={styles.line} data-print="none">
      <span />
      <Button tone="ghost" size="small" icon={History} onPress={open}>{t("places.history")}</Button>
    </p>
  );
}
