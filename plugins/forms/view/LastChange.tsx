import { History } from "lucide-react";
import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { historyLink, useLastChange } from "#sdk/react/useLastChange.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import styles from "./LastChange.module.css";

export interface LastChangeProps {
  readonly entity: string;
  readonly id: string;
  readonly version: number | undefined;
}

/** Below the title of a form of configuration: who changed the object last, and the way to all of its changes. */
export function LastChange(props: LastChangeProps): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  const last = useLastChange(props);
  return (
    <p className={styles.line} data-print="none">
      <span className={styles.last}>{last}</span>
      <Button tone="ghost" size="small" icon={History} onPress={() => void navigation.open(historyLink(props.entity, props.id))}>{t("places.history")}</Button>
    </p>
  );
}
