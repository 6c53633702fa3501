import { ArrowUpRight, History } from "lucide-react";
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
  /** What the object is a part of, its parts and where it is used. */
  readonly related: readonly { readonly title: string; readonly link: string }[];
}

/** Below the title of a form of configuration: who changed the object last, and the ways to what belongs to it and to all of its changes. */
export function LastChange({ related, ...props }: LastChangeProps): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  const last = useLastChange(props);
  return (
    <p className={styles.line} data-print="none">
      <span className={styles.last}>{last}</span>
      <span className={styles.ways}>
        {related.map(({ title, link }) => <Button key={link} tone="ghost" size="small" icon={ArrowUpRight} onPress={() => void navigation.open(link)}>{title}</Button>)}
        <Button tone="ghost" size="small" icon={History} onPress={() => void navigation.open(historyLink(props.entity, props.id))}>{t("places.history")}</Button>
      </span>
    </p>
  );
}
