// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ColumnsPage } from "../../testing/ColumnsPage.ts";

let table: ColumnsPage;
beforeEach(() => {
  table = new ColumnsPage();
});
afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

const popover = (): HTMLElement | null => document.querySelector("[data-overlay=popover]");
const submit = async (): Promise<void> => await act(async () => popover()?.querySelector("form")?.requestSubmit());
const type = async (text: string): Promise<void> => await table.typeInto("[data-overlay=popover] input", text);

it("T627 the menu of a title opens by Alt and Down and by the right button, and gives the focus back", async () => {
  await table.showColumns();
  await table.openMenu("name");
  await table.key("Escape");
  expect([popover(), document.activeElement]).toEqual([null, table.title("name")]);
  await act(async () => void table.title("size").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })));
  await table.until(() => table.item("sortAsc"));
});

it("T627 the menu sorts, and takes the column out of the order", async () => {
  await table.showColumns();
  await table.choose("size", "sortDesc");
  await table.until(() => table.asked.rows.at(-1)?.sort?.length === 1);
  expect(table.asked.rows.at(-1)?.sort).toEqual([{ field: "size", dir: "desc" }]);
  await table.openMenu("size");
  expect(table.item("sortDesc")?.getAttribute("aria-checked")).toBe("true");
  await table.press(table.item("sortNone") ?? null);
  await table.until(() => table.asked.rows.at(-1)?.sort?.length === 0);
});

it("T627 the menu pins and takes off, hides, and groups by the column", async () => {
  await table.showColumns();
  await table.choose("note", "pinLeft");
  expect([table.titles, table.saved.at(-1)?.pins]).toEqual([["number", "note", "name", "city", "size"], { note: "left" }]);
  await table.choose("note", "unpin");
  expect([table.titles.at(-1), table.saved.at(-1)?.pins]).toEqual(["note", {}]);
  await table.choose("size", "hide");
  expect([table.titles, table.saved.at(-1)?.hidden]).toEqual([["number", "name", "city", "note"], ["size"]]);
  await table.choose("city", "group");
  await table.until(() => table.asked.rows.at(-1)?.groupBy?.length === 1);
  expect(table.asked.rows.at(-1)?.groupBy).toEqual(["city"]);
});

it("T633 what the configuration pins is neither unpinned nor hidden from its menu, and says so", async () => {
  await table.showColumns();
  expect(table.title("number").textContent).toContain("tables.fixed");
  await table.openMenu("number");
  expect(["pinLeft", "pinRight", "unpin", "hide", "rename"].map((word) => table.item(word) !== undefined)).toEqual([false, false, false, false, true]);
});

it("T627 T631 a title is typed freely; one that is too long is refused in words and stays", async () => {
  await table.showColumns();
  await table.choose("city", "rename");
  await type("х".repeat(201));
  await submit();
  expect([popover()?.textContent, table.saved]).toEqual([expect.stringContaining("tables.columns.titleLong"), []]);
  await type(" Шаҳри ");
  await submit();
  expect([table.titles[2], table.saved.at(-1)?.titles, document.activeElement]).toEqual(["Шаҳри", { city: "Шаҳри" }, table.title("Шаҳри")]);
  await table.choose("Шаҳри", "rename");
  await type("");
  await submit();
  expect([table.titles[2], table.saved.at(-1)?.titles]).toEqual(["city", {}]);
});

it("T627 T631 a width is a number of pixels within its bounds", async () => {
  await table.showColumns();
  await table.choose("size", "width");
  for (const wrong of ["", "55", "2001"]) {
    await type(wrong);
    await submit();
    expect(popover()?.textContent).toContain("tables.columns.widthLimits");
  }
  await type("333");
  await submit();
  await table.until(() => table.saved.length > 0);
  expect(table.saved.at(-1)?.widths?.["size"]).toBe(333);
});

it("T629 with all columns hidden the table says so and leads to the settings", async () => {
  const hidden = ["number", "name", "city", "size", "note", "gone"];
  await table.showColumns({ config: { leftFixed: 0, preferences: { order: {}, titles: {}, hidden } } });
  expect([table.titles, table.page.element.textContent]).toEqual([[], expect.stringContaining("tables.columns.allHidden")]);
  const button = [...table.page.element.querySelectorAll("button")].find((one) => one.textContent.includes("columns.settings"));
  button?.focus();
  expect(document.activeElement).toBe(button);
  await table.press(button ?? null);
  await table.until(() => document.querySelector("[role=dialog] [data-column]"));
});
