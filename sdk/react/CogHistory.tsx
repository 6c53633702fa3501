import { History } from "lucide-react";
import { useState, type ReactElement } from "react";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import styles from "./CogLayer.module.css";
import { useCapability } from "./CapabilitiesContext.ts";
import { historyLink, useLastChange } from "./useLastChange.ts";
import { useText } from "./useText.ts";

export interface CogHistoryProps {
  readonly entity: string;
  readonly id: string;
  readonly left: number;
  readonly top: number;
}

/** Beside the cog the way to the history of what it stands at; its hint says who changed it last. */
export function CogHistory({ entity, id, left, top }: CogHistoryProps): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  // Cogs come and go under the pointer: the server is asked where the person stays.
  const [isAsked, setAsked] = useState(false);
  const last = useLastChange({ entity, id, isAsked });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.cog}
      style={{ left, top }}
      aria-label={t("places.history")}
      data-tooltip={last ?? t("places.history")}
      onPointerEnter={() => setAsked(true)}
      onFocus={() => setAsked(true)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => void navigation.open(historyLink(entity, id))}
    >
      <Icon of={History} size={14} />
    </button>
  );
}
