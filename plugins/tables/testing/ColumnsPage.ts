import { act } from "react";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { ColumnPreferences, TableConfig } from "#sdk/wire.ts";
import { TablePage } from "./TablePage.tsx";
import { aColumn, aGroup, aTable } from "./testTable.ts";

const config = aTable({
  leftFixed: 1,
  columns: [aColumn("number"), aGroup("person", [aColumn("name"), aColumn("city")]), aColumn("size", { type: "int" }), aColumn("note")],
});
const rows = ["1", "2"].map((id) => ({ $id: id, number: id, name: "n", city: "c", size: Number(id), note: "x" }));

export interface ColumnsPageOptions {
  readonly config?: Partial<TableConfig>;
  readonly tables?: Partial<CapabilityMap["tables"]>;
  readonly permissions?: readonly string[];
  readonly given?: Partial<CapabilityMap>;
}

/** A table whose user changes its columns, and what of that was kept. */
export class ColumnsPage extends TablePage {
  readonly saved: (ColumnPreferences | null)[] = [];

  async showColumns({ config: more, tables, permissions = [], given }: ColumnsPageOptions = {}): Promise<void> {
    const { capabilities } = fakeCapabilities();
    const user = { id: "u", permissions } as unknown as CapabilityMap["user"]["current"]["value"];
    const savePreferences: CapabilityMap["tables"]["savePreferences"] = async (_id, _level, own) => void this.saved.push(await Promise.resolve(own));
    await this.show({
      config: { ...config, ...more },
      rows,
      given: { user: { current: createWritable(user) }, tables: { ...capabilities.tables, savePreferences, ...tables }, ...given },
      box: { width: 900, height: 400 },
    });
    await this.until(() => this.page.element.querySelector("[role=table]"));
  }

  /** As they stand beside each other; in the document those above a group come first. */
  get titles(): string[] {
    return [...this.page.element.querySelectorAll<HTMLElement>("[data-title]")]
      .sort((a, b) => Number(a.dataset["title"]) - Number(b.dataset["title"]))
      .map((one) => one.querySelector("span")?.textContent ?? "");
  }

  title(name: string): HTMLElement {
    const found = [...this.page.element.querySelectorAll<HTMLElement>("[data-title]")].find((one) => one.querySelector("span")?.textContent === name);
    if (!found) throw new Error(`no title ${name}`);
    return found;
  }

  async focus(name: string): Promise<void> {
    await act(async () => this.title(name).focus());
  }

  /** Of the open menu. */
  item(word: string): HTMLElement | undefined {
    return [...document.querySelectorAll<HTMLElement>("[role^=menuitem]")].find((one) => one.textContent.endsWith(`columns.${word}`));
  }

  async openMenu(name: string): Promise<void> {
    await this.focus(name);
    await this.key("ArrowDown", { altKey: true });
    await this.until(() => document.activeElement?.role?.startsWith("menuitem"));
  }

  async choose(name: string, word: string): Promise<void> {
    await this.openMenu(name);
    await this.press(this.item(word) ?? null);
  }

  async openSettings(): Promise<void> {
    await this.press(this.page.element.querySelector("button[aria-label$='columns.settings']"));
    await this.until(() => document.querySelector("[role=dialog] [data-column]"));
  }

  /** The button of a dialog or popover with that text. */
  button(text: string): HTMLElement | undefined {
    return [...document.querySelectorAll<HTMLElement>("[data-overlay] button")].find((one) => one.textContent.endsWith(text));
  }

  async typeInto(selector: string, text: string): Promise<void> {
    await this.until(() => document.querySelector(selector));
    const input = document.querySelector<HTMLInputElement>(selector);
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    await act(async () => {
      setter?.call(input, text);
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
}
