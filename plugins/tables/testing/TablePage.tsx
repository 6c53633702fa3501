import { act } from "react";
import { expect, vi } from "vitest";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { CountAnswer, CountQuery, RowsAnswer, RowsQuery, TableConfig, TableRow } from "#sdk/wire.ts";
import { tables } from "../index.ts";

export interface TablePageOptions {
  readonly config: TableConfig;
  /** What the server answers; a list is a table of these rows. */
  readonly rows: readonly TableRow[] | ((query: RowsQuery) => Promise<RowsAnswer>);
  /** Child tables, by name. */
  readonly children?: Readonly<Record<string, TableConfig>>;
  readonly count?: (query: CountQuery) => Promise<CountAnswer>;
  readonly given?: Partial<CapabilityMap>;
  /** With the heading and its buttons, unless it is a modal as usual here. */
  readonly frame?: "layout" | "modal";
  /** Of every element, in pixels: jsdom lays nothing out. */
  readonly box?: { readonly width: number; readonly height: number };
  /** A phone's window. */
  readonly isNarrow?: boolean;
}

/** A table on a page of jsdom, and the hands of a person before it. */
export class TablePage {
  readonly page = new PluginPage();
  /** What was asked of the server. */
  readonly asked: { rows: RowsQuery[]; count: CountQuery[]; config: { name: string; level: number | undefined }[] } = { rows: [], count: [], config: [] };
  done: readonly string[] = [];

  async show({ config, rows, children = {}, count, given, frame = "modal", box = { width: 0, height: 0 }, isNarrow = false }: TablePageOptions): Promise<void> {
    layOut(box, isNarrow);
    const { capabilities, done } = fakeCapabilities(given);
    this.done = done;
    const answerRows = typeof rows === "function" ? rows : listed(rows);
    const { asked } = this;
    const answers: CapabilityMap["tables"] = {
      ...capabilities.tables,
      config: async (name, options) => (asked.config.push({ name, level: options?.level }), await Promise.resolve(children[name] ?? config)),
      rows: async (_name, query = {}) => (asked.rows.push(query), await answerRows(query)),
      count: async (_name, query = {}) => (asked.count.push(query), await (count ?? counted(rows.length))(query)),
    };
    const plugin = runPlugin(tables, { ...capabilities, tables: answers });
    const { component: Screen } = plugin.contribution("screen", "table");
    await this.page.show(plugin, <Screen params={{ name: config.name }} query={{}} isPublic={false} frame={frame} />);
  }

  get grid(): HTMLElement | null {
    return this.page.element.querySelector("[role=grid]");
  }

  /** A cell of a body of elements; column 0 holds the row numbers. */
  cell(line: number, column: number): HTMLElement | null {
    return this.page.element.querySelector(`[data-line="${line}"] > [data-column="${column}"]`);
  }

  async press(target: Element | null, init: MouseEventInit = {}): Promise<void> {
    await act(async () => {
      for (const type of ["pointerdown", "pointerup", "click"]) target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
      if (target instanceof HTMLElement) target.focus();
    });
  }

  /** A key where the focus is. @returns whether somebody took it */
  async key(key: string, init: KeyboardEventInit = {}): Promise<boolean> {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    await act(async () => document.activeElement?.dispatchEvent(event));
    return event.defaultPrevented;
  }

  /** Waits for what comes later, as a person does. */
  async until(isThere: () => unknown): Promise<void> {
    for (let look = 0; look < 300 && !isThere(); look += 1) await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
    expect(isThere()).toBeTruthy();
  }

  async close(): Promise<string[]> {
    const leaked = await this.page.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    return leaked;
  }
}

const counted = (total: number) => async (): Promise<CountAnswer> => await Promise.resolve({ total, totalIsEstimate: false, footers: [] });

const listed = (rows: readonly TableRow[]) => async ({ page = 1, pageSize = 50 }: RowsQuery): Promise<RowsAnswer> => {
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  const isLast = page * pageSize >= rows.length;
  return await Promise.resolve({
    rows: shown, page, pageSize, ...(!isLast && { next: String(page) }), total: isLast ? rows.length : null, totalIsEstimate: false, footers: [],
  });
};

/** Tells the size of an element as a browser does when it is observed first; the canvas draws nothing before. */
function observerOf({ width, height }: { width: number; height: number }): unknown {
  return class {
    readonly #tell: ResizeObserverCallback;

    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell;
    }

    observe(target: Element): void {
      const entry = { target, contentRect: { width, height } } as unknown as ResizeObserverEntry;
      if (width > 0) this.#tell([entry], this as unknown as ResizeObserver);
    }

    unobserve(): void {}

    disconnect(): void {}
  };
}

/** What jsdom lacks: sizes, media, a document's fonts, and a canvas. */
function layOut({ width, height }: { width: number; height: number }, isNarrow: boolean): void {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isNarrow && query.includes("max-width"), addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal("ResizeObserver", observerOf({ width, height }));
  Object.defineProperty(document, "fonts", { configurable: true, value: new EventTarget() });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  for (const side of ["offsetWidth", "clientWidth"] as const) vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(width);
  for (const side of ["offsetHeight", "clientHeight"] as const) vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(height);
  const tops = new WeakMap<Element, number>();
  vi.spyOn(Element.prototype, "scrollTop", "get").mockImplementation(function scrolled(this: Element) {
    return tops.get(this) ?? 0;
  });
  vi.spyOn(Element.prototype, "scrollTop", "set").mockImplementation(function scroll(this: Element, top: number) {
    tops.set(this, top);
    setTimeout(() => this.dispatchEvent(new Event("scroll")));
  });
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number): void {
    if (typeof to !== "object") return;
    if (to.left !== undefined) this.scrollLeft = to.left;
    if (to.top !== undefined) this.scrollTop = to.top;
  };
}
