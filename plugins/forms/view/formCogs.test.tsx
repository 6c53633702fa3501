// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { FormStage } from "../testing/FormStage.tsx";
import { configOf, element } from "../testing/formConfigs.ts";

type Info = CapabilityMap["project"]["info"]["value"];
type User = CapabilityMap["user"]["current"]["value"];

let stage: FormStage;
beforeEach(() => void (stage = new FormStage()));
afterEach(async () => expect(await stage.close()).toEqual([]));

const given = (permissions: string[]): Pick<CapabilityMap, "user" | "project"> => ({
  user: { current: createWritable({ id: "u", permissions } as unknown as User) }, project: { info: createWritable({ id: "demo" } as Info) },
});
const lastChange = {
  call: async () => await Promise.resolve([{ at: new Date().toISOString(), byName: "Nodira" }]), endpoint: async () => await Promise.resolve(undefined),
} as unknown as CapabilityMap["http"];
const tab = (id: string, fields: string[]) => ({ id, type: "tab", dataField: null, label: `Бўлим ${id}`, children: fields.map((name) => element(name)) });
const config = configOf([element("name"), { id: "tabs", type: "tabs", dataField: null, children: [tab("a", ["tin"]), tab("b", ["note"])] }]);
const cog = (): HTMLElement | null => stage.page.querySelector("button[aria-keyshortcuts='Shift+F2']");

/** The pointer rests there until something has come of it. */
async function rest(on: Element | null, until: () => boolean): Promise<void> {
  await act(async () => void on?.dispatchEvent(new MouseEvent("pointerover", { bubbles: true })));
  for (let look = 0; look < 100 && !until(); look += 1) await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
  expect(until()).toBe(true);
}

describe("cogs of forms", () => {
  it("F750 an administrator's cog on an element or a tab opens its form in a modal, with the name of the form that it is of", async () => {
    await stage.show({ config, given: given(["platon.admin"]) });
    await rest(stage.input("name"), () => cog() !== null);
    await act(async () => cog()?.click());
    const second = stage.page.querySelectorAll("[role=tab]")[1] ?? null;
    await rest(second, () => cog()?.dataset["of"] === second?.getAttribute("data-cog"));
    await act(async () => cog()?.click());
    await stage.key(stage.input("tin"), { key: "F2", shiftKey: true });
    expect(stage.done.filter((one) => one.startsWith("open "))).toEqual(["name", "b", "tin"].map((id) => `open forms/form_elements/${id}?_target=modal&form_name=cities`));
  });

  it("F794 beside a cog stands the way to the history of what it stands at", async () => {
    await stage.show({ config, given: { ...given(["platon.admin"]), http: lastChange } });
    const history = (): HTMLElement | null => stage.page.querySelector("button[aria-label='places.history']");
    await rest(stage.input("name"), () => history() !== null);
    await act(async () => void history()?.dispatchEvent(new MouseEvent("pointerover", { bubbles: true })));
    await vi.waitFor(() => expect(history()?.dataset["tooltip"]).toBe("places.lastChange"));
    await act(async () => history()?.click());
    expect(stage.done.filter((one) => one.startsWith("open "))).toEqual(["open system/history/form_elements/name?_target=modal_960"]);
  });

  it("F793 a form of configuration says who changed the object last and leads to its history, and that of a record to the record's", async () => {
    const pressed = async (more: object): Promise<void> => {
      await stage.show({ config: { ...config, dataSource: "menus", ...more }, values: { name: "x" }, given: { http: lastChange } });
      const button = (): HTMLElement | undefined => [...stage.page.querySelectorAll("button")].find(({ textContent }) => textContent === "places.history");
      for (let look = 0; look < 200 && !button(); look += 1) await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
      await act(async () => button()?.click());
    };
    await pressed({ history: "configuration" });
    expect(stage.page.textContent).toContain("places.lastChange");
    const opened = (): string[] => stage.done.filter((one) => one.startsWith("open "));
    expect(opened()).toEqual([expect.stringMatching(/^open system\/history\/menus\/[^/]+\?_target=modal_960$/)]);
    await pressed({ history: "records" });
    expect(opened().at(-1)).toMatch(/^open system\/record-history\/cities\/[^/]+\?_target=modal_960$/);
  });

  it("F751 who is no administrator sees no cog on a form", async () => {
    await stage.show({ config, given: given([]) });
    expect(stage.page.querySelector("[data-cog]")).toBeNull();
    await stage.key(stage.input("name"), { key: "F2", shiftKey: true });
    expect([cog(), stage.done]).toEqual([null, []]);
  });
});
