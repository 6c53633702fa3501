// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import type { FormConfig } from "#sdk/wire.ts";
import { BodyPage, type ShownBody } from "../../testing/BodyPage.tsx";

const elements = ["name", "note", "state"].map((dataField) => ({ id: dataField, type: "text", dataField, children: [] }));
const form = { name: "f", elements, permissions: { read: true, insert: true, update: true, delete: true } } as unknown as FormConfig;

/** Columns of the table. */
const [size, note] = [2, 3];

/** A form that is asked for with the first focus, and comes when the test says so. */
describe.each<ShownBody>(["canvas", "elements"])("a form that comes late, over rows as %s", (body) => {
  let table: BodyPage;
  let answer: (form: FormConfig) => void;
  let refuse: (failure: unknown) => void;

  beforeEach(async () => {
    table = new BodyPage(body);
    const coming = new Promise<FormConfig>((resolve, reject) => ([answer, refuse] = [resolve, reject]));
    coming.catch(() => undefined);
    const { capabilities } = fakeCapabilities();
    const forms: CapabilityMap["forms"] = { ...capabilities.forms, config: async () => await coming };
    await table.showBody({ form: "f" }, { forms });
  });

  afterEach(async () => {
    expect(await table.close()).toEqual([]);
  });

  const come = async (): Promise<void> => await act(async () => answer(form));
  const holder = (): HTMLInputElement | null => table.page.element.querySelector("[data-editing-holder]");
  /** What the plugin of forms is asked to draw over the cell. */
  const editor = (): { id: string; field: string } | undefined => {
    const told = table.page.element.querySelector("[data-view=field]")?.textContent;
    return told ? (JSON.parse(told) as { id: string; field: string }) : undefined;
  };

  /** As a browser does: a key that nobody took puts its letter where the focus is by then. */
  async function type(text: string): Promise<void> {
    for (const letter of text) {
      const isTaken = await table.key(letter);
      const { activeElement: input } = document;
      if (isTaken || !(input instanceof HTMLInputElement)) continue;
      input.value += letter;
      await act(async () => input.dispatchEvent(new Event("input", { bubbles: true })));
    }
  }

  async function choose(line: number, column: number): Promise<void> {
    await table.pressCell(line, column);
    await table.untilActive(line, column);
  }

  it("T909 letters that are typed before it is known whether the field is editable stand in its editor, in their order", async () => {
    await choose(1, note);
    await type("ав");
    expect(editor()).toBeUndefined();
    await come();
    expect([editor(), holder()?.value, document.activeElement === holder()]).toEqual([expect.objectContaining({ id: "id1", field: "note" }), "ав", true]);
    await type("г");
    expect(holder()?.value).toBe("авг");
  });

  it("T909 F2 and Enter wait for it, with the letters after them", async () => {
    await choose(1, note);
    await table.key("Enter");
    await choose(2, note);
    expect(await table.key("F2")).toBe(true);
    await type("ав");
    await come();
    expect([editor(), holder()?.value]).toEqual([expect.objectContaining({ id: "id2" }), "ав"]);
    await table.key("Escape");
    expect(editor()).toBeUndefined();
    await table.untilActive(2, note);
  });

  it("T909 of a field that is not editable they are dropped, and the cell has the focus again", async () => {
    await choose(1, size);
    await type("12");
    await come();
    expect(editor()).toBeUndefined();
    await table.untilActive(1, size);
    await table.key("ArrowDown");
    await table.untilActive(2, size);
  });

  it("T909 they are dropped by Escape, by another cell, and where the form cannot be read", async () => {
    await choose(1, note);
    await type("а");
    expect(await table.key("Escape")).toBe(true);
    await table.untilActive(1, note);
    await type("в");
    await choose(3, note);
    await type("г");
    await act(async () => refuse(new PlatonError("forbidden", "expected")));
    expect(editor()).toBeUndefined();
    await table.untilActive(3, note);
  });

  it("T909 whoever went to another cell before it came edits nothing", async () => {
    await choose(1, note);
    await type("ав");
    await choose(3, note);
    await come();
    expect(editor()).toBeUndefined();
    await table.untilActive(3, note);
    await type("г");
    expect([editor(), holder()?.value]).toEqual([expect.objectContaining({ id: "id3" }), "г"]);
  });

  it("T910 Enter and Escape of an input method are its own, also when it began before the form came", async () => {
    await choose(1, note);
    await table.key("Process");
    const input = holder();
    expect(document.activeElement).toBe(input);
    await act(async () => input?.dispatchEvent(new Event("compositionstart", { bubbles: true })));
    await come();
    expect([await table.key("Enter", { isComposing: true }), await table.key("Escape", { isComposing: true })]).toEqual([false, false]);
    expect([editor(), input?.dataset["composing"], document.activeElement === input]).toEqual([expect.objectContaining({ id: "id1" }), "", true]);
    await act(async () => input?.dispatchEvent(new Event("compositionend", { bubbles: true })));
    expect([input?.dataset["composing"], await table.key("Escape"), editor()]).toEqual([undefined, true, undefined]);
    await table.untilActive(1, note);
  });
});
