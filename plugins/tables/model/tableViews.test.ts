import { describe, expect, it } from "vitest";
import type { SavedView } from "#sdk/wire.ts";
import { aColumn, aFilter, aTable } from "../testing/testTable.ts";
import { readAddress, unknownParts, withoutUnknown } from "./tableAddress.ts";
import { deadParts, isChanged, keptState, openedView, viewAddress, viewState } from "./tableViews.ts";

const config = aTable({
  columns: [aColumn("name"), aColumn("size", { type: "int" })], sort: [{ field: "name", dir: "asc" }],
  filters: [aFilter("name"), aFilter("due", { operator: "relative", fieldType: "date", type: "date" }), aFilter("status", { operator: "in", defaultValue: "new" })],
});
const aView = (id: string, query: Record<string, string>, more: Partial<SavedView> = {}): SavedView =>
  ({ id, title: id, shared: false, mayChange: true, isDefault: false, isDefaultForAll: false, state: { query, columns: null }, ...more });
const big = aView("big", { sort: "-size", "f.due": "lastMonth", "f.name~startsWith": "тош", q: "ш" });
const said = (change: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== undefined));

describe("views in the address", () => {
  it("T650 a view shows what it was saved from, its dates as words", () => {
    const state = viewState(config, big);
    expect(state).toEqual({ sort: [{ field: "size", dir: "desc" }], groupBy: [], search: "ш", filters: { due: ["lastMonth"], "name~startsWith": ["тош"], status: ["new"] } });
    expect(keptState(config, state, null)).toEqual(big.state);
  });

  it("T651 the address names the view, and beside it what differs from it", () => {
    const state = { ...viewState(config, big), search: "", filters: { due: ["thisYear"], status: ["new"] } };
    expect([isChanged(config, viewState(config, big), big), isChanged(config, state, big)]).toEqual([false, true]);
    const address = said(viewAddress(config, state, { view: big, views: [big] }));
    expect(address).toEqual({ view: "big", q: "", "f.due": "thisYear", "f.name": "" });
    expect(readAddress(address, config, viewState(config, openedView(address, [big])))).toEqual(state);
  });

  it("T652 the default opens where the address says nothing, the own before that of all; a link shows everybody the same", () => {
    const all = aView("all", {}, { shared: true, isDefaultForAll: true });
    const own = aView("own", {}, { isDefault: true });
    expect([openedView({}, [all])?.id, openedView({}, [all, own])?.id]).toEqual(["all", "own"]);
    expect([openedView({ "f.name": "а" }, [own]), openedView({ q: "" }, [own]), openedView({ view: "-" }, [own]), openedView({ other: "1" }, [own])?.id])
      .toEqual([undefined, undefined, undefined, "own"]);
    const plain = viewState(config, undefined);
    expect(said(viewAddress(config, plain, { view: undefined, views: [own] }))).toEqual({ view: "-" });
    expect(said(viewAddress(config, plain, { view: undefined, views: [] }))).toEqual({});
  });

  it("T653 what is not there any more is named, whether address or view say it, and taken out alone", () => {
    const old = aView("old", { "f.gone": "1", "f.name": "а", sort: "-left,size", group: "away", where: '["and",["lost","eq","1"],["size","ge","1"]]' });
    expect(deadParts({ view: "old" }, config, [old])).toEqual(["gone", "left", "away", "lost"]);
    expect(deadParts({ view: "nobody" }, config, [old])).toEqual(["view"]);
    expect(deadParts({ view: "big", "f.due": "someday" }, config, [big])).toEqual(["due"]);
    expect(keptState(config, viewState(config, old), null).query).toEqual({ "f.name": "а", sort: "size", where: '["and",["size","ge","1"]]' });
    const left = withoutUnknown(old.state.query, config);
    expect(unknownParts(said({ ...old.state.query, ...left }), config)).toEqual([]);
    expect({ ...old.state.query, ...left }).toMatchObject({ "f.name": "а", sort: "size", "f.gone": undefined });
  });
});

describe("operators in the address", () => {
  it("T656 another operator stands behind the filter's key; one that does not suit is ignored and named", () => {
    expect(readAddress({ "f.name~empty": "1", "f.status~notIn": "a,b" }, config).filters).toEqual({ "name~empty": ["1"], "status~notIn": ["a", "b"] });
    expect([readAddress({ "f.name~between": "1..2" }, config).filters, unknownParts({ "f.name~between": "1..2" }, config)]).toEqual([{ status: ["new"] }, ["name"]]);
  });
});
