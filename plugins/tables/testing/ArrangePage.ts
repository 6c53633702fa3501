import { act } from "react";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { EntityWish, ObjectPart, ProjectOutline, TableColumn, TableConfig } from "#sdk/wire.ts";
import { TablePage } from "./TablePage.tsx";
import { aColumn, aFilter, aGroup, aTable } from "./testTable.ts";

function aButton(id: string, scope: TableConfig["buttons"][number]["scope"], more: Partial<TableConfig["buttons"][number]>): TableConfig["buttons"][number] {
  return { id, title: id, icon: null, link: null, action: null, scope, confirmText: null, displayCondition: null, sortOrder: 0, ...more };
}

const table = aTable({
  leftFixed: 1,
  form: "t_form",
  filters: [aFilter("name", { id: "by_name" }), aFilter("size", { id: "by_size", operator: "between", type: "int" })],
  buttons: [aButton("letters", "toolbar", { link: "/letters" }), aButton("export", "selection", { action: "export" }), aButton("print", "toolbar", { link: "/print" })],
  columns: [aColumn("number"), aGroup("person", [aColumn("name"), aColumn("city")]), aColumn("size", { type: "int", width: 120 }), aColumn("note")],
});
const field = (name: string, type = "text", more = {}) => ({ name, title: name, type, ...more });
const outline = {
  datasets: [
    { id: "d", name: "t", title: "T", fields: [field("number"), field("name"), field("city"), field("size", "int"), field("note"), field("born", "date"), field("country_id", "uuid", { title: "country", target: "countries" })] },
    { id: "c", name: "countries", title: "Countries", fields: [field("title"), field("area", "number")] },
  ],
  tables: [{ id: "t", name: "t", title: "T", dataset: "t" }],
} as unknown as ProjectOutline;
const rows = ["1", "2"].map((id) => ({ $id: id, number: id, name: `n${id}`, city: "c", size: Number(id), note: "x" }));

/** As they are configured: what the server keeps of them. */
export const partsOf = (columns: readonly TableColumn[], parentId: string | null = null): ObjectPart[] => columns.flatMap(({ id, title, dataField, width, children }, at) =>
  [{ id, version: 3, parentId, values: { title, dataField, width, sortOrder: (at + 1) * 10 } }, ...partsOf(children, id)]);

/** Its filters or buttons as they are configured. */
const listed = (parts: readonly (object & { readonly id: string })[]): ObjectPart[] => parts.map(({ id, ...values }, at) => ({ id, version: 3, parentId: null, values: { ...values, sortOrder: (at + 1) * 10 } }));

interface ArrangePageOptions {
  readonly config?: Partial<TableConfig>;
  readonly permissions?: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly frame?: "layout" | "modal";
}

/** A table whose columns an administrator arranges in place, and what of that was written. */
export class ArrangePage extends TablePage {
  /** What the server has. */
  parts: readonly ObjectPart[] = [];
  filters: readonly ObjectPart[] = listed(table.filters);
  buttons: readonly ObjectPart[] = listed(table.buttons);
  own: ObjectPart = { id: "t", version: 5, parentId: null, values: { name: "t", leftFixed: 1, rightFixed: 0 } };
  readonly written: (readonly EntityWish[])[] = [];
  /** Called in place of the next writing, which comes too late. */
  faster: (() => void) | undefined;
  #guard: () => boolean = () => false;
  #tell: () => Promise<unknown> = async () => await Promise.resolve();
  readonly #configs: Record<string, TableConfig> = {};
  readonly location = createWritable<CapabilityMap["navigation"]["location"]["value"]>({ path: "/tables/t", query: {} });

  async showArranged({ config: more, permissions = ["platon.admin"], query = { arrange: "1" }, frame = "layout" }: ArrangePageOptions = {}): Promise<void> {
    const { capabilities } = fakeCapabilities();
    const config = { ...table, ...more };
    this.parts = partsOf(config.columns);
    await act(async () => this.location.set({ path: "/tables/t", query }));
    this.#tell = () => capabilities.events.emit("ServerEvent", { kind: "config", entity: "tables", id: "1" } as never);
    const call = async (name: string, { body, params }: { body?: { changes: EntityWish[] }; params?: { entity: string } } = {}): Promise<unknown> =>
      await Promise.resolve(this.#answer(name, { changes: body?.changes ?? [], entity: params?.entity ?? "" }));
    await this.show({
      config, rows, children: this.#configs, frame, box: { width: 900, height: 400 },
      given: {
        events: capabilities.events,
        user: { current: createWritable({ id: "u", permissions } as never) },
        project: { info: createWritable({ id: "demo" } as never) },
        http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] },
        navigation: {
          ...capabilities.navigation, location: this.location,
          open: async (link) => void (await Promise.resolve(this.opened.push(link))),
          setQuery: async (change) => await Promise.resolve(this.location.set({ path: "/tables/t", query: { ...this.location.value.query, ...change } as Record<string, string> })),
          guard: (isDirty) => {
            this.#guard = isDirty;
            return { dispose: () => (this.#guard = () => false) };
          },
        },
      },
    });
  }

  readonly opened: string[] = [];

  #answer(name: string, { changes, entity }: { changes: readonly EntityWish[]; entity: string }): unknown {
    if (name === "GET config/outline") return outline;
    if (name === "GET config/parts/{entity}/{id}") return { tables: [this.own], table_columns: this.parts, table_filters: this.filters, table_buttons: this.buttons }[entity];
    if (name !== "POST config/changes") throw new PlatonError("not_found", "expected", { status: 404 });
    const { faster } = this;
    this.faster = undefined;
    faster?.();
    if (faster) throw new PlatonError("stale_version", "expected", { status: 409 });
    this.written.push(changes);
    return { dryRun: false, changed: [], ddl: [], losses: [] };
  }

  /** Somebody else changed the columns. */
  async changedByOthers(columns: readonly TableColumn[]): Promise<void> {
    this.parts = partsOf(columns);
    this.#configs["t"] = { ...table, columns: [...columns], revision: "2" };
    await act(async () => void await this.#tell());
  }

  /** Whether leaving asks. */
  get isGuarded(): boolean {
    return this.#guard();
  }

  get columns(): readonly TableColumn[] {
    return table.columns;
  }

  /** Titles by rows of the head, as they stand beside each other. */
  get head(): string[][] {
    const heads = [...this.page.element.querySelectorAll<HTMLElement>("[role=row]:has([data-arranged])")];
    return heads.map((row) => [...row.querySelectorAll<HTMLElement>("[data-arranged]")].map((one) => one.dataset["arranged"] ?? ""));
  }

  title(id: string): HTMLElement {
    const found = this.page.element.querySelector<HTMLElement>(`[data-arranged-title="${id}"]`);
    if (!found) throw new Error(`no title ${id}`);
    return found;
  }

  /** What stands in a line above the columns. */
  lane(name: string): string[] {
    return [...this.page.element.querySelectorAll<HTMLElement>(`[data-lane="${name}"] [data-arranged-title]`)].map((one) => one.dataset["arrangedTitle"] ?? "");
  }

  /** The border of what stays at a side. */
  border(side: "left" | "right"): HTMLElement {
    const found = this.page.element.querySelector<HTMLElement>(`[role=slider][data-side=${side}]`);
    if (!found) throw new Error("no border");
    return found;
  }

  async focus(id: string): Promise<void> {
    await this.until(() => this.page.element.querySelector(`[data-arranged-title="${id}"]`));
    await act(async () => this.title(id).focus());
  }

  get said(): string | null | undefined {
    return this.page.element.querySelector("[role=status]")?.textContent;
  }

  /** By its name or its text, in what floats too. */
  button(name: string): HTMLElement {
    const found = [...document.querySelectorAll<HTMLElement>("button, [role^=menuitem]")].find((one) => one.getAttribute("aria-label") === name || one.textContent.startsWith(name));
    if (!found) throw new Error(`no button ${name}`);
    return found;
  }

  async pressed(name: string): Promise<void> {
    await this.press(this.button(name));
  }

  /** From the palette. */
  async add(choice: string): Promise<void> {
    await this.pressed("Устун қўшиш");
    await this.until(() => document.querySelector("[role=dialog] [role=group]"));
    await this.press([...document.querySelectorAll("[data-choice]")].find((one) => one.textContent === choice) ?? null);
  }

  async save(): Promise<void> {
    await this.pressed("places.arrange.save");
    await this.until(() => this.written.length > 0 || this.page.element.querySelector("[role=alert]"));
  }

  async typeInto(id: string, text: string): Promise<void> {
    const input = document.querySelector<HTMLInputElement>(id);
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    await act(async () => {
      input?.focus();
      setter?.call(input, text);
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
}
