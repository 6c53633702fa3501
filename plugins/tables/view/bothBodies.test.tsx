// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BodyPage, type ShownBody } from "../testing/BodyPage.tsx";

/** What is the same whichever body draws the rows. */
describe.each<ShownBody>(["canvas", "elements"])("rows as %s", (body) => {
  let table: BodyPage;

  beforeEach(() => {
    table = new BodyPage(body);
  });

  afterEach(async () => {
    expect(await table.close()).toEqual([]);
  });

  it("T606 the grid has the table's title, all its rows and columns counted, and the header as its first row", async () => {
    await table.showBody();
    const { grid } = table;
    expect(["aria-label", "aria-rowcount", "aria-colcount", "aria-multiselectable"].map((name) => grid?.getAttribute(name))).toEqual(["T", "301", "5", "true"]);
    const names = [...(grid?.querySelectorAll("[role=columnheader]") ?? [])];
    expect([names.map((name) => name.textContent), names.map((name) => name.getAttribute("aria-colindex"))]).toEqual([["tables.rowNumber", "name", "size", "note", "state"], ["1", "2", "3", "4", "5"]]);
    expect(names[0]?.closest("[role=row]")?.getAttribute("aria-rowindex")).toBe("1");
    expect(table.cell(3, 2)?.closest("[role=row]")?.getAttribute("aria-rowindex")).toBe("5");
    expect([table.cell(3, 2)?.getAttribute("aria-colindex"), table.cell(3, 4)?.textContent]).toEqual(["3", "done"]);
  });

  it("T602 arrows, Home, End and the page keys move the focus, with Ctrl to the edges, also to rows that were not there", async () => {
    await table.showBody();
    await table.pressCell(0, 1);
    await table.untilActive(0, 1);
    const steps: [key: string, line: number, column: number, ctrlKey?: boolean][] = [
      ["ArrowUp", 0, 1], ["ArrowDown", 1, 1], ["ArrowRight", 1, 2], ["End", 1, 4], ["ArrowRight", 1, 4], ["Home", 1, 0], ["ArrowLeft", 1, 0],
      ["PageDown", 10, 0], ["PageUp", 1, 0], ["ArrowRight", 1, 4, true], ["End", 299, 4, true], ["ArrowUp", 0, 4, true], ["ArrowDown", 299, 4, true], ["Home", 0, 0, true],
    ];
    for (const [key, line, column, ctrlKey = false] of steps) {
      expect([key, await table.key(key, { ctrlKey })]).toEqual([key, true]);
      await table.untilActive(line, column);
    }
  });

  it("T603 T52 with Shift keys and presses draw a range, whose cells say so, and which is copied as tab-separated text", async () => {
    await table.showBody();
    await table.pressCell(1, 2);
    await table.key("ArrowRight", { shiftKey: true });
    await table.key("ArrowDown", { shiftKey: true });
    expect(await table.copy()).toBe("1001\tz1\n1002\tz2");
    await table.until(() => table.grid?.querySelectorAll("[role=gridcell][aria-selected=true]").length === 4);
    await table.pressCell(4, 3, { shiftKey: true });
    expect(await table.copy()).toBe("1001\tz1\n1002\tz2\n1003\tz3\n1004\tz4");
    await table.pressCell(2, 3);
    await table.key("ArrowDown", { shiftKey: true, ctrlKey: true });
    expect((await table.copy())?.split("\n")).toEqual(Array.from({ length: 298 }, (_, at) => `z${at + 2}`));
  });

  it("T604 T896 rows are selected by their numbers, by Space, and all by Ctrl+A; their cells say so, and Escape takes them back", async () => {
    await table.showBody();
    await table.pressCell(2, 0);
    await table.untilSelected(2);
    await table.pressCell(4, 0, { shiftKey: true });
    await table.untilSelected(2, 3, 4);
    await table.pressCell(3, 0, { ctrlKey: true });
    await table.untilSelected(2, 4);
    await table.until(() => [2, 3].map((column) => table.cell(4, column)?.getAttribute("aria-selected")).join() === "true,true");
    expect(table.cell(5, 2)?.getAttribute("aria-selected")).toBe("false");
    await table.pressCell(6, 2);
    expect(await table.key(" ")).toBe(true);
    await table.untilSelected(2, 4, 6);
    expect(await table.key("a", { ctrlKey: true })).toBe(true);
    await table.until(() => table.page.element.querySelector("footer")?.textContent.includes("300"));
    expect(await table.key("Escape")).toBe(true);
    await table.untilSelected();
    await table.untilActive(6, 2);
    // What is not the body's goes on to whoever is around it.
    expect(await table.key("Escape")).toBe(false);
  });

  it("T604 Escape takes back a range first, and then the rows", async () => {
    await table.showBody();
    await table.pressCell(2, 0);
    await table.pressCell(4, 2);
    await table.key("ArrowDown", { shiftKey: true });
    await table.key("Escape");
    expect(await table.copy()).not.toContain("\n");
    await table.untilSelected(2);
    await table.key("Escape");
    await table.untilSelected();
  });

  it("T98 T897 rows that were chosen after a cell are copied whole, and again the cell that was gone to after them", async () => {
    await table.showBody();
    await table.pressCell(1, 2);
    await table.key(" ");
    expect(await table.copy()).toBe("n1\t1001\tz1\tdone");
    await table.key("ArrowRight");
    expect(await table.copy()).toBe("z1");
    await table.pressCell(3, 0);
    expect(await table.copy()).toBe("n3\t1003\tz3\tdone");
  });

  it("T53 Enter on a cell opens its link, with Ctrl in a new tab; on a number it selects the row; on a cell without a link it does nothing", async () => {
    await table.showBody();
    await table.pressCell(0, 1);
    await table.key("Enter");
    await table.key("Enter", { ctrlKey: true });
    const both = ["forms/t/id0?_target=self", "forms/t/id0?_target=self in a tab"];
    expect(table.opened).toEqual(both);
    await table.key("ArrowRight");
    expect(await table.key("Enter")).toBe(true);
    expect(table.opened).toEqual(both);
    await table.key("Home");
    await table.key("Enter");
    await table.untilSelected(0);
  });

  it("T54 over a cell with a link stands a real one, which a press follows, with Ctrl in a new tab", async () => {
    await table.showBody();
    for (const ctrlKey of [false, true]) {
      const link = await table.linkOf(3, 1);
      expect([link?.getAttribute("href"), link?.tabIndex]).toEqual([expect.stringContaining("forms/t/id3"), -1]);
      await table.press(link, { ctrlKey });
    }
    expect(table.opened).toEqual(["forms/t/id3?_target=self", "forms/t/id3?_target=self in a tab"]);
    expect(await table.linkOf(3, 2)).toBeNull();
  });

  it("T90 T51 the right button and both keys for it open the menu of a cell", async () => {
    await table.showBody();
    const copyByMenu = async (): Promise<string | undefined> => {
      await table.until(() => document.querySelector("[role=menu]"));
      await table.press([...document.querySelectorAll("[role=menuitem]")].find((one) => one.textContent.endsWith("cell.copy")) ?? null);
      return table.copied;
    };
    await table.askMenu(1, 2);
    expect(await copyByMenu()).toBe("1001");
    for (const [line, key, shiftKey] of [[2, "F10", true], [3, "ContextMenu", false]] as const) {
      await table.pressCell(line, 3);
      expect(await table.key(key, { shiftKey })).toBe(true);
      expect(await copyByMenu()).toBe(`z${line}`);
    }
  });

  it("T895 where `navigateByKeyboard` is false no key moves the focus or draws a range, and the others do what they do", async () => {
    await table.showBody({ navigateByKeyboard: false });
    await table.pressCell(1, 2);
    await table.untilActive(1, 2);
    for (const key of ["ArrowDown", "End", "PageDown", "Home"]) expect([key, await table.key(key), await table.key(key, { shiftKey: true }), await table.key(key, { ctrlKey: true })]).toEqual([key, false, false, false]);
    expect(await table.copy()).toBe("1001");
    await table.untilActive(1, 2);
    await table.key(" ");
    await table.untilSelected(1);
  });

  it("T908 Ctrl+A and copying in the search field are the field's, whatever is selected in the rows", async () => {
    await table.showBody({ isSearchable: true });
    await table.pressCell(2, 0);
    await table.untilSelected(2);
    const field = table.page.element.querySelector<HTMLInputElement>("[role=search] input");
    field?.focus();
    expect([document.activeElement === field, await table.key("a", { ctrlKey: true }), await table.copy()]).toEqual([true, false, undefined]);
    await table.untilSelected(2);
  });

  it("T902 under another order there is no row from which Shift selects", async () => {
    await table.showBody();
    await table.pressCell(2, 0);
    await table.untilSelected(2);
    await table.pressCell(2, 0);
    await table.untilSelected();
    await table.page.press("name");
    await table.until(() => table.asked.rows.at(-1)?.sort?.length === 1 && table.cell(0, 1)?.textContent === "n0");
    await table.pressCell(6, 0, { shiftKey: true });
    await table.untilSelected(6);
  });
});
