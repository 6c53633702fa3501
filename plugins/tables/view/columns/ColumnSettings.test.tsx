// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { ColumnPreferences } from "#sdk/wire.ts";
import { ColumnsPage } from "../../testing/ColumnsPage.ts";

let table: ColumnsPage;
beforeEach(() => {
  table = new ColumnsPage();
});
afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

const dialog = (): HTMLElement | null => document.querySelector("[role=dialog]");
const row = (id: string): HTMLElement | null | undefined => dialog()?.querySelector<HTMLElement>(`[data-column="${id}"]`);
const shown = (id: string): HTMLInputElement | null | undefined => row(id)?.querySelector<HTMLInputElement>("input[type=checkbox]");
const tick = async (id: string): Promise<void> => await act(async () => shown(id)?.click());
const press = async (text: string): Promise<void> => await table.press(table.button(text) ?? null);
const save = async (): Promise<void> => await press("columns.save");

it("T628 order, shown or hidden, titles, widths and pins hold when they are saved, and not before", async () => {
  await table.showColumns();
  await table.openSettings();
  await tick("note");
  await table.typeInto("[data-column=city] input[id^=column-title]", "Шаҳар");
  await table.typeInto("[data-column=city] input[id^=column-width]", "222");
  await table.press(row("size")?.querySelector("[aria-haspopup=menu]") ?? null);
  await table.until(() => table.item("right"));
  await table.press(table.item("right") ?? null);
  expect([table.titles, table.saved]).toEqual([["number", "name", "city", "size", "note"], []]);
  await save();
  expect([dialog(), table.titles]).toEqual([null, ["number", "name", "Шаҳар", "size"]]);
  expect(table.saved).toEqual([{ order: {}, titles: { city: "Шаҳар" }, hidden: ["note"], widths: { city: 222 }, pins: { size: "right" } }]);
});

it("T628 what was not saved is gone with the dialog, and the focus goes back to its button", async () => {
  await table.showColumns();
  await table.openSettings();
  await tick("note");
  await table.key("Escape");
  expect([dialog(), table.titles.length, table.saved, document.activeElement?.getAttribute("aria-label")])
    .toEqual([null, 5, [], expect.stringContaining("columns.settings")]);
});

it("T628 after a reset the default holds", async () => {
  const own = (hidden: string[]): ColumnPreferences => ({ order: {}, titles: {}, hidden });
  await table.showColumns({ config: { preferences: own(["note"]), defaultPreferences: own(["size", "gone"]) } });
  expect(table.titles).toEqual(["number", "name", "city", "size"]);
  await table.openSettings();
  await press("columns.reset");
  expect([shown("note")?.checked, shown("size")?.checked]).toEqual([true, false]);
  await save();
  expect([table.titles, table.saved]).toEqual([["number", "name", "city", "note"], [null]]);
  // A change begins with what is seen.
  await table.choose("note", "pinLeft");
  expect(table.saved.at(-1)).toEqual({ ...own(["size", "gone"]), pins: { note: "left" } });
});

it("T633 what is pinned says so and is neither dragged nor hidden; one's own pins are taken off again", async () => {
  await table.showColumns({ config: { preferences: { order: {}, titles: {}, hidden: [], pins: { note: "left" } } } });
  await table.openSettings();
  for (const id of ["number", "note"]) {
    expect([row(id)?.textContent, shown(id)?.disabled, row(id)?.querySelector("[aria-label*='columns.move']")]).toEqual([expect.stringContaining("tables.fixed"), true, null]);
  }
  expect(["number", "note", "name"].map((id) => row(id)?.querySelector("[aria-haspopup=menu]") !== null)).toEqual([false, true, true]);
  expect(row("name")?.querySelector("[aria-label*='columns.move']")).not.toBeNull();
});

it("T976 opening the settings of a table without a name throws, in the specification's words", async () => {
  const thrown: unknown[] = [];
  const hear = (event: ErrorEvent): void => {
    event.preventDefault();
    thrown.push((event.error as Error).message);
  };
  window.addEventListener("error", hear);
  await table.showColumns({ config: { name: "" } });
  await table.press(table.page.element.querySelector("button[aria-label$='columns.settings']"));
  window.removeEventListener("error", hear);
  expect([dialog(), thrown]).toEqual([null, ["Table name is required for column filter"]]);
});

it("T631 a title that is too long and a width beyond its bounds are refused in words, and stay to be mended", async () => {
  await table.showColumns();
  await table.openSettings();
  await table.typeInto("[data-column=city] input[id^=column-title]", "х".repeat(5000));
  await table.typeInto("[data-column=name] input[id^=column-width]", "9");
  await act(async () => table.button("columns.save")?.click());
  expect([row("city")?.textContent, row("name")?.textContent, table.saved, document.activeElement?.closest("[data-column]")])
    .toEqual([expect.stringContaining("tables.columns.titleLong"), expect.stringContaining("tables.columns.widthLimits"), [], row("name")]);
});

it("T632 an administrator saves the columns for everyone and takes that back; others cannot", async () => {
  const all: (ColumnPreferences | null)[] = [];
  const saveDefaultPreferences = async (_id: string, _level: number, own: ColumnPreferences | null): Promise<void> => void all.push(await Promise.resolve(own));
  await table.showColumns({ permissions: ["platon.admin"], tables: { saveDefaultPreferences } });
  await table.openSettings();
  await tick("note");
  await press("columns.saveForAll");
  await table.until(() => dialog() === null);
  const hidden = { order: {}, titles: {}, hidden: ["note"] };
  expect([all, table.titles, table.done]).toEqual([[hidden], ["number", "name", "city", "size"], ["confirm tables.columns.saveForAllAsk", "toast success tables.columns.savedForAll"]]);
  await table.openSettings();
  await press("columns.forgetForAll");
  await table.until(() => dialog() === null);
  expect([all.at(-1), table.titles.length]).toEqual([null, 5]);
});

it("T632 a refusal is said, and the settings stay; a table of the platform offers nothing", async () => {
  const saveDefaultPreferences = async (): Promise<void> => await Promise.reject(new PlatonError("forbidden", "expected", { status: 403, message: "Рухсат йўқ" }));
  await table.showColumns({ permissions: ["platon.admin"], tables: { saveDefaultPreferences } });
  await table.openSettings();
  await tick("note");
  await press("columns.saveForAll");
  expect([table.done.at(-1), shown("note")?.checked]).toEqual(["toast error Рухсат йўқ", false]);
});

it.each([[{ projectId: "platon" }, ["platon.admin"]], [{}, ["tables.read"]]])("T632 %o is not offered to %o", async (config, permissions) => {
  await table.showColumns({ config, permissions });
  await table.openSettings();
  await tick("note");
  expect([table.button("columns.saveForAll"), table.button("columns.save")]).toEqual([undefined, expect.anything()]);
});
