import type { Active, DndContextProps, Over } from "@dnd-kit/core";
import { useMemo } from "react";
import { useText } from "#sdk/react/useText.ts";
import { findBranch, type ColumnBranch } from "../../model/columnTree.ts";

/** What a screen reader says while a column is dragged. */
export function useDragWords(tree: readonly ColumnBranch[]): NonNullable<DndContextProps["accessibility"]> {
  const t = useText();
  return useMemo(() => {
    const titleOf = ({ id }: Active): string => findBranch(tree, String(id))?.title ?? "";
    const say = (word: "lifted" | "moved" | "dropped", active: Active, over: Over | null): string => {
      const items = (active.data.current?.["sortable"] as { items: readonly unknown[] } | undefined)?.items ?? [];
      return t(`tables.columns.${word}`, { title: titleOf(active), place: items.indexOf(over?.id ?? active.id) + 1, count: items.length });
    };
    return {
      screenReaderInstructions: { draggable: t("tables.columns.howToMove") },
      announcements: {
        onDragStart: ({ active }) => say("lifted", active, null),
        onDragOver: ({ active, over }) => say("moved", active, over),
        onDragEnd: ({ active, over }) => say("dropped", active, over),
        onDragCancel: ({ active }) => t("tables.columns.notMoved", { title: titleOf(active) }),
      },
    };
  }, [t, tree]);
}
