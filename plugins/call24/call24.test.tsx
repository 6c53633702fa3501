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
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  [page, asked] = [new PluginPage(), []];
});
afterEach(async () => {
  expect(await page.close()).toEqual([]);
  vi.unstubAllGlobals();
});

const own = [{ id: "m1", at: "2026-11-27T00:00:00.000Z", message: "Жадвал очилмаяпти", state: "done", answer: "Энди очилади" }];

const rules = { main: "all", private: [{ path: "/pages/**", state: "show" }], google: { client_id: "1" } };
const answers: Readonly<Record<string, unknown>> = {
  "GET call24/messages": own,
  "POST tables/{name}/rows": { rows: [{ $id: "7" }] },
  "GET forms/{name}/{id}": { version: 3, values: { call24: rules } },
};

async function show(what: "screen" | "view", permissions?: readonly string[], query: Readonly<Record<string, string>> = {}): Promise<void> {
  const { capabilities } = fakeCapabilities();
  const call = (async (name: string, options: object) => {
    asked.push([name, options]);
    return await Promise.resolve(answers[name] ?? { id: "m2" });
  }) as unknown as CapabilityMap["http"]["call"];
  const user = permissions && ({ id: "u", permissions } as unknown as User);
  const plugin = runPlugin(call24, { ...capabilities, http: { ...capabilities.http, call }, user: { current: createWritable<User | undefined>(user) } });
  const { component: Drawn } = plugin.contribution(what, "call24") as { component: React.ComponentType<Record<string, unknown>> };
  await page.show(plugin, <Drawn params={{}} query={query} isPublic={false} frame="layout" />);
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

const field = (id: string) => page.element.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[id$=-${id}]`);
const key = async (name: string, held: KeyboardEventInit = {}): Promise<void> =>
  await act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...held })));

it("CS6, CS16, CS17 a guest writes by the widget with name and contact, nothing is sent without them, and what was typed outlives closing", async () => {
  await show("view");
  await vi.waitFor(() => expect(page.element.querySelector("button")?.getAttribute("aria-label")).toBe("Ёрдам сўраш"));
  await press("Ёрдам сўраш");
  await shows("Юбориш");
  expect(document.activeElement).toBe(field("message"));
  await write("message", "Қандай кираман?");
  await key("Enter", { ctrlKey: true });
  await shows("Майдонни тўлдириш керак");
  expect([sent(), document.activeElement]).toEqual([[], field("contact")]);
  await write("name", "Али");
  await key("Escape");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Ёрдам сўраш");
  await press("Ёрдам сўраш");
  expect([field("message")?.value, field("name")?.value]).toEqual(["Қандай кираман?", "Али"]);
  await write("contact", "+998");
  await key("Enter", { ctrlKey: true });
  await shows("Хабарингиз юборилди");
  expect(sent()).toEqual([{ isPublic: true, body: { message: "Қандай кираман?", name: "Али", contact: "+998", page: expect.any(String) } }]);
  expect(field("message")?.value).toBe("");
});

it("CS7 the screen has the own messages with their answers, and nothing of support's work", async () => {
  await show("screen", ["cities.read"]);
  await shows("Энди очилади");
  expect([document.body.textContent.includes("Бажарилди"), document.body.textContent.includes("Сўровлар навбати")]).toEqual([true, false]);
});

it("CS8, CS18 administrators have the queue before them, and change the rules without losing what else the settings say of call24", async () => {
  await show("screen", ["platon.admin"], { view: "rules" });
  await shows("Очиқ саҳифалар");
  expect([...document.querySelectorAll("[role=tab]")].map(({ textContent }) => textContent)).toEqual(["Сўровлар навбати", "Кўрсатиш қоидалари", "Менинг хабарларим"]);
  await press("Йўл қўшиш");
  await act(async () => {
    const added = document.activeElement as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(added, " /tables/* ");
    added.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("Йўл қўшиш");
  await press("Сақлаш");
  const call24 = { ...rules, private: [{ path: "/pages/**", state: "show" }, { path: "/tables/*", state: "show" }] };
  await vi.waitFor(() => expect(asked).toContainEqual(["PUT forms/{name}/{id}", { params: { name: "project_settings", id: "7" }, body: { values: { call24 }, version: 3 } }]));
});
