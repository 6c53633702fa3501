import { EllipsisVertical, type LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import type { MenuItem, MenuSection } from "#sdk/ui/menus/Menu.tsx";
import styles from "./TableScreen.module.css";

/** Something that can be done with the table as a whole, or turned on and off. */
export interface TableTool {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** Given at all, it is on or off. */
  readonly isOn?: boolean;
  /** Stays in sight where the others fold into a menu. */
  readonly isForemost?: boolean;
  readonly onPress: () => void;
}

/** One of several. */
export interface TableChoice {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

export interface TableToolsProps {
  readonly tools: readonly TableTool[];
  readonly choices: readonly TableChoice[];
  /** Whether there is room for one menu only. */
  readonly isNarrow: boolean;
}

/** What can be done with the table as a whole, beside its filters: buttons, which fold into one menu on a phone. */
export const TableTools = ({ tools, choices, isNarrow }: TableToolsProps): ReactElement => {
  const t = useText();
  const shown = isNarrow ? tools.filter(({ isForemost }) => isForemost) : tools;
  const folded = isNarrow ? [{ id: "tools", items: tools.filter(({ isForemost }) => !isForemost).map(itemOf) }, ...choices.map(sectionOf)] : [];
  return (
    <div className={styles.tools} data-print="none">
      {shown.map(({ id, icon, label, isOn, onPress }) => (
        <IconButton key={id} icon={icon} label={label} {...(isOn !== undefined && { isPressed: isOn })} onPress={onPress} />
      ))}
      {!isNarrow && choices.map((choice) => <ToolMenu key={choice.id} {...choice} sections={[sectionOf(choice)]} />)}
      {isNarrow && <ToolMenu icon={EllipsisVertical} label={t("tables.tools")} sections={folded.filter(({ items }) => items.length > 0)} />}
    </div>
  );
};

const ToolMenu = ({ icon, label, sections }: Pick<TableTool, "icon" | "label"> & { readonly sections: readonly MenuSection[] }): ReactElement => (
  <MenuButton label={label} sections={sections}>
    {(trigger) => <IconButton icon={icon} label={label} {...trigger} />}
  </MenuButton>
);

const itemOf = ({ id, icon, label, isOn, onPress }: TableTool): MenuItem =>
  ({ id, icon, label, onSelect: onPress, ...(isOn !== undefined && { isSelected: isOn }) });

const sectionOf = ({ id, label, items }: TableChoice): MenuSection => ({ id, heading: label, items });
