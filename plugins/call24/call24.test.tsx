// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { call24 } from "./index.ts";

let page: PluginPage;
let asked: [string, object][];

beforeEach(() => {
  [page, asked] = [new PluginPage(), []];
});
afterEach(async () => expect(await page.close()).toEqual([]));

const own = [{ id: "m1", at: "2026-11-27T00:00:00.000Z", message: "Жадвал очилмаяпти", state: "done", answer: "Энди очилади" }];

async function show(what: "screen" | "view", permissions?: readonly string[]): Promise<void> {
  const { capabilities } = fakeCapabilities();
  const call = (async (name: string, options: object) => {
    asked.push([name, options]);
    return await Promise.resolve(name === "GET call24/messages" ? own : { id: "m2" });
  }) as unknown as CapabilityMap["http"]["call"];
  const user = permissions && ({ id: "u", permissions } as unknown as User);
  const plugin = runPlugin(call24, { ...capabilities, http: { ...capabilities.http, call }, user: { current: createWritable<User | undefined>(user) } });
  const { component: Drawn } = plugin.contribution(what, "call24") as { component: React.ComponentType<Record<string, unknown>> };
  await page.show(plugin, <Drawn params={{}} query={{}} isPublic={false} frame="layout" />);
}
const shows = async (text: string): Promise<void> => await vi.waitFor(async () => {
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 10)));
  expect(document.body.textContent).toContain(text);
});
const press = async (label: string): Promise<void> =>
  await act(async () => [...document.querySelectorAll("button")].find((one) => one.textContent.includes(label) || one.getAttribute("aria-label") === label)?.click());
async function write(id: string, text: string): Promise<void> {
  const field = page.element.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[id$=-${id}]`);
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(owner.prototype, "value")?.set?.call(field, text);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const sent = (): unknown[] => asked.filter(([name]) => name === "POST call24/messages").map(([, options]) => options);

it("CS6 a guest writes by the widget with name and contact, and nothing is sent without them", async () => {
  await show("view");
  await vi.waitFor(() => expect(page.element.querySelector("button")?.getAttribute("aria-label")).toBe("Ёрдам сўраш"));
  await press("Ёрдам сўраш");
  await shows("Юбориш");
  await write("message", "Қандай кираман?");
  await press("Юбориш");
  await shows("Майдонни тўлдириш керак");
  expect(sent()).toEqual([]);
  await write("name", "Али");
  await write("contact", "+998");
  await press("Юбориш");
  await shows("Юбориш");
  expect(sent()).toEqual([{ isPublic: true, body: { message: "Қандай кираман?", name: "Али", contact: "+998", page: expect.any(String) } }]);
});

it("CS7, CS8 the screen has the own messages with their answers; only administrators are led to the queue", async () => {
  await show("screen", ["cities.read"]);
  await shows("Энди очилади");
  expect([document.body.textContent.includes("Бажарилди"), document.body.textContent.includes("Сўровлар навбати")]).toEqual([true, false]);
  await page.close();
  page = new PluginPage();
  await show("screen", ["platon.admin"]);
  await shows("Сўровлар навбати");
});
