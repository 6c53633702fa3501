// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FormHandle } from "../model/FormHandle.ts";
import { configOf, element } from "../testing/formConfigs.ts";
import { FormStage } from "../testing/FormStage.tsx";
import { authorScript } from "./authorScript.ts";
import { ScriptCalls } from "./ScriptCalls.ts";

describe("code of an element in its form", () => {
  let stage: FormStage;
  const views = (): unknown[] => [...stage.page.querySelectorAll("[data-view=component]")].map((view) => JSON.parse(view.textContent) as unknown);

  beforeEach(() => {
    stage = new FormStage();
  });

  afterEach(async () => expect(await stage.close()).toEqual([]));

  it("F679 the module of an element is called as it is drawn and after a change, with the values but for passwords, and sends nothing", async () => {
    const coded = element("name", { js: "export default () => undefined;" });
    await stage.show({ config: configOf([coded, element("note"), element("pin", { type: "password" })]), values: { name: "a", note: "b", pin: "" } });
    const given = { values: { name: "a", note: "b" }, value: "a", element: { id: "name", type: "text", dataField: "name", label: "name" } };
    expect(views()).toEqual([expect.objectContaining({ group: "project", scope: "form:cities", props: { call: 1, given } })]);
    expect(stage.page.querySelector("[data-view=component]")?.closest("[hidden]")).not.toBeNull();
    expect(authorScript("x")).not.toMatch(/submit|reset|close/);
    expect(authorScript("x", ["submit"])).toContain("submit");
  });

  it("F679 where the form is only shown, and for html and buttons, no module is called by itself", async () => {
    const js = "export default () => undefined;";
    const button = { ...element("go"), type: "button", dataField: null, js };
    await stage.show({ config: configOf([element("name", { js }), button], { permissions: { read: true, insert: false, update: false, delete: false, export: false } }), values: { name: "a" } });
    expect(views()).toEqual([]);
  });
});

describe("calls of an element's code", () => {
  let values: Record<string, unknown>;
  let called: number;
  let calls: ScriptCalls;
  const handle = {
    values: () => ({ ...values }),
    setValue: (name: string, value: unknown) => {
      values[name] = value;
      calls.changed();
      return true;
    },
  } as unknown as FormHandle;
  const type = (text: string): void => {
    values = { ...values, name: text };
    calls.changed();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [values, called] = [{ name: "a", sum: 0 }, 0];
    calls = new ScriptCalls(handle, () => (called += 1));
  });

  afterEach(() => void vi.useRealTimers());

  it("F680 changes while a call runs are one more call, and none is lost", () => {
    type("b");
    type("c");
    vi.advanceTimersByTime(1_000);
    expect(called).toBe(0);
    calls.take({ act: "end" });
    expect(called).toBe(1);
    type("d");
    calls.take({ act: "set", name: "sum", value: 1 });
    calls.take({ act: "end" });
    vi.advanceTimersByTime(100);
    expect([called, values]).toEqual([2, { name: "d", sum: 1 }]);
  });

  it("F680 what the code sets itself calls it no more, and each second has ten calls at most", () => {
    for (let round = 0; round < 5; round += 1) {
      calls.take({ act: "set", name: "sum", value: round });
      calls.take({ act: "end" });
      vi.advanceTimersByTime(500);
    }
    expect(called).toBe(0);
    for (let at = 0; at < 100; at += 1) {
      type(String(at));
      vi.advanceTimersByTime(10);
      calls.take({ act: "end" });
    }
    expect(called).toBeLessThanOrEqual(10);
    expect(called).toBeGreaterThan(5);
  });

  it("F680 code that sends, resets or closes is not heard", () => {
    const more = { ...handle, submit: vi.fn(), reset: vi.fn(), close: vi.fn() };
    calls = new ScriptCalls(more as unknown as FormHandle, () => undefined);
    for (const said of ["submit", "reset", "close"]) calls.take({ act: said });
    expect([more.submit, more.reset, more.close].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });
});

