import { realmLimits } from "#core/limits/realmLimits.ts";
import "./installDom.ts";
import { createElement as h, useState, type ChangeEvent, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readBatch, type Operation } from "#sandbox/protocol/index.ts";
import { setBatchSender } from "../mutations/operationQueue.ts";
import { TestedControls } from "../testing/TestedControls.ts";

// A worker has one, Node 20 has not; React asks it while it is evaluated.
vi.hoisted(() => Object.defineProperty(globalThis, "navigator", { value: { userAgent: "node" }, configurable: true }));

describe("form controls in a realm", () => {
  let controls: TestedControls;
  let { mount, find, send, told } = {} as TestedControls;
  const check = (id: string): Promise<void> => send(id, "click", { value: find<HTMLInputElement>(id).value, isChecked: true });
  const checkedOf = (...ids: string[]): boolean[] => ids.map((id) => find<HTMLInputElement>(id).checked);

  beforeEach(() => {
    controls = new TestedControls();
    ({ mount, find, send, told } = controls);
  });

  afterEach(() => controls.unmount());

  it("S535 a controlled select that buttons lead to another option and back is told each time", async () => {
    await mount(() => {
      const [value, setValue] = useState("a");
      const buttons = ["a", "b"].map((next) => h("button", { key: next, id: `to-${next}`, onClick: () => setValue(next) }));
      const options = ["a", "b"].map((option) => h("option", { key: option, id: option, value: option }));
      return h("div", null, buttons, h("select", { id: "select", value, onChange: () => undefined }, options));
    });
    for (const [before, next] of ["ab", "ba", "ab"] as const) {
      await send(`to-${next}`, "click");
      expect(told()).toEqual([[before, "selected", false], [next, "selected", true]]);
      expect(find<HTMLSelectElement>("select").value).toBe(next);
    }
  });

  it("S535 a controlled radio that refuses leaves the one checked that was, and says so", async () => {
    const radio = (id: string): ReactNode =>
      h("input", { id, type: "radio", name: "kind", checked: id === "one", onChange: () => undefined });
    await mount(() => h("form", null, radio("one"), radio("two")));
    await check("two");
    expect(checkedOf("one", "two")).toEqual([true, false]);
    expect(told()).toEqual(expect.arrayContaining([["one", "checked", true]]));
  });

  it("S535 radios without a component's control are chosen in turn, each heard, and other groups keep theirs", async () => {
    const heard: string[] = [];
    const radio = (id: string, name: string): ReactNode =>
      h("input", { id, type: "radio", name, value: id, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => heard.push(target.value) });
    const names = { one: "kind", two: "kind", other: "size" };
    await mount(() => h("div", null, Object.entries(names).map(([id, name]) => h("p", { key: id }, radio(id, name)))));
    for (const id of ["other", "one", "two", "one"]) await check(id);
    expect(heard).toEqual(["other", "one", "two", "one"]);
    expect(checkedOf("one", "two", "other")).toEqual([true, false, true]);
    expect(told().filter((entry) => (entry as unknown[])[1] === "checked")).toEqual([]);
  });

  it("S535 a radio that code checks unchecks its group in its own form only, and can be undone", async () => {
    const form = (key: string): ReactNode =>
      h("form", { key }, ["one", "two"].map((id) => h("input", { key: id, id: key + id, type: "radio", name: "kind" })));
    await mount(() => h("div", null, form("x"), form("y")));
    for (const id of ["xone", "yone", "xtwo", "xone"]) find<HTMLInputElement>(id).checked = true;
    expect(checkedOf("xone", "xtwo", "yone", "ytwo")).toEqual([true, false, true, false]);
    const all = told();
    const said = { xone: [true, false, true], xtwo: [true, false], yone: [true] };
    for (const [id, states] of Object.entries(said)) {
      expect([id, all.filter(([of]) => of === id).map(([, , state]) => state)]).toEqual([id, states]);
    }
  });

  it("S535 a radio that is given the name of a group takes the choice from it", async () => {
    const radio = (id: string, name: string): ReactNode => h("input", { id, type: "radio", name, defaultChecked: true });
    await mount(() => h("form", null, radio("one", "a"), radio("two", "b")));
    find<HTMLInputElement>("two").name = "a";
    expect(checkedOf("one", "two")).toEqual([false, true]);
  });

  it("S536 a select shows its first option that is not disabled until one is chosen, and has its type", async () => {
    const options = [h("option", { key: "a", disabled: true }, "a"), h("optgroup", { key: "g", disabled: true }, h("option", null, "b"))];
    const all = [...options, h("option", { key: "c" }, "c"), h("option", { key: "d", id: "d" }, "d")];
    const kinds = { one: {}, many: { multiple: true }, list: { size: 3 } };
    await mount(() => h("div", null, Object.entries(kinds).map(([id, props]) => h("select", { key: id, id, ...props }, all))));
    const [one, many, list] = ["one", "many", "list"].map(find<HTMLSelectElement>) as HTMLSelectElement[];
    expect([one?.type, many?.type]).toEqual(["select-one", "select-multiple"]);
    expect([one?.size, list?.size, one?.length]).toEqual([0, 3, 4]);
    expect([one, many, list].map((select) => [select?.value, select?.selectedIndex])).toEqual([["c", 2], ["", -1], ["", -1]]);
    expect(Array.from(one?.options ?? [], ({ selected }) => selected)).toEqual([false, false, true, false]);
    await send("one", "change", { value: "d", selected: [3] });
    expect([one?.value, one?.selectedIndex, find<HTMLOptionElement>("d").selected]).toEqual(["d", 3, true]);
  });

  it("S536 a select's value and index can be set, also to what no option has", async () => {
    await mount(() => h("select", { id: "select" }, ["a", "b", "c"].map((id) => h("option", { key: id, id, value: id }))));
    const select = find<HTMLSelectElement>("select");
    select.value = "c";
    select.selectedIndex = 1;
    expect([select.value, Array.from(select.selectedOptions, ({ id }) => id)]).toEqual(["b", ["b"]]);
    expect(told()).toEqual([["c", "selected", true], ["c", "selected", false], ["b", "selected", true]]);
    select.value = "none";
    expect([select.value, select.selectedIndex]).toEqual(["", -1]);
    select.value = "b";
    expect(select.value).toBe("b");
    expect(told()).toEqual([["b", "selected", false], ["select", "value", "none"], ["b", "selected", true]]);
  });

  it("S536 a textarea shows its first text, and a checkbox without a value has that of a document", async () => {
    const drawn: Operation[] = [];
    setBatchSender((body) => drawn.push(...(readBatch(body, realmLimits)?.operations ?? [])));
    await mount(() => h("form", null, h("textarea", { id: "text", defaultValue: "first" }), h("input", { id: "box", type: "checkbox" })));
    const textarea = drawn.find((operation) => operation[0] === "element" && operation[4] === "textarea");
    expect(textarea?.[8]).toContainEqual(["value", "first"]);
    expect([find<HTMLTextAreaElement>("text").value, find<HTMLInputElement>("box").value]).toEqual(["first", "on"]);
  });
});
