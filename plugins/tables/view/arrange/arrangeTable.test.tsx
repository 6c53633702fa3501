// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EntityWish } from "#sdk/wire.ts";
import { ArrangePage, partsOf } from "../../testing/ArrangePage.ts";
import { aColumn } from "../../testing/testTable.ts";

let page: ArrangePage;
beforeEach(() => void (page = new ArrangePage()));
afterEach(async () => expect(await page.close()).toEqual([]));

const said = (changes: readonly EntityWish[] | undefined): string[] =>
  (changes ?? []).map((one) => `${one.change} ${one.id} ${"values" in one ? JSON.stringify(one.values) : ""}`.trim());
const alt = { altKey: true };

describe("arranging a table in place", () => {
  it("T935 administrators of the project arrange its tables by a tool of the table; for everybody else the address shows the table", async () => {
    await page.showArranged({ query: { sort: "size" } });
    await page.pressed("places.arrange.open");
    await page.until(() => page.head.length > 0);
    expect([page.location.value.query, page.head]).toEqual([{ sort: "size", arrange: "1" }, [["number", "person", "size", "note"], ["name", "city"]]]);
    await page.pressed("places.arrange.leave");
    expect(page.opened).toEqual(["tables/t?sort=size"]);
    for (const other of [{ permissions: ["demo.read"] }, { config: { projectId: "other" } }, { config: { projectId: "platon" } }, { frame: "modal" as const }]) {
      await page.showArranged(other);
      await page.until(() => page.page.element.querySelector("[data-title]"));
      expect([page.head, page.page.element.querySelector("[aria-label='places.arrange.open']")]).toEqual([[], null]);
    }
  });

  it("T936 columns are moved by the keyboard beside each other, into groups and out of them, each move is said, and only what moved is written", async () => {
    await page.showArranged();
    await page.focus("note");
    await page.key("ArrowLeft", alt);
    expect([page.head[0], page.said, document.activeElement]).toEqual([["number", "person", "note", "size"], "tables.columns.moved", page.title("note")]);
    await page.key("ArrowLeft", alt);
    await page.key("ArrowDown", alt);
    expect([page.head, page.said]).toEqual([[["number", "person", "size"], ["note", "name", "city"]], expect.stringContaining("гуруҳида")]);
    await page.key("ArrowRight");
    await page.key("ArrowUp", alt);
    expect([page.head, document.activeElement]).toEqual([[["number", "person", "name", "size"], ["note", "city"]], page.title("name")]);
    await page.save();
    expect(said(page.written[0])).toEqual(['update note {"parentId":"person","sortOrder":10}', 'update name {"parentId":null,"sortOrder":25}']);
  });

  it("T936 a group moves with its columns; at an end nothing moves, and that is said", async () => {
    await page.showArranged();
    await page.focus("name");
    await page.key("ArrowUp");
    await page.key("ArrowLeft", alt);
    expect(page.head).toEqual([["person", "number", "size", "note"], ["name", "city"]]);
    await page.key("ArrowLeft", alt);
    expect([page.said, page.head[0]?.[0]]).toEqual(["tables.columns.notMoved", "person"]);
  });

  it("T937 the keyboard walks over titles and groups, changes widths, names and takes away; a group that is taken away leaves its columns", async () => {
    await page.showArranged();
    await page.focus("number");
    const walked: (string | undefined)[] = [];
    for (const key of ["ArrowRight", "ArrowUp", "ArrowRight", "End", "Home"]) {
      await page.key(key);
      walked.push((document.activeElement as HTMLElement).dataset["arrangedTitle"]);
    }
    expect(walked).toEqual(["name", "person", "size", "note", "number"]);
    await page.focus("size");
    await page.key("ArrowRight", { altKey: true, shiftKey: true });
    await page.key("Enter");
    expect((document.activeElement as HTMLInputElement).value).toBe("size");
    await page.typeInto("#arranged-title", " Ҳажми ");
    await page.key("Enter");
    expect([document.activeElement, page.title("size").textContent]).toEqual([page.title("size"), "Ҳажми"]);
    await page.focus("note");
    await page.key("Delete");
    expect([page.said, document.activeElement]).toEqual(["«note» олиб ташланди", page.title("size")]);
    await page.focus("person");
    await page.key("Delete");
    expect(page.head).toEqual([["number", "name", "city", "size"]]);
    await page.save();
    expect(said(page.written[0])).toEqual([
      'update name {"parentId":null,"sortOrder":16}', 'update city {"parentId":null,"sortOrder":23}', 'update size {"title":"Ҳажми","width":130}', "delete note", "delete person",
    ]);
  });

  it("T937 a title that is empty stays what it was, and a width beyond its bounds is refused in words", async () => {
    await page.showArranged();
    await page.focus("size");
    await page.typeInto("#arranged-title", "  ");
    await page.key("Enter");
    await page.typeInto("#arranged-width", "12");
    expect(page.page.element.textContent).toContain("tables.columns.widthLimits");
    await page.key("Enter");
    expect([page.title("size").textContent, (page.button("places.arrange.undo") as HTMLButtonElement).disabled]).toEqual(["size", true]);
  });

  it("T938 a field that no column shows is added behind the selected column with what fits its type, also one along a relation, and a group takes columns in", async () => {
    await page.showArranged();
    await page.focus("size");
    await page.pressed("Устун қўшиш");
    await page.until(() => document.querySelector("[role=dialog] [role=group]"));
    expect([...document.querySelectorAll("[role=dialog] [data-choice]")].map((one) => one.textContent)).toEqual(["Устунлар гуруҳи", "bornborn", "titlecountry_id.title", "areacountry_id.area"]);
    await page.until(() => document.activeElement?.closest("[role=dialog]"));
    await page.key("Escape");
    expect([document.querySelector("[role=dialog]"), document.activeElement]).toEqual([null, page.button("Устун қўшиш")]);
    await page.add("bornborn");
    expect(page.head[0]).toEqual(["number", "person", "size", expect.any(String), "note"]);
    await page.add("areacountry_id.area");
    await page.add("Устунлар гуруҳи");
    const group = (document.activeElement as HTMLElement).dataset["arrangedTitle"] ?? "";
    await page.focus("note");
    await page.pressed("Устунлар гуруҳи");
    await page.press([...document.querySelectorAll("[role=menuitemradio]")].at(-1) ?? null);
    expect(page.head).toEqual([["number", "person", "size", expect.any(String), expect.any(String), group], ["name", "city", "note"]]);
    await page.save();
    const [born, area, added, note] = page.written[0] ?? [];
    expect([added, born, area].map((one) => (one && "values" in one ? one.values : undefined))).toEqual([
      { title: "country: area", dataField: "country_id.area", width: 140, cellFormat: "number", dataAlign: "right", tableId: "t", sortOrder: expect.any(Number) },
      { title: "Устунлар гуруҳи", tableId: "t", sortOrder: expect.any(Number) },
      { title: "born", dataField: "born", width: 130, cellFormat: "date", tableId: "t", sortOrder: expect.any(Number) },
    ]);
    expect(said(note ? [note] : [])).toEqual([`update note {"parentId":"${group}","sortOrder":10}`]);
  });

  it("T939 every step is taken back and done again, by keys too; while there are steps leaving asks", async () => {
    await page.showArranged();
    await page.focus("note");
    await page.key("ArrowLeft", alt);
    await page.key("Delete");
    expect([page.head[0], page.isGuarded]).toEqual([["number", "person", "size"], true]);
    await page.key("z", { ctrlKey: true });
    await page.key("z", { ctrlKey: true });
    expect([page.head[0], page.isGuarded]).toEqual([["number", "person", "size", "note"], false]);
    await page.key("z", { ctrlKey: true, shiftKey: true });
    expect([page.head[0], page.isGuarded]).toEqual([["number", "person", "note", "size"], true]);
    await page.save();
    await page.until(() => page.opened.length > 0);
    expect([page.isGuarded, page.opened]).toEqual([false, ["tables/t"]]);
  });

  it("T942 filters are moved by keys beside each other, made wider, named and taken away, as one with the columns; only what is another is written", async () => {
    await page.showArranged();
    await page.focus("by_size");
    await page.key("ArrowLeft", alt);
    expect([page.lane("filters"), page.said, document.activeElement]).toEqual([["by_size", "by_name"], "tables.filters: «size» 1-ўринда, жами 2", page.title("by_size")]);
    await page.key("ArrowLeft", alt);
    expect(page.said).toBe("tables.columns.notMoved");
    for (let press = 0; press < 3; press += 1) await page.key("ArrowRight", { altKey: true, shiftKey: true });
    expect(page.title("by_size").style.width).toContain("0.25");
    await page.key("Enter");
    await page.typeInto("#arranged-title", "Ҳажми");
    await page.key("Enter");
    expect([document.activeElement, page.title("by_size").textContent]).toEqual([page.title("by_size"), "Ҳажми"]);
    await page.press(document.querySelector("#arranged-required"));
    await page.key("ArrowRight");
    await page.focus("by_name");
    await page.key("Delete");
    expect([page.said, page.lane("filters"), document.activeElement]).toEqual(["«name» олиб ташланди", ["by_size"], page.title("by_size")]);
    await page.focus("note");
    await page.key("ArrowLeft", alt);
    await page.key("z", { ctrlKey: true });
    await page.save();
    expect(said(page.written[0])).toEqual(['update by_size {"title":"Ҳажми","isRequired":true,"width":3}', "delete by_name"]);
  });

  it("T943 the palette of filters has the fields that none asks about yet, records of a relation among them, and each asks as its type is asked", async () => {
    await page.showArranged();
    await page.focus("by_name");
    await page.pressed("Фильтр қўшиш");
    await page.until(() => document.querySelector("[role=dialog] [role=group]"));
    expect([...document.querySelectorAll("[role=dialog] [data-choice]")].map((one) => one.textContent)).toEqual(
      ["numbernumber", "citycity", "notenote", "bornborn", "countrycountry_id", "titlecountry_id.title", "areacountry_id.area"],
    );
    await page.press([...document.querySelectorAll("[data-choice]")].find((one) => one.textContent === "bornborn") ?? null);
    await page.pressed("Фильтр қўшиш");
    await page.until(() => document.querySelector("[role=dialog] [role=group]"));
    await page.press([...document.querySelectorAll("[data-choice]")].find((one) => one.textContent === "countrycountry_id") ?? null);
    expect(page.lane("filters")).toEqual(["by_name", expect.any(String), expect.any(String), "by_size"]);
    await page.save();
    expect((page.written[0] ?? []).map((one) => ("values" in one ? one.values : undefined))).toEqual([
      { title: "born", field: "born", operator: "between", type: "date", tableId: "t", sortOrder: expect.any(Number) },
      { title: "country", field: "country_id", operator: "in", type: "select", tableId: "t", sortOrder: expect.any(Number) },
    ]);
  });

  it("T944 buttons are moved by keys within their line and into others, but none that needs many rows into the rows; new ones come from a menu", async () => {
    await page.showArranged();
    await page.focus("print");
    await page.key("ArrowLeft", alt);
    expect(page.lane("toolbar")).toEqual(["print", "letters"]);
    await page.key("ArrowDown", alt);
    expect([page.lane("toolbar"), page.lane("row"), document.activeElement]).toEqual([["letters"], ["print"], page.title("print")]);
    await page.focus("export");
    await page.key("ArrowUp", alt);
    expect([page.lane("toolbar"), page.lane("selection")]).toEqual([["letters", "export"], []]);
    await page.key("ArrowDown", alt);
    await page.pressed("Тугма қўшиш");
    await page.pressed("Ўчириш");
    expect(page.lane("selection")).toEqual(["export", expect.any(String)]);
    await page.save();
    const [added, ...moved] = page.written[0] ?? [];
    expect([added && "values" in added ? added.values : undefined, said(moved)]).toEqual([
      { title: "Ўчириш", action: "delete", icon: "trash-2", scope: "selection", tableId: "t", sortOrder: expect.any(Number) },
      ['update print {"scope":"row","sortOrder":0}'],
    ]);
  });

  it("T945 the borders of what stays at the sides are moved by keys and by a column's tools, never over each other, and are written with the table", async () => {
    await page.showArranged();
    await page.until(() => page.page.element.querySelector("[role=slider]"));
    await act(async () => page.border("left").focus());
    await page.key("ArrowRight");
    expect([page.border("left").getAttribute("aria-valuenow"), page.said]).toEqual(["2", "Қотирилган устунлар: 2"]);
    await page.focus("size");
    await page.pressed("Ўнгда шу устундан бошлаб қотириш");
    expect([page.border("right").getAttribute("aria-valuenow"), page.border("left").getAttribute("aria-valuemax")]).toEqual(["3", "3"]);
    await act(async () => page.border("left").focus());
    await page.key("End");
    await page.key("ArrowRight");
    expect(page.border("left").getAttribute("aria-valuenow")).toBe("3");
    await page.focus("note");
    await page.pressed("Ўнгда шу устундан бошлаб қотириш");
    await page.key("z", { ctrlKey: true });
    await page.save();
    expect(page.written[0]).toEqual([{ change: "update", entity: "tables", id: "t", version: 5, values: { leftFixed: 3, rightFixed: 2 } }]);
  });

  it("T940 what others change meanwhile is seen and stays theirs: steps hold, those of what is gone are told, and a writing that came too late is done to theirs", async () => {
    await page.showArranged();
    await page.focus("note");
    await page.key("ArrowLeft", alt);
    await page.focus("city");
    await page.key("ArrowRight", { altKey: true, shiftKey: true });
    const [number, , size, note] = page.columns;
    const theirs = [number, aColumn("theirs"), size, note].filter((one) => one !== undefined);
    await page.changedByOthers(theirs);
    await page.until(() => page.head[0]?.includes("theirs"));
    expect([page.head, page.page.element.textContent]).toEqual([[["number", "theirs", "note", "size"]], expect.stringContaining("places.arrange.missed")]);
    page.faster = () => void (page.parts = partsOf([...theirs, aColumn("last")]));
    await page.save();
    expect(page.written.map(said)).toEqual([['update size {"sortOrder":45}']]);
  });
});

describe("titles in the hand", () => {
  const send = (target: EventTarget | null, type: string, init: MouseEventInit): void =>
    void target?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...init }), { pointerId: 1, isPrimary: true, pointerType: "mouse" }));
  const drag = async (id: string, x: number, y: number, release = true): Promise<void> => await act(async () => {
    send(page.title(id), "pointerdown", { clientX: 0, clientY: 0 });
    for (const clientX of [x - 20, x]) send(window, "pointermove", { clientX, clientY: y });
    if (release) send(window, "pointerup", { clientX: x, clientY: y });
  });
  const dropped = (): string[] => [...page.page.element.querySelectorAll<HTMLElement>("[data-drop]")].map((one) => `${one.dataset["drop"]} ${one.dataset["arranged"]}`);

  const dropMarks = (): string[] => [...page.page.element.querySelectorAll<HTMLElement>("[data-lane] [data-drop]")].map((one) => `${one.dataset["drop"]} ${one.dataset["arrangedTitle"]}`);

  beforeEach(async () => {
    await page.showArranged();
    await page.focus("number");
    // Columns of a hundred pixels and rows of thirty, by their places in the grid.
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function boxed(this: HTMLElement) {
      const [[column, columns], [row, rows]] = [this.style.gridColumn, this.style.gridRow].map((line) => /^(\d+) \/ span (\d+)$/.exec(line)?.slice(1).map(Number) ?? [1, 9]) as [number[], number[]];
      return new DOMRect(((column ?? 1) - 1) * 100, ((row ?? 1) - 1) * 30, (columns ?? 1) * 100, (rows ?? 1) * 30);
    });
  });

  it("T936 a title is dragged beside another, out of a group and into it, by the pointer; Escape leaves it where it was", async () => {
    await drag("note", 310, 45);
    expect(page.head[0]).toEqual(["number", "person", "note", "size"]);
    await drag("name", 90, 45);
    expect(page.head).toEqual([["number", "name", "person", "note", "size"], ["city"]]);
    await drag("size", 250, 10);
    expect(page.head).toEqual([["number", "name", "person", "note"], ["city", "size"]]);
    await drag("note", 20, 200, false);
    expect(dropped()).toEqual(["before number"]);
    await page.key("Escape");
    await act(async () => send(window, "pointerup", { clientX: 20, clientY: 200 }));
    expect([dropped(), page.head[0]]).toEqual([[], ["number", "name", "person", "note"]]);
  });

  it("T942 T944 filters and buttons are dragged beside others and into another line by the pointer, T945 a border to another column", async () => {
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function boxed(this: HTMLElement) {
      const lanes = ["filters", "toolbar", "row", "selection"];
      const lane = this.closest<HTMLElement>("[data-lane]");
      if (!lane) return new DOMRect(0, 0, 900, 20);
      const at = this === lane ? undefined : [...lane.querySelectorAll("[data-arranged-title]")].indexOf(this);
      return new DOMRect((at ?? 0) * 100, lanes.indexOf(lane.dataset["lane"] ?? "") * 40, at === undefined ? 900 : 100, 40);
    });
    await drag("by_size", 10, 20);
    expect(page.lane("filters")).toEqual(["by_size", "by_name"]);
    await drag("export", 20, 60, false);
    expect(dropMarks()).toEqual(["before letters"]);
    await act(async () => send(window, "pointerup", { clientX: 20, clientY: 60 }));
    expect([page.lane("toolbar"), page.lane("selection")]).toEqual([["export", "letters", "print"], []]);
    await drag("export", 20, 100);
    expect(page.lane("row")).toEqual([]);
    await drag("letters", 20, 130);
    expect([page.lane("toolbar"), page.lane("selection")]).toEqual([["export", "print"], ["letters"]]);
    const border = page.border("left");
    await act(async () => {
      send(border, "pointerdown", { clientX: 0, clientY: 0 });
      for (const clientX of [200, 395]) send(window, "pointermove", { clientX, clientY: 0 });
      send(window, "pointerup", { clientX: 395, clientY: 0 });
    });
    expect(Number(page.border("left").getAttribute("aria-valuenow"))).toBeGreaterThan(1);
  });

  it("T936 a group does not go into itself", async () => {
    await drag("person", 250, 45);
    expect(page.head).toEqual([["number", "person", "size", "note"], ["name", "city"]]);
    await drag("person", 380, 45);
    expect(page.head[0]).toEqual(["number", "size", "person", "note"]);
  });

  it("T937 a column's edge is dragged to a width, which is one step", async () => {
    Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
    const edge = page.page.element.querySelector<HTMLElement>("[data-arranged=size] .handle");
    await act(async () => {
      for (const [type, clientX] of [["pointerdown", 10], ["pointermove", 40], ["pointermove", 90], ["pointerup", 90]] as const) send(edge, type, { clientX });
    });
    await page.save();
    expect(said(page.written[0])).toEqual(['update size {"width":200}']);
  });
});
