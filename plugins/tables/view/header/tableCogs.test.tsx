// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import type { TableConfig } from "#sdk/wire.ts";
import { ColumnsPage } from "../../testing/ColumnsPage.ts";

type Info = CapabilityMap["project"]["info"]["value"];

let page: ColumnsPage;
beforeEach(() => void (page = new ColumnsPage()));
afterEach(async () => expect(await page.close()).toEqual([]));

const filter = {
  id: "f1", title: "City", type: "text", width: null, operator: "eq", field: "city", isRequired: false, options: null, sortOrder: 0, displayCondition: null, fieldType: "text",
};

const show = async (config: Partial<TableConfig>, { permissions = ["platon.admin"], project = "demo" } = {}): Promise<void> =>
  await page.showColumns({ config: { projectId: "demo", filters: [filter], ...config }, permissions, given: { project: { info: createWritable({ id: project } as Info) } } });

const titled = (title: string): HTMLElement | undefined =>
  [...page.page.element.querySelectorAll<HTMLElement>("[role=columnheader], [role=search] span:has(> button)")].find(({ textContent }) => textContent.startsWith(title));
const cog = (): HTMLElement | null => page.page.element.querySelector("button[aria-keyshortcuts='Shift+F2']");

/** The pointer leaves what it rested on, and rests there. */
async function rest(on: HTMLElement | undefined): Promise<void> {
  await act(async () => void page.page.element.querySelector("section")?.parentElement?.dispatchEvent(new MouseEvent("pointerleave")));
  await page.until(() => cog() === null);
  await act(async () => void on?.dispatchEvent(new MouseEvent("pointerover", { bubbles: true })));
  await page.until(() => cog() !== null);
}

const opened = (): string[] => page.done.filter((one) => one.startsWith("open "));

describe("cogs of tables", () => {
  it("T925 an administrator's cog on a column, a group of columns or a filter opens its form in a modal, that of a filter with the table and its level", async () => {
    await show({});
    for (const title of ["name", "person", "City"]) {
      await rest(titled(title));
      await page.press(cog());
    }
    expect(opened()).toEqual([
      "open forms/table_columns/name?_target=modal", "open forms/table_columns/person?_target=modal",
      "open forms/table_filters/f1?_target=modal&table_name=t&table_level=1",
    ]);
  });

  it("T926 who is no administrator, and who is in another project, sees no cog, nor does anybody on the platform's own tables", async () => {
    await show({}, { permissions: ["demo.read"] });
    expect(page.page.element.querySelector("[data-cog]")).toBeNull();
    await show({}, { project: "other" });
    expect(page.page.element.querySelector("[data-cog]")).toBeNull();
    await show({ projectId: "platon" }, { project: "platon" });
    expect(page.page.element.querySelector("[data-cog]")).toBeNull();
    await show({});
    expect(page.page.element.querySelectorAll("[data-cog]").length).toBeGreaterThan(0);
  });

  it("CF743 an administrator comes from a column's menu to further fields of the dataset, of the own project's table and where there is one", async () => {
    await show({ dataset: "cities" });
    await page.choose("name", "addField");
    expect(opened()).toEqual(["open system/new-fields/cities"]);
    for (const [config, who] of [[{}, {}], [{ dataset: "cities" }, { project: "other" }], [{ dataset: "cities" }, { permissions: ["demo.read"] }]] as const) {
      await show(config, who as Parameters<typeof show>[1]);
      await page.openMenu("name");
      expect([page.item("settings") !== undefined, page.item("addField")]).toEqual([true, undefined]);
    }
  });

  it("T927 the keyboard configures a column by Shift+F2 on its title, and by the column's menu", async () => {
    await show({});
    await page.focus("name");
    await page.key("F2", { shiftKey: true });
    await page.openMenu("note");
    await page.press([...document.querySelectorAll("[role^=menuitem]")].find(({ textContent }) => textContent.includes("places.configure")) ?? null);
    expect(opened()).toEqual(["open forms/table_columns/name?_target=modal", "open forms/table_columns/note?_target=modal"]);
  });
});
