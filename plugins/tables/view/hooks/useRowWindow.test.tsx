// @vitest-environment jsdom
import { act } from "react";
import { expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { TablesCapability } from "#sdk/capabilities/tables.ts";
import { toDisposable } from "#sdk/plugin/Disposable.ts";
import { CapabilitiesContext } from "#sdk/react/CapabilitiesContext.ts";
import { ServerAwayContext } from "#sdk/react/ServerAwayContext.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { renderUi, settle } from "#sdk/testing/renderUi.tsx";
import type { RowsAnswer } from "#sdk/wire.ts";
import { rowOf } from "../../model/lines.ts";
import { useRowWindow, type RowsState } from "./useRowWindow.ts";

const answer: RowsAnswer = { rows: [{ $id: "1" }], page: 1, pageSize: 10, total: 1, totalIsEstimate: false, footers: [] };

it("T29 rows are read again when a record of the table changes, or anything may have", async () => {
  const heard: [table: string, tell: () => void][] = [];
  const { capabilities } = fakeCapabilities();
  let reads = 0;
  const tables: TablesCapability = {
    ...capabilities.tables,
    rows: async () => await Promise.resolve({ ...answer, total: (reads += 1) }),
    watch: (table, _query, listener) => (heard.push([table, () => listener({})]), toDisposable(() => heard.pop())),
  };
  const Rows = (): undefined => void useRowWindow({ name: "cities", query: {}, pageSize: 10, isPublic: false, hasFooters: false });
  const page = renderUi(<CapabilitiesContext value={{ ...capabilities, tables }}><Rows /></CapabilitiesContext>);
  await settle(0);
  expect([heard.map(([table]) => table), reads]).toEqual([["cities"], 1]);
  for (let change = 0; change < 5; change += 1) heard[0]?.[1]();
  await settle(250);
  expect(reads).toBe(2);
  page.end();
  expect(heard).toEqual([]);
});

it("T718 after a change of its own each row stays where it is and shows what it has by now; a change by others puts them in order", async () => {
  let tell: (ids: readonly string[]) => void = () => undefined;
  let rows: RowsAnswer["rows"] = [{ $id: "1", name: "а" }, { $id: "2", name: "б" }];
  const { capabilities } = fakeCapabilities();
  const tables: CapabilityMap["tables"] = {
    ...capabilities.tables,
    rows: async () => await Promise.resolve({ ...answer, rows, total: 2 }),
    watch: (_table, _query, listener) => ((tell = (recordIds) => listener({ recordIds })), toDisposable(() => undefined)),
  };
  let present: RowsState | undefined;
  const Rows = (): undefined => void (present = useRowWindow({ name: "t", query: {}, pageSize: 10, isPublic: false, hasFooters: false }));
  const page = renderUi(<CapabilitiesContext value={{ ...capabilities, tables }}><Rows /></CapabilitiesContext>);
  await settle(0);
  const names = (): unknown[] => [0, 1].map((at) => present?.shown && rowOf(present.shown.lines.line(at))?.["name"]);
  present?.own.ids.add("1");
  present?.shown?.lines.put("1", { name: "я", unknown: 1 }, 2);
  expect(names()).toEqual(["я", "б"]);
  rows = [{ $id: "2", name: "б" }, { $id: "1", name: "яя" }];
  tell(["1"]);
  await settle(250);
  expect(names()).toEqual(["яя", "б"]);
  tell(["2"]);
  await settle(250);
  expect(names()).toEqual(["б", "яя"]);
  page.end();
});

it("T57 a failure of the query before is not told of the next one", async () => {
  let isDown = false;
  const answers: (() => void)[] = [];
  const { capabilities } = fakeCapabilities();
  const rows = async (): Promise<RowsAnswer> => {
    if (isDown) throw new Error("down");
    await new Promise<void>((resolve) => answers.push(resolve));
    return answer;
  };
  const given = { ...capabilities, tables: { ...capabilities.tables, rows } };
  let present: RowsState | undefined;
  const Rows = ({ search }: { readonly search: string }): undefined =>
    void (present = useRowWindow({ name: "t", query: { search }, pageSize: 10, isPublic: false, hasFooters: false }));
  const draw = (search: string) => <CapabilitiesContext value={given}><Rows search={search} /></CapabilitiesContext>;
  const page = renderUi(draw("a"));
  await act(async () => answers.shift()?.());
  isDown = true;
  act(() => present?.retry());
  await settle(0);
  expect([present?.failure, present?.isStale]).toEqual([new Error("down"), false]);
  isDown = false;
  page.show(draw("b"));
  expect([present?.failure, present?.isStale]).toEqual([undefined, true]);
  page.end();
});

it("T235 rows that could not be read are read again when the server is back; those that are there are left alone", async () => {
  let reads = 0;
  const { capabilities } = fakeCapabilities();
  const isAway = createWritable(false);
  const rows = async (): Promise<RowsAnswer> => {
    reads += 1;
    return await (isAway.value ? Promise.reject(new Error("away")) : Promise.resolve(answer));
  };
  let present: RowsState | undefined;
  const Rows = (): undefined => void (present = useRowWindow({ name: "t", query: {}, pageSize: 10, isPublic: false, hasFooters: false }));
  const page = renderUi(
    <ServerAwayContext value={isAway}>
      <CapabilitiesContext value={{ ...capabilities, tables: { ...capabilities.tables, rows } }}><Rows /></CapabilitiesContext>
    </ServerAwayContext>,
  );
  await settle(0);
  for (const is of [true, false]) await act(async () => isAway.set(is));
  expect(reads).toBe(1);
  await act(async () => isAway.set(true));
  await act(async () => present?.retry());
  expect(present?.failure).toEqual(new Error("away"));
  await act(async () => isAway.set(false));
  expect([present?.failure, reads]).toEqual([undefined, 3]);
  page.end();
});
