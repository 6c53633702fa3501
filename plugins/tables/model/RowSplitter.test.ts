import { describe, expect, it } from "vitest";
import { aColumn } from "../testing/testTable.ts";
import { RowSplitter, splitterOf } from "./RowSplitter.ts";

const splitter = new RowSplitter("phones");

describe("RowSplitter", () => {
  it("T740 each member of the list is a part of its record, and a record without members has one", () => {
    const row = { $id: "1", name: "A", phones: ["11", "12"] };
    expect(splitter.parts(row).map(({ name, phones }) => [name, phones])).toEqual([["A", "11"], ["A", "12"]]);
    for (const phones of [[], null, undefined]) expect(splitter.parts({ $id: "2", phones })).toHaveLength(1);
    expect(splitter.parts({ $id: "2", phones: [] })[0]?.["phones"]).toBeNull();
  });

  it("T740 the parts of a row are the same objects whoever asks", () => {
    const row = { $id: "1", phones: ["11", "12"] };
    expect(splitter.parts(row)[1]).toBe(splitter.parts(row)[1]);
  });

  it("T741 columns below the field show that of each member, by the type of its value", () => {
    const row = { $id: "1", phones: [{ kind: "home", no: { local: 7 } }, "free", null] };
    expect(splitter.parts(row).map((part) => [part["phones.kind"], part["phones.no.local"]])).toEqual([["home", 7], [undefined, undefined], [undefined, undefined]]);
    const [part = {}] = splitter.parts(row);
    const local = aColumn("local", { dataField: "phones.no.local", type: "json" });
    expect([splitter.splits(local), splitter.columnOf(local, part).type]).toEqual([true, "number"]);
    expect(splitter.columnOf(aColumn("phones", { type: "text_array" }), { phones: "11" }).type).toBe("text");
    expect(splitter.splits(aColumn("phones2"))).toBe(false);
  });

  it("T742 a list of any length makes 500 parts at most, of which the last says how many more there are", () => {
    const parts = splitter.parts({ $id: "1", phones: Array.from({ length: 100_000 }, (_, index) => String(index)) });
    expect([parts.length, parts[498]?.["phones"], parts[499]?.["phones"]]).toEqual([500, "498", "… +99501"]);
  });

  it("T740 rows are split where a column shows the list, and not without one", () => {
    expect(splitterOf({ splitRowsBy: "phones" }, [aColumn("name")])).toBeUndefined();
    expect(splitterOf({ splitRowsBy: null }, [aColumn("phones")])).toBeUndefined();
    expect(splitterOf({ splitRowsBy: "phones" }, [aColumn("phones")])).toBeInstanceOf(RowSplitter);
  });
});
