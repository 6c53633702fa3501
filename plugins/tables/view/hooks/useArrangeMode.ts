import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useCogs } from "#sdk/react/useCogs.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import type { LocalizedTable } from "./useTableConfig.ts";

export interface ArrangeMode {
  readonly isOn: boolean;
  readonly leave: () => void;
  /** For those who may, and for nobody else. */
  readonly enter: (() => void) | undefined;
}

/** Whether the columns are arranged in place: `?arrange=1`, of those who configure the table in place. */
export function useArrangeMode(config: LocalizedTable): ArrangeMode {
  const navigation = useCapability("navigation");
  const { query: { arrange, ...others } } = useReadable(navigation.location);
  const isOffered = useCogs(config) !== undefined && !config.isForGuests;
  const leave = (): void => {
    const rest = new URLSearchParams(others).toString();
    void navigation.open(`tables/${config.name}${rest && `?${rest}`}`, { replace: true });
  };
  return { isOn: isOffered && arrange === "1", leave, enter: isOffered ? () => void navigation.setQuery({ arrange: "1" }) : undefined };
}
