/** A million rows of twenty columns, made where they are needed. */
export const rowCount = 1_000_000;
export const columnCount = 20;
export const columnWidth = 140;

/** Runs in both pages, so it uses nothing from outside. */
export const rowAt = (index: number): Record<string, string> => {
  const row: Record<string, string> = { $id: String(index) };
  for (let column = 0; column < 20; column += 1) row[`c${column}`] = `r${index} c${column}`;
  return row;
};
