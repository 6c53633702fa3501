import { expect, it } from "vitest";
import type { RowsAnswer } from "#sdk/wire.ts";
import { PageLines } from "./PageLines.ts";

const until = async (isTrue: () => boolean): Promise<void> => {
  for (let look = 0; look < 100 && !isTrue(); look += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(isTrue()).toBe(true);
};

it("T718 on a page, too, rows stay where they are after edits in place", async () => {
  let names = ["a", "b", "c"];
  let loads = 0;
  const load = async (): Promise<RowsAnswer> => {
    loads += 1;
    return await Promise.resolve({ rows: names.map((name) => ({ $id: name, name })), page: 2, pageSize: 3, next: "n", total: null, totalIsEstimate: false, footers: [] });
  };
  const count = async () => await Promise.resolve({ total: 9, totalIsEstimate: false, footers: [] });
  const lines = new PageLines({ page: 2, pageSize: 3, load, count, hasFooters: false, onFailure: (failure) => expect(failure).toBeUndefined() });
  const shown = (): unknown[] => [0, 1, 2].map((at) => lines.row(at)?.["name"]);
  lines.show(0, 3);
  await until(() => loads === 1 && shown()[0] === "a");
  names = ["c", "a", "b"];
  lines.refresh(true);
  await until(() => loads === 2);
  expect(shown()).toEqual(["a", "b", "c"]);
  lines.refresh();
  await until(() => shown()[0] === "c");
  lines.dispose();
});
