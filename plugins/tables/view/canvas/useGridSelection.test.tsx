// @vitest-environment jsdom
import { act } from "react";
import { expect, it } from "vitest";
import { renderUi } from "#sdk/testing/renderUi.tsx";
import { useGridSelection, type GridSelectionState } from "./useGridSelection.ts";

it("T57 a grid that goes takes its selection with it", () => {
  const told: number[] = [];
  const tell = ({ count }: { count: number }): void => void told.push(count);
  let present: GridSelectionState | undefined;
  const Grid = (): undefined => void (present = useGridSelection(tell));
  const page = renderUi(<Grid key="cities?sort=name" />);
  act(() => present?.pressRow({ row: 3, isRange: false, isAdditional: false }));
  act(() => present?.pressRow({ row: 5, isRange: true, isAdditional: false }));
  page.show(<Grid key="cities?sort=area" />);
  expect(told).toEqual([1, 3, 0]);
  expect(present?.selection.rows.length).toBe(0);
  page.end();
});
