// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { BulkAnswer, BulkBody, FormConfig, FormElement } from "#sdk/wire.ts";
import { TablePage } from "../../testing/TablePage.tsx";
import { aColumn, aTable } from "../../testing/testTable.ts";

const permissions = { read: true, insert: true, update: true, delete: true, export: true };
const anElement = (dataField: string, more: Partial<FormElement> = {}): FormElement => ({ id: dataField, type: "text", dataField, label: `of ${dataField}`, children: [], ...more });
const form: FormConfig = {
  id: "f", name: "f", title: "F", projectId: "demo", isPublic: false, layout: "auto", dataSource: "f", permissions, revision: "1",
  elements: [anElement("name", { isRequired: true }), anElement("note"), anElement("code", { isReadOnly: true }), anElement("photo", { type: "image" }), anElement("size", { type: "int" })],
};
const config = aTable({ columns: [aColumn("name"), aColumn("note", { dataNowrap: false })], form: "f" });
const rows = Array.from({ length: 6 }, (_, index) => ({ $id: `id${index}`, name: `n${index}`, note: "a" }));

let table: TablePage;
let sent: BulkBody[] = [];
let actions: (() => void)[] = [];
let told: string[] = [];

async function show(answer: (body: BulkBody) => Promise<BulkAnswer>): Promise<void> {
  [table, sent, actions, told] = [new TablePage(), [], [], []];
  const { tables, forms, toasts } = fakeCapabilities().capabilities;
  await table.show({
    config, rows, box: { width: 1_000, height: 360 },
    given: {
      tables: { ...tables, bulk: async (_name, body) => (sent.push(body), await answer(body)), ids: async () => await Promise.resolve({ ids: [] }) },
      toasts: { show: async (toast) => {
        if (toast.action) actions.push(toast.action.run);
        await toasts.show(toast);
        told.push(`${toast.kind} ${toast.text}`);
      } },
      forms: { ...forms, config: async () => await Promise.resolve(form) },
    },
  });
  await table.until(() => table.cell(0, 1)?.textContent === "n0");
  await table.press(table.cell(1, 0));
  await table.press(table.cell(3, 0), { shiftKey: true });
  await table.until(() => button("tables.bulk"));
  await table.press(button("tables.bulk"));
  await table.until(() => dialog()?.querySelector("button[role=combobox]"));
}

afterEach(async () => {
  expect(await table.close()).toEqual([]);
});

const button = (text: string): HTMLElement | null => [...document.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent === text) ?? null;
const dialog = (): HTMLElement | null => document.querySelector("[role=dialog]");
const selected = (): number => table.page.element.querySelectorAll("[role=row][aria-selected=true]").length;

async function choose(label: string): Promise<string[]> {
  await table.press(dialog()?.querySelector("button[role=combobox]") ?? null);
  await table.until(() => document.querySelector("[role=option]"));
  const options = [...document.querySelectorAll<HTMLElement>("[role=option]")];
  const names = options.map((one) => one.textContent);
  await table.press(options.find((one) => one.textContent === label) ?? null);
  await table.until(() => dialog()?.querySelector("[role=group]"));
  return names;
}

async function emptyNote(): Promise<void> {
  await choose("of note");
  await act(async () => dialog()?.querySelector<HTMLElement>("input[type=checkbox]")?.click());
}

const change = async (): Promise<void> => await table.press([...(dialog()?.querySelectorAll<HTMLElement>("footer button") ?? [])].at(-1) ?? null);
const done = (affected: number, errors: BulkAnswer["errors"] = []): BulkAnswer => ({ affected, missing: 0, errors, skipped: 0 });

it("T830 fields of the table's form that may be changed are written into all selected records at once; an optional one can be emptied", async () => {
  await show(async () => await Promise.resolve(done(3)));
  expect(dialog()?.textContent).toContain("tables.bulk.title");
  expect(await choose("of note")).toEqual(["of name", "of note", "of size"]);
  await change();
  // Nothing was said of the field yet.
  expect(sent).toEqual([]);
  await act(async () => dialog()?.querySelector<HTMLElement>("input[type=checkbox]")?.click());
  await change();
  await table.until(() => dialog() === null);
  expect(sent).toEqual([{ ids: ["id1", "id2", "id3"], patch: { note: null } }]);
  await table.until(() => selected() === 0);
});

it("T831 records that a change of many refuses stay selected, and are told by name, field and reason", async () => {
  await show(async () => await Promise.resolve(done(2, [{ id: "id2", field: "note", message: "must be" }])));
  await emptyNote();
  await change();
  await table.until(() => selected() === 1);
  expect(table.page.element.querySelector("[role=row][aria-selected=true]")?.textContent).toContain("n2");
  expect(told).toHaveLength(2);
  await act(async () => actions[0]?.());
  await table.until(() => dialog()?.querySelector("li a"));
  expect(dialog()?.querySelector("li")?.textContent).toBe("n2of note: must be");
  await table.press(button("ui.close"));
});

it("T832 a change of many that fails keeps what was chosen and says why; closing asks first", async () => {
  await show(async () => await Promise.reject(new PlatonError("network", "expected")));
  await emptyNote();
  await change();
  await table.until(() => dialog()?.querySelector("[role=alert]"));
  expect(dialog()?.querySelectorAll("[role=group]")).toHaveLength(1);
  expect(selected()).toBe(3);
  await table.key("Escape");
  await table.until(() => dialog() === null);
  expect(table.done).toContain("confirm kernel.leave.question");
});

it("T832 a change of many runs on where its dialog is closed, and is told then", async () => {
  let answer: ((answer: BulkAnswer) => void) | undefined;
  await show(async () => await new Promise((resolve) => (answer = resolve)));
  await emptyNote();
  await change();
  await table.until(() => dialog()?.querySelector("[aria-busy=true]"));
  await table.key("Escape");
  await table.until(() => dialog() === null);
  await act(async () => answer?.(done(3)));
  expect(told).toMatchObject([expect.stringContaining("success")]);
});
