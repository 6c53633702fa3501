import { Columns3, LayoutList, Move, PanelRight, Rows2, Rows4 } from "lucide-react";
import { densities } from "#sdk/capabilities/theme.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { useDeletedTool, type DeletedToolOptions } from "./deleted/useDeletedTool.ts";
import type { BesideChoice } from "./hooks/useBeside.ts";
import type { CardsChoice } from "./hooks/useCards.ts";
import type { TableChoice, TableTool, TableToolsProps } from "./TableTools.tsx";

const densityIcons = { compact: Rows4, comfortable: Rows2 };

interface ToolsOptions extends DeletedToolOptions {
  readonly cards: CardsChoice;
  readonly beside: BesideChoice;
  readonly onColumns: () => void;
  readonly onArrange: (() => void) | undefined;
}

/** The tools that every table has: cards on a phone, child tables beside its rows, its deleted rows, the settings of its columns, and how close rows stand; of those who may, arranging in place. */
export function useTableTools({ cards, beside, onColumns, onArrange, ...deleted }: ToolsOptions): TableToolsProps {
  const t = useText();
  const density = useDensityChoice();
  const bin = useDeletedTool(deleted);
  const columns: TableTool = { id: "columns", icon: Columns3, label: t("tables.columns.settings"), onPress: onColumns };
  const asCards: TableTool = { id: "cards", icon: LayoutList, label: t("tables.cards.show"), isOn: cards.isOn, isForemost: true, onPress: cards.toggle };
  const asPanes: TableTool = { id: "beside", icon: PanelRight, label: t("tables.levels.beside"), isOn: beside.isOn, onPress: beside.toggle };
  const arranging: TableTool[] = onArrange ? [{ id: "arrange", icon: Move, label: t("places.arrange.open"), onPress: onArrange }] : [];
  // Cards have no active row.
  const hasPanes = beside.isThere && !cards.isOn;
  return { tools: [...(cards.isNarrow ? [asCards] : []), ...(hasPanes ? [asPanes] : []), ...bin, columns, ...arranging], choices: [density], isNarrow: cards.isNarrow };
}

function useDensityChoice(): TableChoice {
  const t = useText();
  const theme = useCapability("theme");
  const present = useReadable(theme.density);
  const items = densities.map((one) => ({
    id: one, icon: densityIcons[one], label: t(`shell.density.${one}`), isSelected: one === present, onSelect: () => void theme.setDensity(one),
  }));
  return { id: "density", icon: densityIcons[present], label: t("shell.density.title"), items };
}
