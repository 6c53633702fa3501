import { act } from "react";
import { vi } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { TableConfig } from "#sdk/wire.ts";
import { TablePage } from "./TablePage.tsx";
import { aColumn, aTable } from "./testTable.ts";

export type ShownBody = "canvas" | "elements";

const rowHeight = 36;
const box = { width: 1_000, height: 10 * rowHeight };
const rows = Array.from({ length: 300 }, (_, index) => ({ $id: `id${index}`, $version: 1, name: `n${index}`, size: 1_000 + index, note: `z${index}`, state: "done" }));
const columns = [aColumn("name", { link: "forms/t/{$id}" }), aColumn("size", { type: "int" }), aColumn("note"), aColumn("state", { cellFormat: "status:done=success" })];

/** The same 300 rows in either body, with the same hands: the canvas is pressed by places, and read by its tree for screen readers. */
export class BodyPage extends TablePage {
  readonly #body: ShownBody;
  copied: string | undefined;
  /** Links that were followed. */
  readonly opened: string[] = [];

  constructor(body: ShownBody) {
    super();
    this.#body = body;
  }

  async showBody(more: Partial<TableConfig> = {}, given: Partial<CapabilityMap> = {}): Promise<void> {
    const clipboard = { writeText: async (text: string) => void (this.copied = await Promise.resolve(text)), readText: async () => await Promise.resolve("") };
    const config = aTable({ columns, leftFixed: 1, rightFixed: this.#body === "elements" ? 1 : 0, ...more });
    const { capabilities } = fakeCapabilities();
    const open = async (link: string, { inNewTab = false }: { inNewTab?: boolean } = {}): Promise<void> => void this.opened.push(await Promise.resolve(`${link}${inNewTab ? " in a tab" : ""}`));
    await this.show({ config, rows, box, given: { clipboard, ...given, navigation: { ...capabilities.navigation, open } } });
    if (this.#body === "canvas") vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, box.width, box.height));
    await this.until(() => this.cell(0, 1)?.textContent === "n0" && this.grid?.getAttribute("aria-rowcount") === "301");
  }

  override get grid(): HTMLElement | null {
    return this.page.element.querySelector("[role=grid]");
  }

  override cell(line: number, column: number): HTMLElement | null {
    return this.#body === "elements" ? super.cell(line, column) : this.page.element.querySelector(`#glide-cell-${column}-${line}`);
  }

  /** With the mouse. */
  async pressCell(line: number, column: number, init: MouseEventInit = {}): Promise<void> {
    if (this.#body === "elements") return await this.press(this.cell(line, column), init);
    const scroller = this.page.element.querySelector<HTMLElement>(".dvn-scroller");
    const at = { clientX: this.#middleOf(column), clientY: line * rowHeight - (scroller?.scrollTop ?? 0) + rowHeight / 2 };
    for (const type of ["pointermove", "pointerdown", "pointerup", "click"]) {
      await act(async () => scroller?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...at, ...init })));
    }
    await this.until(() => document.activeElement?.closest("canvas"));
  }

  /** The real link of a cell, under the mouse. */
  async linkOf(line: number, column: number): Promise<HTMLAnchorElement | null> {
    if (this.#body === "elements") return this.cell(line, column)?.querySelector("a") ?? null;
    const scroller = this.page.element.querySelector(".dvn-scroller");
    const at = { clientX: this.#middleOf(column), clientY: line * rowHeight + rowHeight / 2 };
    await act(async () => scroller?.dispatchEvent(new MouseEvent("pointermove", { bubbles: true, ...at })));
    return scroller?.querySelector("a") ?? null;
  }

  /** The right button. */
  async askMenu(line: number, column: number): Promise<void> {
    const isCanvas = this.#body === "canvas";
    const target = isCanvas ? this.page.element.querySelector(".dvn-scroller") : this.cell(line, column);
    const at = { clientX: this.#middleOf(column), clientY: line * rowHeight + rowHeight / 2, button: 2 };
    await act(async () => target?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, ...at })));
    await this.until(() => document.querySelector("[role=menu]"));
  }

  /** Line and column of the cell that has the focus, or of the row's number. */
  get active(): [line: number, column: number] | undefined {
    const focused = document.activeElement as HTMLElement | null;
    const drawn = /^glide-cell-(\d+)-(\d+)$/.exec(focused?.id ?? "");
    if (drawn) return [Number(drawn[2]), Number(drawn[1])];
    const line = focused?.closest<HTMLElement>("[data-line]")?.dataset["line"];
    return line === undefined ? undefined : [Number(line), Number(focused?.dataset["column"])];
  }

  async untilActive(line: number, column: number): Promise<void> {
    await this.until(() => String(this.active) === `${line},${column}`);
  }

  /** Lines that say they are selected. */
  get selected(): number[] {
    return [...(this.grid?.querySelectorAll("[role=row][aria-selected=true]") ?? [])].map((row) => Number(row.getAttribute("aria-rowindex")) - 2);
  }

  async untilSelected(...lines: number[]): Promise<void> {
    await this.until(() => String(this.selected) === String(lines));
  }

  /** By Ctrl+C: at once where all of it is there, else when it has been read. */
  async copy(): Promise<string | undefined> {
    const data = new Map<string, string>();
    const event = Object.assign(new Event("copy", { bubbles: true, cancelable: true }), { clipboardData: { setData: (type: string, text: string) => data.set(type, text) } });
    await act(async () => document.activeElement?.dispatchEvent(event));
    if (data.has("text/plain")) return data.get("text/plain");
    if (event.defaultPrevented) await this.until(() => this.copied !== undefined);
    return this.copied;
  }

  #middleOf(column: number): number {
    const tracks = this.page.element.querySelector<HTMLElement>("[role=table]")?.style.gridTemplateColumns.split(" ").map(Number.parseFloat) ?? [];
    return tracks.slice(0, column).reduce((sum, one) => sum + one, 0) + (tracks[column] ?? 0) / 2;
  }
}
