import { ArrowDown, ArrowDownNarrowWide, ArrowUp, ArrowUpDown, ArrowUpNarrowWide, ChevronsDownUp, ChevronsUpDown, X } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import type { MenuItem, MenuSection } from "#sdk/ui/menus/Menu.tsx";
import type { LeafColumn } from "../../model/columnModel.ts";
import type { SortOrder } from "../../model/sortOrder.ts";
import type { TableHeaderProps } from "../header/TableHeader.tsx";
import styles from "./CardsBody.module.css";

export interface CardsHeadProps extends Pick<TableHeaderProps, "groups"> {
  readonly leaves: readonly LeafColumn[];
  readonly sort: SortOrder;
  readonly sortBy: (sort: SortOrder) => void;
}

/** What the header of the columns does, where there are none: the order of the cards, and all groups together. */
export const CardsHead = ({ leaves, sort, sortBy, groups }: CardsHeadProps): ReactElement => {
  const t = useText();
  const [first] = sort;
  const by = leaves.find(({ field }) => field === first?.field);
  const said = by ? by.title : t("tables.cards.noOrder");
  return (
    <div className={styles.above} data-print="none">
      <MenuButton label={t("tables.cards.order")} sections={useOrderSections(leaves, sort, sortBy)} placement="below-start">
        {({ onPress, ref, aria }) => (
          <Button ref={ref} size="small" icon={iconOf(first?.dir)} onPress={onPress} aria={{ ...aria, "aria-label": `${t("tables.cards.order")}: ${said}` }}>{said}</Button>
        )}
      </MenuButton>
      {groups && (
        <Button size="small" icon={groups.isAllOpen ? ChevronsDownUp : ChevronsUpDown} onPress={groups.toggleAll}>
          {t(groups.isAllOpen ? "tables.closeGroups" : "tables.openGroups")}
        </Button>
      )}
    </div>
  );
};

const iconOf = (dir: "asc" | "desc" | undefined): typeof ArrowUp => (dir === undefined ? ArrowUpDown : dir === "asc" ? ArrowUp : ArrowDown);

function useOrderSections(leaves: readonly LeafColumn[], sort: SortOrder, sortBy: (sort: SortOrder) => void): MenuSection[] {
  const t = useText();
  const [first] = sort;
  const columns = leaves.filter(({ isSortable }) => isSortable).map((leaf): MenuItem => ({
    id: leaf.id, label: leaf.title, isSelected: leaf.field === first?.field, onSelect: () => sortBy([{ field: leaf.field, dir: first?.dir ?? "asc" }]),
  }));
  const way = (word: string, icon: NonNullable<MenuItem["icon"]>, dir: "asc" | "desc"): MenuItem => ({
    id: word, icon, label: t(`tables.columns.${word}`), isSelected: first?.dir === dir, onSelect: () => first && sortBy([{ ...first, dir }]),
  });
  const none: MenuItem = { id: "sortNone", icon: X, label: t("tables.columns.sortNone"), isSelected: false, onSelect: () => sortBy([]) };
  const ways = first ? [way("sortAsc", ArrowUpNarrowWide, "asc"), way("sortDesc", ArrowDownNarrowWide, "desc"), none] : [];
  return [{ id: "ways", items: ways }, { id: "columns", items: columns }].filter(({ items }) => items.length > 0);
}
