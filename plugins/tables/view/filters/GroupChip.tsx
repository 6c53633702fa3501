import { Layers } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#sdk/react/useText.ts";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import { Chip } from "#sdk/ui/status/Chip.tsx";
import type { TableConfig } from "#sdk/wire.ts";
import { isSortable, titledColumns } from "../../model/columnModel.ts";
import { deepestGroup } from "../../model/tableAddress.ts";

export interface GroupChipProps {
  readonly config: TableConfig;
  /** Fields, outermost first. */
  readonly groupBy: readonly string[];
  readonly onChange: (groupBy: readonly string[]) => void;
}

/** By which columns rows are grouped: one that is chosen groups within those that were chosen before it. */
export const GroupChip = ({ config, groupBy, onChange }: GroupChipProps): ReactNode => {
  const t = useText();
  const columns = titledColumns(config).filter(isSortable);
  if (columns.length < 2) return undefined;
  const items = columns.map(({ id, title, dataField }) => {
    const field = dataField ?? "";
    const isSelected = groupBy.includes(field);
    const next = isSelected ? groupBy.filter((one) => one !== field) : [...groupBy, field];
    return { id, label: title, isSelected, isDisabled: !isSelected && groupBy.length >= deepestGroup, onSelect: () => onChange(next) };
  });
  const titles = groupBy.map((field) => columns.find(({ dataField }) => dataField === field)?.title ?? field);
  const name = t("tables.groupBy");
  return (
    <MenuButton label={name} sections={[{ id: "columns", items }]}>
      {({ ref, onPress, aria }) => (
        <Chip
          ref={ref}
          icon={Layers}
          label={titles.length > 0 ? `${name}: ${titles.join(", ")}` : name}
          onPress={onPress}
          onClear={groupBy.length > 0 ? () => onChange([]) : undefined}
          aria={aria}
        />
      )}
    </MenuButton>
  );
};
