// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ColumnsPage } from "../../testing/ColumnsPage.ts";

let table: ColumnsPage;
beforeEach(async () => {
  table = new ColumnsPage();
  await table.showColumns();
  // Columns of a hundred pixels each, in the order of their places; a group is as wide as its columns.
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function boxed(this: HTMLElement) {
    const at = Number(/^(\d+)/.exec(this.style.gridColumn)?.[1] ?? 0);
    const span = Number(/span (\d+)/.exec(this.style.gridColumn)?.[1] ?? 9);
    return new DOMRect(at * 100, 0, span * 100, 30);
  });
});
afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

const send = (target: EventTarget | null, type: string, init: PointerEventInit = {}): void => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...init });
  target?.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: init.pointerType ?? "mouse" }));
};
const fire = async (...sent: Parameters<typeof send>): Promise<void> => await act(async () => send(...sent));
/** The browser's click comes at once behind it. */
const release = async (target: EventTarget | null, clicked: HTMLElement, init: PointerEventInit): Promise<void> => await act(async () => {
  send(target, "pointerup", init);
  send(clicked, "click");
});
/** To the middle of the column that stands at that place now, from 0. */
const drag = async (target: HTMLElement | null, place: number, pointerType = "mouse"): Promise<void> => {
  const x = (place + 2) * 100 + 50;
  await fire(target, "pointerdown", { clientX: 0, pointerType });
  if (pointerType === "touch") await act(async () => await new Promise((resolve) => setTimeout(resolve, 500)));
  for (const clientX of [x - 20, x]) await fire(window, "pointermove", { clientX, pointerType });
  await release(window, table.title("size"), { clientX: x, pointerType });
};
const group = (): HTMLElement | null => table.page.element.querySelector("[data-unit=person]");

it("T626 a title is dragged by the mouse, and by a finger after a long press", async () => {
  await drag(table.title("note"), 3);
  expect(table.titles).toEqual(["number", "name", "city", "note", "size"]);
  await drag(table.title("name"), 2, "touch");
  expect(table.titles).toEqual(["number", "city", "name", "note", "size"]);
  expect(table.saved).toHaveLength(2);
});

it("T626 a title stays in its group, and a group is dragged as one", async () => {
  await drag(table.title("name"), 4);
  expect(table.titles).toEqual(["number", "city", "name", "size", "note"]);
  await drag(group(), 3);
  expect(table.titles).toEqual(["number", "size", "city", "name", "note"]);
});

it("T633 what is pinned is not dragged, and nothing is dragged over it", async () => {
  await drag(table.title("number"), 3);
  expect([table.titles[0], table.saved]).toEqual(["number", []]);
  await drag(table.title("size"), -5);
  expect(table.titles).toEqual(["number", "size", "name", "city", "note"]);
});

it("T630 letting go of a dragged title or of an edge sorts nothing", async () => {
  const asked = table.asked.rows.length;
  await drag(table.title("note"), 3);
  const edge = table.title("size").parentElement?.querySelector<HTMLElement>(".handle") ?? null;
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  await fire(edge, "pointerdown", { clientX: 10 });
  await fire(edge, "pointermove", { clientX: 70 });
  await release(edge, table.title("note"), { clientX: 70 });
  expect([table.asked.rows.length, table.titles.at(-1)]).toEqual([asked, "size"]);
  await fire(window, "pointerdown");
  await fire(table.title("note"), "click");
  await table.until(() => table.asked.rows.length > asked);
});

it("T626 Escape puts a dragged title back", async () => {
  await fire(table.title("note"), "pointerdown", { clientX: 600 });
  await fire(window, "pointermove", { clientX: 320 });
  expect(table.page.element.querySelector("[data-drop]")).not.toBeNull();
  await table.key("Escape");
  await fire(window, "pointerup", { clientX: 320 });
  expect([table.page.element.querySelector("[data-drop]"), table.saved]).toEqual([null, []]);
});

it("T627 a finger's long press that goes nowhere opens the menu, and sorts nothing", async () => {
  const asked = table.asked.rows.length;
  await fire(table.title("note"), "pointerdown", { clientX: 600, pointerType: "touch" });
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 500)));
  await release(window, table.title("note"), { clientX: 600, pointerType: "touch" });
  await table.until(() => table.item("hide"));
  expect(table.asked.rows.length).toBe(asked);
});

it("T635 Ctrl, Shift and an arrow move a title by one place, say where it stands, and leave the focus on it", async () => {
  const step = async (name: string): Promise<string | null | undefined> => {
    await table.focus(name);
    await table.key("ArrowRight", { ctrlKey: true, shiftKey: true });
    return table.page.element.querySelector("[role=status]")?.textContent;
  };
  expect([await step("size"), table.titles, document.activeElement]).toEqual(["tables.columns.moved", ["number", "name", "city", "note", "size"], table.title("size")]);
  expect([await step("size"), table.titles.at(-1)]).toEqual(["tables.columns.notMoved", "size"]);
  expect([await step("number"), table.titles[0], table.saved.length]).toEqual(["tables.columns.notMoved", "number", 1]);
});
