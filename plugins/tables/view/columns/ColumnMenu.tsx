import {
  ArrowDownNarrowWide, ArrowLeftToLine, ArrowRightToLine, ArrowUpNarrowWide, EyeOff, Layers, MoveHorizontal, Pencil, PinOff, Plus, Ruler, Settings, Settings2, X,
} from "lucide-react";
import type { ReactElement } from "react";
import { cogLink } from "#core/links/cogLinks.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { ContextMenu } from "#sdk/ui/menus/ContextMenu.tsx";
import type { MenuItem, MenuSection } from "#sdk/ui/menus/Menu.tsx";
import type { Side } from "../../model/columnModel.ts";
import { hidden, pinned } from "../../model/ownColumns.ts";
import { deepestGroup } from "../../model/tableAddress.ts";
import type { ColumnMenuProps } from "./ColumnCommands.ts";
import { ColumnEditor } from "./ColumnEditor.tsx";

type ItemOf = (word: string, icon: NonNullable<MenuItem["icon"]>, onSelect: () => void, more?: Partial<MenuItem>) => MenuItem;

/** What can be done with a column from its title. */
export const ColumnMenu = (props: ColumnMenuProps): ReactElement => {
  const { asked, onAsk } = props;
  const t = useText();
  const navigation = useCapability("navigation");
  if (asked.edits) return <ColumnEditor {...props} />;
  const { id, column } = asked.leaf;
  const configure: MenuItem = {
    id: "configure", icon: Settings, label: `${t("places.configure")}: ${column.title}`,
    onSelect: () => void navigation.open(cogLink("table_columns", id)),
  };
  const item: ItemOf = (word, icon, onSelect, more) => ({ id: word, icon, label: t(`tables.columns.${word}`), onSelect, ...more });
  const { cogs, dataset } = props;
  const addField = item("addField", Plus, () => void navigation.open(`system/new-fields/${dataset ?? ""}`));
  const settings = { id: "settings", items: [item("settings", Settings2, props.openSettings), ...(cogs ? [configure] : []), ...(cogs && dataset !== undefined ? [addField] : [])] };
  const sections = [sortSection(props, item), pinSection(props, item), lookSection(props, item), groupSection(props, item), settings];
  return (
    <ContextMenu
      at={asked}
      label={t("tables.columns.menu", { title: asked.leaf.title })}
      sections={sections.filter(({ items }) => items.length > 0)}
      onClose={() => onAsk(undefined)}
    />
  );
};

function sortSection({ asked: { leaf }, sort, sortBy }: ColumnMenuProps, item: ItemOf): MenuSection {
  const dir = sort.find(({ field }) => field === leaf.field)?.dir;
  const one = (word: string, icon: NonNullable<MenuItem["icon"]>, next: "asc" | "desc" | undefined): MenuItem =>
    item(word, icon, () => sortBy(next ? [{ field: leaf.field, dir: next }] : sort.filter(({ field }) => field !== leaf.field)), { isSelected: dir === next });
  const items = [one("sortAsc", ArrowUpNarrowWide, "asc"), one("sortDesc", ArrowDownNarrowWide, "desc"), one("sortNone", X, undefined)];
  return { id: "sort", items: leaf.isSortable ? items : [] };
}

/** None for what the configuration pins, nor where the window has no room for pins. */
function pinSection({ asked: { leaf }, isNarrow, edit }: ColumnMenuProps, item: ItemOf): MenuSection {
  const pin = (side: Side | undefined): void => edit((own) => pinned(own, leaf.id, side));
  const items = [
    ...(leaf.side === "left" ? [] : [item("pinLeft", ArrowLeftToLine, () => pin("left"))]),
    ...(leaf.side === "right" ? [] : [item("pinRight", ArrowRightToLine, () => pin("right"))]),
    ...(leaf.side === undefined ? [] : [item("unpin", PinOff, () => pin(undefined))]),
  ];
  return { id: "pin", items: leaf.isFixed || isNarrow ? [] : items };
}

function lookSection({ asked, onAsk, edit, fit }: ColumnMenuProps, item: ItemOf): MenuSection {
  const { leaf } = asked;
  return {
    id: "look",
    items: [
      item("rename", Pencil, () => onAsk({ ...asked, edits: "title" })),
      item("width", Ruler, () => onAsk({ ...asked, edits: "width" })),
      item("fit", MoveHorizontal, () => fit(leaf)),
      // What is pinned cannot be hidden (spec §2).
      ...(leaf.side === undefined ? [item("hide", EyeOff, () => edit((own) => hidden(own, leaf.id, true)))] : []),
    ],
  };
}

function groupSection({ asked: { leaf }, groupBy, group }: ColumnMenuProps, item: ItemOf): MenuSection {
  const isGrouped = groupBy.includes(leaf.field);
  const items = isGrouped
    ? [item("ungroup", X, () => group(groupBy.filter((field) => field !== leaf.field)))]
    : [item("group", Layers, () => group([...groupBy, leaf.field]), { isDisabled: groupBy.length >= deepestGroup })];
  return { id: "group", items: leaf.isSortable ? items : [] };
}
