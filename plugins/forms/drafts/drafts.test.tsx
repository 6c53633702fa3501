// @vitest-environment jsdom
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { act } from "react";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { configOf, element, saving } from "../testing/formConfigs.ts";
import { FormStage, type FormSetting } from "../testing/FormStage.tsx";

const day = 24 * 60 * 60 * 1_000;
const person = { id: "u1", draftKey: btoa("k".repeat(32)) };
const config = configOf([element("name"), element("note")]);
const stages: FormStage[] = [];

beforeEach(() => {
  // The database of another test would be another one's drafts.
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
});

afterEach(async () => {
  for (const stage of stages.splice(0)) await stage.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Time for a draft to be written or found: the pause after typing, encryption and the database. */
async function rest(): Promise<void> {
  await act(async () => await sleep(400));
}

/** A form in a tab of its own. */
async function open(setting: FormSetting = {}): Promise<FormStage> {
  const stage = new FormStage();
  stages.push(stage);
  await stage.show({ config, person, ...setting });
  await rest();
  return stage;
}

const isOffered = ({ page }: FormStage): boolean => page.textContent.includes("forms.draft.found");

it("F607 what was typed and not saved is offered when the record is opened again, and restored as it was typed", async () => {
  const values = { name: "Хива", note: "" };
  const first = await open({ values });
  await first.type("note", "Эски шаҳар");
  await rest();
  const second = await open({ values });
  expect([isOffered(second), second.input("note").value]).toEqual([true, ""]);
  await second.press("forms.draft.restore");
  expect([second.input("note").value, second.isDirty(), isOffered(second)]).toEqual(["Эски шаҳар", true, false]);
});

it("F608 a draft is gone after saving, after it was discarded, and after the person was asked and left", async () => {
  const sent: unknown[] = [];
  const calls = saving(sent, ({ values }) => ({ id: "r1", version: 2, values }));
  const first = await open({ values: { name: "Хива" }, calls });
  await first.type("name", "Бухоро");
  await rest();
  await first.press("forms.save");
  await rest();
  const second = await open({ values: { name: "Бухоро" } });
  expect(isOffered(second)).toBe(false);
  await second.type("name", "Термиз");
  await rest();
  const third = await open({ values: { name: "Бухоро" } });
  await third.press("forms.draft.discard");
  await rest();
  const fourth = await open({ values: { name: "Бухоро" } });
  expect(isOffered(fourth)).toBe(false);
  await fourth.type("name", "Нукус");
  await rest();
  expect(fourth.isDirty()).toBe(true);
  await stages.pop()?.close();
  await rest();
  expect(isOffered(await open({ values: { name: "Бухоро" } }))).toBe(false);
});

it("F609 a draft belongs to one person and one record, and nothing of it can be read in the browser without the person's key", async () => {
  const first = await open({ values: { name: "Хива" } });
  await first.type("name", "Махфий ном");
  await rest();
  expect(isOffered(await open({ values: { name: "Хива" }, person: { id: "u2", draftKey: btoa("z".repeat(32)) } }))).toBe(false);
  expect(isOffered(await open())).toBe(false);
  // The same person by name, with another key: as after the storage was copied.
  expect(isOffered(await open({ values: { name: "Хива" }, person: { ...person, draftKey: btoa("z".repeat(32)) } }))).toBe(false);
  const stored = await storedDrafts();
  expect(stored).toHaveLength(1);
  expect(new TextDecoder().decode(stored[0]?.data)).not.toContain("Махфий");
});

it("F610 nothing is kept of public forms, of passwords, and for nobody", async () => {
  const secret = configOf([element("pin", { type: "password" })]);
  for (const setting of [{ isPublic: true }, { person: undefined }, { config: secret }]) {
    const stage = await open(setting);
    await stage.type(setting.config ? "pin" : "name", "Махфий");
    expect(stage.isDirty()).toBe(true);
    await rest();
  }
  expect(await storedDrafts()).toEqual([]);
});

it("F611 a draft that nobody came back for is gone after 30 days", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const first = await open({ values: { name: "Хива" } });
  await first.type("name", "Бухоро");
  await rest();
  vi.setSystemTime(Date.now() + 30 * day + 1_000);
  expect(isOffered(await open({ values: { name: "Хива" } }))).toBe(false);
  expect(await storedDrafts()).toEqual([]);
});

it("F612 a draft over a version that is no longer the newest meets the other's save as a conflict", async () => {
  const first = await open({ values: { name: "Хива", note: "а" } });
  await first.type("note", "б");
  await rest();
  const versions: number[] = [];
  const second = await open({
    values: { name: "Хива", note: "в" },
    calls: {
      read: async () => await Promise.resolve({ id: "r1", version: 2, values: { name: "Хива", note: "в" }, files: {} }),
      update: async (_form, _id, { version }) => {
        versions.push(version);
        const data = { code: "stale_version", version: 2, values: { name: "Хива", note: "в" } };
        return await Promise.reject(new PlatonError("stale_version", "expected", { status: 409, data }));
      },
    },
  });
  await second.press("forms.draft.restore");
  await second.press("forms.save");
  expect(versions).toEqual([1]);
  expect(second.page.querySelector("[role=alert]")?.textContent).toContain("forms.conflict.clash");
});

it("F613 a new record whose insert was not answered is sent under the same key from its draft", async () => {
  const keys: (string | undefined)[] = [];
  const calls = (isAnswered: boolean): FormSetting["calls"] => ({
    insert: async (_form, values, options) => {
      keys.push(options?.idempotencyKey);
      if (!isAnswered) throw new PlatonError("network", "expected", { status: 0 });
      return await Promise.resolve({ id: "r7", version: 1, values });
    },
  });
  const first = await open({ calls: calls(false) });
  await first.type("name", "Али");
  await first.press("forms.save");
  await rest();
  const second = await open({ calls: calls(true) });
  await second.press("forms.draft.restore");
  await second.press("forms.save");
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

it("F614 where the browser keeps nothing the form works, and says that drafts are off", async () => {
  vi.stubGlobal("indexedDB", { open: () => { throw new DOMException("no room", "QuotaExceededError"); } });
  const sent: unknown[] = [];
  const stage = await open({ values: { name: "Хива" }, calls: saving(sent, ({ values }) => ({ id: "r1", version: 2, values })) });
  expect(stage.page.textContent).not.toContain("forms.draft.off");
  await stage.type("name", "Бухоро");
  await rest();
  expect(stage.page.textContent).toContain("forms.draft.off");
  await stage.press("forms.save");
  expect(sent).toHaveLength(1);
});

it("F614 where the database of the browser never answers the form saves as ever", async () => {
  vi.stubGlobal("indexedDB", { open: () => ({}) });
  const sent: unknown[] = [];
  const stage = await open({ values: { name: "Хива" }, calls: saving(sent, ({ values }) => ({ id: "r1", version: 2, values })) });
  await stage.type("name", "Бухоро");
  await rest();
  await stage.press("forms.save");
  expect([sent.length, stage.isDirty()]).toEqual([1, false]);
});

async function storedDrafts(): Promise<{ data: ArrayBuffer }[]> {
  if ((await indexedDB.databases()).length === 0) return [];
  const request = indexedDB.open("platon-drafts");
  const database = await new Promise<IDBDatabase>((resolve) => (request.onsuccess = () => resolve(request.result)));
  const all = database.transaction("drafts").objectStore("drafts").getAll() as IDBRequest<{ data: ArrayBuffer }[]>;
  return await new Promise((resolve) => (all.onsuccess = () => resolve(all.result)));
}
