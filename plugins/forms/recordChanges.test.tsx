// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FormsCapability } from "#sdk/capabilities/forms.ts";
import type { RecordChange } from "#sdk/capabilities/tables.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { SavedRecord } from "#sdk/wire.ts";
import { FormStage } from "./testing/FormStage.tsx";

let stage: FormStage;

beforeEach(() => {
  stage = new FormStage();
});

afterEach(async () => expect(await stage.close()).toEqual([]));

describe("a record that changes elsewhere", () => {
  const change = (kind: RecordChange["change"]): RecordChange => ({ tables: ["cities"], recordId: "r1", change: kind });
  const reading = (note: string, version: number): (() => void) => {
    state = { id: "r1", version, values: { name: "Хива", note }, files: {} };
    return () => stage.announce(change("update"));
  };
  let state = { id: "r1", version: 1, values: { name: "Хива", note: "" }, files: {} };
  const calls: Partial<FormsCapability> = { read: async () => await Promise.resolve(state) };

  beforeEach(() => {
    state = { id: "r1", version: 1, values: { name: "Хива", note: "" }, files: {} };
  });

  it("F26 it shows at once in a form without changes", async () => {
    await stage.show({ values: state.values, calls });
    await act(async () => reading("янги", 2)());
    expect(stage.input("note").value).toBe("янги");
    expect(stage.isDirty()).toBe(false);
  });

  it("F50 of many changes at once none is missed, nor one behind a gap in the events; those of other records overtake nothing", async () => {
    await stage.show({ values: state.values, calls });
    await act(async () => {
      reading("янги", 2)();
      stage.announce({ tables: ["cities"], recordId: "r2", change: "update" });
    });
    expect(stage.input("note").value).toBe("янги");
    state = { ...state, version: 3, values: { ...state.values, note: "яна" } };
    await act(async () => stage.missEvents());
    expect(stage.input("note").value).toBe("яна");
  });

  it("F27 over unsaved changes it is only said, and compared when the person asks", async () => {
    await stage.show({ values: state.values, calls });
    await stage.type("note", "меники");
    await act(async () => reading("уники", 2)());
    expect(stage.input("note").value).toBe("меники");
    expect(stage.page.textContent).toContain("forms.changedElsewhere");
    await stage.press("forms.compare");
    expect([...stage.page.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["–", "меники", "уники"]);
    await stage.press("forms.conflict.apply");
    expect(stage.input("note").value).toBe("меники");
    expect(stage.page.querySelector("form")?.contains(document.activeElement)).toBe(true);
  });

  it("F28 a deletion elsewhere is said, and can be taken back with what is typed", async () => {
    const restore = async (): Promise<SavedRecord> => await Promise.resolve({ id: "r1", version: 3, values: state.values });
    await stage.show({ values: state.values, calls: { ...calls, restore } });
    await stage.type("note", "меники");
    await act(async () => stage.announce(change("delete")));
    expect(stage.page.textContent).toContain("forms.deletedElsewhere");
    await stage.press("forms.undo");
    expect(stage.page.textContent).not.toContain("forms.deletedElsewhere");
    expect(stage.input("note").value).toBe("меники");
  });

  it("F28 a deletion that is taken back with two presses is asked for once, and nothing is said to have failed", async () => {
    let answer: (saved: SavedRecord) => void = () => undefined;
    const asked: string[] = [];
    const restore: FormsCapability["restore"] = async (_form, id) => {
      asked.push(id);
      return await new Promise<SavedRecord>((resolve) => (answer = resolve));
    };
    await stage.show({ values: state.values, calls: { ...calls, restore } });
    await stage.type("note", "меники");
    await act(async () => stage.announce(change("delete")));
    await stage.press("forms.undo");
    await stage.press("forms.undo");
    await act(async () => answer({ id: "r1", version: 3, values: state.values }));
    expect([asked, stage.done.filter((what) => what.startsWith("toast"))]).toEqual([["r1"], ["toast success forms.restored"]]);
  });

  it("F9 a conflict is settled either way and the next save carries the server's version", async () => {
    const sent: { id: string; version: number }[] = [];
    const stale = { code: "stale_version", id: "answer-1", version: 5, values: { name: "Урганч", note: "уники" } };
    const update: FormsCapability["update"] = async (_form, id, wish) => {
      sent.push({ id, ...wish });
      if (wish.version < 5) throw new PlatonError("stale_version", "expected", { status: 409, data: stale });
      return await Promise.resolve({ id, version: 6, values: { ...stale.values, ...wish.values } });
    };
    await stage.show({ values: state.values, calls: { update } });
    await stage.type("note", "меники");
    await stage.press("forms.save");
    expect(stage.page.querySelector("[role=alert]")?.textContent).toContain("forms.conflict.clash");
    await stage.press("forms.conflict.apply");
    expect([stage.input("name").value, stage.input("note").value]).toEqual(["Урганч", "меники"]);
    await stage.press("forms.save");
    expect(sent.at(-1)).toEqual({ id: "r1", values: { note: "меники" }, version: 5 });
  });

  it("F616 a conflict is settled field by field, with what stood there before beside both values", async () => {
    const sent: unknown[] = [];
    const update: FormsCapability["update"] = async (_form, id, wish) => {
      sent.push(wish);
      const data = { code: "stale_version", version: 5, values: { name: "Уники", note: "уники" } };
      if (wish.version < 5) throw new PlatonError("stale_version", "expected", { status: 409, data });
      return await Promise.resolve({ id, version: 6, values: { ...data.values, ...wish.values } });
    };
    await stage.show({ values: { name: "Хива", note: "эски" }, calls: { update } });
    await stage.type("name", "Меники");
    await stage.type("note", "меники");
    await stage.press("forms.save");
    const rows = [...stage.page.querySelectorAll("tbody tr")];
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["name", "Хива", "Меники", "Уники"], ["note", "эски", "меники", "уники"],
    ]);
    await act(async () => rows[1]?.querySelectorAll("input")[1]?.click());
    await stage.press("forms.conflict.apply");
    expect([stage.input("name").value, stage.input("note").value]).toEqual(["Меники", "уники"]);
    await stage.press("forms.save");
    expect(sent.at(-1)).toEqual({ values: { name: "Меники" }, version: 5 });
  });
});
