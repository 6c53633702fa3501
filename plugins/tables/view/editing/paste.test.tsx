// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { FormConfig, FormElement, TableConfig } from "#sdk/wire.ts";
import { BodyPage, type ShownBody } from "../../testing/BodyPage.tsx";

const element = (dataField: string, type: string): FormElement => ({ id: dataField, type, dataField, children: [] });
const elements = [element("name", "text"), element("note", "text"), element("state", "text")];
const form = { name: "f", elements, permissions: { read: true, insert: true, update: true, delete: true } } as unknown as FormConfig;

interface Sent {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly version: number;
}

describe.each<ShownBody>(["canvas", "elements"])("paste over rows as %s", (body) => {
  let table: BodyPage;
  let sent: Sent[];
  let asked: { title?: string; text: string }[];
  /** Of a save, before it is answered. */
  let answer: (one: Sent) => Promise<void>;

  beforeEach(() => {
    table = new BodyPage(body);
    sent = [];
    asked = [];
    answer = async () => await Promise.resolve();
  });

  afterEach(async () => {
    expect(await table.close()).toEqual([]);
  });

  async function showForm(more: Partial<TableConfig> = {}): Promise<void> {
    const { capabilities } = fakeCapabilities();
    const forms: CapabilityMap["forms"] = {
      ...capabilities.forms,
      config: async () => await Promise.resolve(form),
      update: async (_form, id, change) => {
        sent.push({ id, ...change });
        await answer({ id, ...change });
        return { id, version: change.version + 1 };
      },
    };
    const confirm: CapabilityMap["dialogs"]["confirm"] = async (question) => (asked.push(question), await Promise.resolve(true));
    const message: CapabilityMap["dialogs"]["message"] = async (text) => void asked.push(await Promise.resolve({ text }));
    await table.showBody({ form: "f", ...more }, { forms, dialogs: { confirm, message } });
  }

  async function paste(text: string, target: Element | null = document.activeElement): Promise<boolean> {
    const event = Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData: { getData: () => text } });
    await act(async () => target?.dispatchEvent(event));
    return event.defaultPrevented;
  }

  it("T720 a paste fills the shown columns in their order and rows as shown from the active cell on, and names what is read-only", async () => {
    await showForm({ preferences: { order: ["name", "note", "size", "state"], hidden: ["size"], widths: {}, titles: {} } as unknown as TableConfig["preferences"] });
    await table.pressCell(1, 2);
    expect(await paste("a\tb\tc\nd\te\tf\n")).toBe(true);
    await table.until(() => sent.length === 2);
    expect(sent).toEqual([{ id: "id1", values: { note: "a", state: "b" }, version: 1 }, { id: "id2", values: { note: "d", state: "e" }, version: 1 }]);
    expect(asked[0]?.text.split("\n").at(-1)).toBe("tables.paste.beyondColumns");
    await table.until(() => table.cell(1, 2)?.textContent === "a");
  });

  it("T720 columns that cannot be changed are named once, and a paste over them alone changes nothing", async () => {
    await showForm();
    await table.pressCell(1, 2);
    await paste("1\tb\n2\td");
    await table.until(() => sent.length === 2);
    expect(asked[0]?.text).toContain("tables.paste.readOnly: size");
    await table.pressCell(1, 2);
    await paste("1\n2");
    await table.until(() => asked.length === 2);
    expect([asked[1]?.text.split("\n"), sent.length]).toEqual([["tables.paste.question", "tables.paste.readOnly: size"], 2]);
  });

  it("T899 a row that a validator refuses keeps what it had, is named with the reason, and its text is given back", async () => {
    answer = async ({ id }) => {
      if (id === "id2") throw new PlatonError("invalid", "expected", { fields: { note: ["қисқа"] } });
      await Promise.resolve();
    };
    await showForm();
    await table.pressCell(1, 3);
    await paste("a\nb\nc");
    await table.until(() => table.copied !== undefined);
    expect([sent.map(({ id }) => id), asked[1]?.text.split("\n"), table.copied]).toEqual([["id1", "id2", "id3"], ["tables.paste.saved", "3: қисқа"], "b"]);
    await table.until(() => [1, 2, 3].map((line) => table.cell(line, 3)?.textContent).join() === "a,z2,c");
  });

  it("T900 a large paste says how far it is, and is stopped: what was not sent is given back", async () => {
    const later: (() => void)[] = [];
    answer = async () => await new Promise((resolve) => later.push(resolve));
    await showForm();
    await table.pressCell(0, 3);
    await paste(Array.from({ length: 30 }, (_, at) => `x${at}`).join("\n"));
    await table.until(() => later.length === 1);
    await act(async () => later[0]?.());
    await table.until(() => document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow") === "3");
    await table.press([...document.querySelectorAll("button")].find((one) => one.textContent === "tables.paste.stop") ?? null);
    await act(async () => later[1]?.());
    await table.until(() => table.copied !== undefined);
    expect([sent.length, document.querySelector("[role=progressbar]"), asked[1]?.title]).toEqual([2, null, "tables.paste.failed"]);
    expect(table.copied).toBe(Array.from({ length: 28 }, (_, at) => `x${at + 2}`).join("\n"));
  });

  it("T901 too many cells, or a text of none, are refused before anything is asked; what is pasted into a field is the field's", async () => {
    await showForm();
    await table.pressCell(0, 3);
    await table.until(() => document.activeElement !== document.body);
    await paste("\t".repeat(10_001));
    await table.until(() => asked.length === 1);
    expect(asked[0]?.text).toBe("tables.paste.tooMany");
    expect(await paste("")).toBe(false);
    const field = document.createElement("input");
    table.page.element.querySelector("section")?.append(field);
    expect(await paste("a\tb", field)).toBe(false);
    field.remove();
    expect([asked.length, sent.length]).toEqual([1, 0]);
  });
});
