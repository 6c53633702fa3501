// @vitest-environment jsdom
import axe from "axe-core";
import { act } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import type { ChangesBody, ObjectPart, ProjectOutline } from "#sdk/wire.ts";
import { configOf, element } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";

type Info = CapabilityMap["project"]["info"]["value"];
type User = CapabilityMap["user"]["current"]["value"];
type Change = ChangesBody["changes"][number];

let stage: FormStage;
let parts: ObjectPart[];
let sent: Change[][];
let answer: () => unknown;
let revision: number;

const part = (id: string, sortOrder: number, values: Record<string, unknown> = {}, parentId: string | null = null): ObjectPart =>
  ({ id, version: 3, parentId, values: { key: id, type: "text", dataField: id, label: `Майдон ${id}`, sortOrder, ...values } });
const holder = (id: string, type: string, sortOrder: number, parentId: string | null = null): ObjectPart => part(id, sortOrder, { type, dataField: null, label: `Қисм ${id}` }, parentId);
const outline = {
  datasets: [
    { id: "d1", name: "cities", title: "Шаҳарлар", fields: [
      { name: "name", title: "Номи", type: "text", isDemanded: true }, { name: "note", title: "Изоҳ", type: "text" }, { name: "tin", title: "СТИР", type: "text" },
      { name: "country", title: "Мамлакат", type: "uuid", target: "countries" }, { name: "founded", title: "Асос солинган", type: "date" },
    ] },
    { id: "d2", name: "countries", title: "Мамлакатлар", fields: [{ name: "code", title: "Код", type: "text" }] },
  ],
  elementTypes: [["text", "Матн"], ["textarea", "Узун матн"], ["tabs", "Бўлимлар"], ["tab", "Бўлим"], ["fieldset", "Гуруҳ"], ["select", "Танлов"], ["date", "Сана"]].map(([type, title]) => ({ type, title })),
} as unknown as ProjectOutline;

beforeAll(async () => void (await import("./ArrangeForm.tsx")));
beforeEach(() => {
  stage = new FormStage();
  parts = [part("name", 0), part("note", 10, { width: 6 }), holder("group", "fieldset", 20), part("tin", 0, {}, "group")];
  [sent, revision, answer] = [[], 1, () => ({ dryRun: false, changed: [], ddl: [], losses: [] })];
});
afterEach(async () => expect(await stage.close()).toEqual([]));

const call = async (name: string, options: { body?: ChangesBody }): Promise<unknown> => {
  if (name === "GET config/outline") return await Promise.resolve(outline);
  if (name === "GET config/parts/{entity}/{id}") return await Promise.resolve(parts);
  if (name !== "POST config/changes") return undefined;
  sent.push(options.body?.changes ?? []);
  return await Promise.resolve(answer());
};

async function show({ permissions = ["platon.admin"], projectId = "demo", isPublic = false, arrange = "1" } = {}): Promise<void> {
  await stage.show({
    isPublic, query: { _target: "self", ...(arrange && { arrange }) },
    given: {
      user: { current: createWritable({ id: "u", permissions } as unknown as User) }, project: { info: createWritable({ id: "demo" } as Info) },
      http: { call: call as unknown as CapabilityMap["http"]["call"], endpoint: async () => await Promise.resolve(undefined) },
    },
    calls: { config: async () => await Promise.resolve(configOf([element("name"), element("note")], { projectId, revision: String(revision) })) },
  });
}
async function arrange(): Promise<void> {
  await show();
  await vi.waitFor(async () => await act(async () => expect(frames().length).toBeGreaterThan(0)));
}

const frames = (): HTMLElement[] => [...stage.page.querySelectorAll<HTMLElement>("[data-arranged]")];
const frame = (id: string): HTMLElement => stage.page.querySelector(`[data-arranged="${id}"], [data-arranged-tab="${id}"]`) as HTMLElement;
/** Ids of what stands in a level, in the order in which it is drawn. */
const idsIn = (level = ""): (string | undefined)[] => frames().filter((one) => one.parentElement?.dataset["level"] === level).map((one) => one.dataset["arranged"]);
const choose = async (id: string): Promise<void> => await act(async () => frame(id).focus());
const key = async (name: string, more: KeyboardEventInit = {}): Promise<boolean> => await stage.key(document.activeElement as HTMLElement, { key: name, ...more });
const save = async (): Promise<void> => await stage.press("places.arrange.save");
const button = (label: string): HTMLButtonElement => stage.page.querySelector(`button[aria-label="${label}"]`) as HTMLButtonElement;
const pick = async (label: string): Promise<void> => {
  await stage.press("forms.arrange.add");
  await act(async () => [...document.querySelectorAll<HTMLElement>("[data-menu-item]")].find((one) => one.textContent.startsWith(label))?.click());
};
const update = (id: string, values: Record<string, unknown>) => ({ change: "update", entity: "form_elements", id, version: 3, values });
const point = async (type: string, on: EventTarget, [clientX, clientY]: [number, number]): Promise<void> =>
  await act(async () => void on.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY }), { pointerId: 1, pointerType: "mouse" })));
/** A browser clicks where both the press and the release were. */
const drop = async (at: [number, number]): Promise<void> => {
  await point("pointerup", window, at);
  await point("click", stage.page, at);
};
/** A column of what is drawn, each so high. */
function layOut(boxes: Record<string, [left: number, top: number, width: number, height: number]>): void {
  for (const [selector, [left, top, width, height]] of Object.entries(boxes)) {
    const box = stage.page.querySelector(selector);
    if (!box) throw new Error(`${selector} is not drawn`);
    box.getBoundingClientRect = () => ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  }
}

describe("a form arranged in place", () => {
  it("F821 administrators are offered to arrange a form at its own address; nobody else is, and for nobody else the address means anything", async () => {
    await show({ arrange: "" });
    await stage.press("places.arrange.open");
    expect(stage.done.filter((one) => one.startsWith("open "))).toEqual(["open forms/cities?_target=self&arrange=1"]);
    for (const other of [{ permissions: [] }, { projectId: "platon" }, { isPublic: true }]) {
      await show(other);
      await vi.waitFor(async () => await act(async () => expect(stage.input("name")).not.toBeNull()));
      expect([frames(), [...stage.page.querySelectorAll("button")].some(({ textContent }) => textContent === "places.arrange.open")]).toEqual([[], false]);
    }
  });

  it("F822 elements are drawn as in the form, nothing in them can be used, and what a condition hides is there and marked", async () => {
    parts = [...parts, part("kind", 30, { displayCondition: "false" })];
    await arrange();
    expect([idsIn(), idsIn("group")]).toEqual([["name", "note", "group", "kind"], ["tin"]]);
    expect(frame("name").querySelector("input")?.closest("[inert]")).not.toBeNull();
    expect(frame("tin").closest("[inert]")).toBeNull();
    expect([frame("kind").getAttribute("aria-label"), frame("name").getAttribute("aria-label")]).toEqual(["Майдон kind, Матн, forms.arrange.conditional", "Майдон name, Матн"]);
    const found = await axe.run(stage.page, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
    expect(found.violations.map(({ id }) => id)).toEqual([]);
  });

  it("F823 keys choose an element, move it among its neighbours, into a group and out of it, and it is told where it is", async () => {
    await arrange();
    await choose("name");
    await key("ArrowDown");
    expect(document.activeElement).toBe(frame("note"));
    await key("ArrowUp", { altKey: true });
    expect([idsIn(), document.activeElement]).toEqual([["note", "name", "group"], frame("note")]);
    expect([...stage.page.querySelectorAll("[role=status]")].at(-1)?.textContent).toBe("Майдон note, 1 / 3");
    await key("ArrowDown", { altKey: true });
    await key("ArrowRight", { altKey: true });
    expect([idsIn(), idsIn("group")]).toEqual([["name", "group"], ["note", "tin"]]);
    expect([...stage.page.querySelectorAll("[role=status]")].at(-1)?.textContent).toBe("Майдон note, Қисм group, 1 / 2");
    await key("ArrowLeft", { altKey: true });
    expect(idsIn()).toEqual(["name", "group", "note"]);
  });

  it("F824 Shift, Alt and an arrow change the width by a column, and only what is another is written", async () => {
    await arrange();
    await choose("note");
    await key("ArrowRight", { altKey: true, shiftKey: true });
    await key("ArrowRight", { altKey: true, shiftKey: true });
    await save();
    expect(sent).toEqual([[update("note", { width: 8 })]]);
    expect(stage.done).toContain("open forms/cities?_target=self");
  });

  it("F825 Delete takes an element away with what stands in it; undo and redo bring it back and take it again", async () => {
    await arrange();
    await choose("group");
    await key("Delete");
    expect([idsIn(), frame("tin"), document.activeElement]).toEqual([["name", "note"], null, frame("note")]);
    await key("z", { ctrlKey: true });
    expect([idsIn(), idsIn("group")]).toEqual([["name", "note", "group"], ["tin"]]);
    await key("z", { ctrlKey: true, shiftKey: true });
    expect(idsIn()).toEqual(["name", "note"]);
    await save();
    expect(sent[0]?.map((change) => [change.change, "id" in change && change.id])).toEqual([["delete", "tin"], ["delete", "group"]]);
  });

  it("F826 an element is dragged before, behind and into others, and one line shows where it would land", async () => {
    await arrange();
    layOut({
      "[data-level='']": [0, 0, 600, 300], "[data-arranged=name]": [0, 0, 600, 40], "[data-arranged=note]": [0, 60, 290, 40],
      "[data-arranged=group]": [0, 120, 600, 100], "[data-level=group]": [20, 140, 560, 60], "[data-arranged=tin]": [20, 140, 560, 40],
    });
    await point("pointerdown", frame("name"), [10, 10]);
    await point("pointermove", window, [40, 150]);
    expect(frame("tin").dataset["lands"]).toBe("before");
    await point("pointermove", window, [250, 80]);
    expect([frame("tin").dataset["lands"], frame("note").dataset["lands"], frame("note").dataset["beside"]]).toEqual([undefined, "after", "true"]);
    await point("pointermove", window, [40, 175]);
    await drop([40, 175]);
    expect([idsIn(), idsIn("group")]).toEqual([["note", "group"], ["tin", "name"]]);
    await save();
    expect(sent).toEqual([[update("name", { parentId: "group", sortOrder: 10 })]]);
  });

  it("F827 the right edge of the chosen element is dragged to a width of whole columns", async () => {
    await arrange();
    await choose("name");
    layOut({ "[data-level='']": [0, 0, 600, 300], "[data-arranged=name]": [0, 0, 600, 40] });
    await point("pointerdown", frame("name").querySelector("[data-resize]") as Element, [600, 20]);
    await point("pointermove", window, [210, 20]);
    await drop([210, 20]);
    await save();
    expect(sent).toEqual([[update("name", { width: 4 })]]);
  });

  it("F828 a field that no element shows is added as an element for its type, with what it needs", async () => {
    await arrange();
    await choose("name");
    await pick("Мамлакат");
    expect(idsIn().slice(0, 2)).toEqual(["name", expect.any(String)]);
    await save();
    expect(sent).toEqual([[expect.objectContaining({
      change: "insert", entity: "form_elements",
      values: expect.objectContaining({ formId: "1", type: "select", dataField: "country", label: "Мамлакат", optionsFrom: { dataset: "countries", value: "id", text: "code", sort: "code" } }),
    })]]);
    await stage.press("forms.arrange.add");
    expect([...document.querySelectorAll("[data-menu-item]")].some(({ textContent }) => textContent.startsWith("СТИР"))).toBe(false);
  });

  it("F829 tabs are added with a first one, elements go into it, and another tab beside it", async () => {
    await arrange();
    await choose("note");
    await pick("Бўлимлар");
    const tabs = (): HTMLElement[] => [...stage.page.querySelectorAll<HTMLElement>("[role=tab]")];
    expect([tabs().map(({ textContent }) => textContent), stage.page.querySelector("[role=tabpanel]")?.textContent]).toEqual([["Бўлим"], "forms.arrange.empty"]);
    await choose("note");
    await key("ArrowRight", { altKey: true });
    expect(stage.page.querySelector("[role=tabpanel] [data-arranged=note]")).not.toBeNull();
    await act(async () => tabs()[0]?.click());
    await pick("Бўлим");
    await key("Enter");
    expect(document.activeElement).toBe(stage.input("arrange-label"));
    await stage.type("arrange-label", "Иккинчи");
    await key("Enter");
    expect([tabs().map(({ textContent }) => textContent), document.activeElement]).toEqual([["Бўлим", "Иккинчи"], tabs()[1]]);
    await key("ArrowLeft", { altKey: true });
    expect(tabs().map(({ textContent }) => textContent)).toEqual(["Иккинчи", "Бўлим"]);
    await save();
    expect(sent[0]?.map(({ change, ...more }) => [change, "values" in more && more.values["type"]])).toEqual([["insert", "tabs"], ["insert", "tab"], ["insert", "tab"], ["update", undefined]]);
  });

  it("F830 label, whether it is required and its type are changed beside the form; all properties are one press away", async () => {
    await arrange();
    await choose("note");
    await stage.type("arrange-label", "Изоҳ");
    await act(async () => stage.input("arrange-label").dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    await act(async () => stage.page.querySelector<HTMLElement>("#arrange-required")?.click());
    await act(async () => stage.input("arrange-type").click());
    await act(async () => [...document.querySelectorAll<HTMLElement>("[role=option]")].find(({ textContent }) => textContent === "Узун матн")?.click());
    await stage.press("forms.arrange.more");
    expect(stage.done).toContain("open forms/form_elements/note?_target=modal&form_name=cities");
    await save();
    expect(sent).toEqual([[update("note", { label: "Изоҳ", isRequired: true, type: "textarea" })]]);
  });

  it("F831 a field that every record needs and no element shows is named", async () => {
    await arrange();
    expect(stage.page.textContent).not.toContain("forms.arrange.missing");
    await choose("name");
    await key("Delete");
    expect(stage.page.textContent).toContain("forms.arrange.missing");
  });

  it("F832 what others change meanwhile comes in, steps stay; a save that somebody was faster than is done to theirs", async () => {
    await arrange();
    await choose("name");
    await key("ArrowDown", { altKey: true });
    [parts, revision] = [[...parts.filter(({ id }) => id !== "note"), part("phone", 30)], 2];
    await stage.announceConfig("form_elements", "cities");
    expect(idsIn()).toEqual(["name", "group", "phone"]);
    answer = () => {
      // Once only: the second time it is what the server has.
      [answer, parts] = [() => ({}), parts.map((one) => (one.id === "name" ? { ...one, version: 4, values: { ...one.values, hint: "янги" } } : one))];
      throw new PlatonError("stale_version", "expected", { status: 409 });
    };
    await choose("name");
    await key("ArrowDown", { altKey: true });
    await save();
    expect(sent).toEqual([[update("name", { sortOrder: 25 })], [{ ...update("name", { sortOrder: 25 }), version: 4 }]]);
  });

  it("F833 leaving asks while there are steps, and leaves nothing behind", async () => {
    await arrange();
    expect(stage.isDirty()).toBe(false);
    await choose("name");
    await key("ArrowDown", { altKey: true });
    expect(stage.isDirty()).toBe(true);
    await act(async () => button("places.arrange.undo").click());
    expect([stage.isDirty(), idsIn()]).toEqual([false, ["name", "note", "group"]]);
    await key("ArrowDown", { altKey: true });
    await stage.press("places.arrange.leave");
    expect([sent, stage.done.filter((one) => one.startsWith("open "))]).toEqual([[], ["open forms/cities?_target=self"]]);
  });
});
