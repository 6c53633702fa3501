import type { DrawCellCallback, Item } from "@glideapps/glide-data-grid";
import { useCallback } from "react";

/** Around the active cell, and only around it: a range is told by its tint. */
export function useActiveRing(active: Item | undefined, colour: string): DrawCellCallback | undefined {
  const [column, row] = active ?? [-1, -1];
  const draw = useCallback<DrawCellCallback>(
    (cell, drawContent) => {
      drawContent();
      if (cell.col !== column || cell.row !== row) return;
      const { ctx, rect } = cell;
      ctx.save();
      ctx.strokeStyle = colour;
      ctx.lineWidth = 2;
      // Inside the cell: its neighbours are drawn after it.
      ctx.strokeRect(rect.x + 1, rect.y + 2, rect.width - 2, rect.height - 3);
      ctx.restore();
    },
    [column, row, colour],
  );
  // Without an active cell no cell pays for the question.
  return active === undefined ? undefined : draw;
}
