// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { EndpointName } from "#contract/endpoints.ts";
import type { EventMap } from "#sdk/capabilities/events.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { system } from "../../index.ts";

let page: PluginPage;
beforeEach(() => (page = new PluginPage()));
afterEach(async () => expect(await page.close()).toEqual([]));

type Answers = Partial<Record<EndpointName, (options: { body?: unknown }) => unknown>>;

interface Shown {
  readonly panel: HTMLDetailsElement | undefined;
  readonly calls: string[];
  readonly done: readonly string[];
  readonly hear: (event: EventMap["ServerEvent"]) => Promise<void>;
}

/** The profile of a user, with one of its panels open where it is there. */
async function show(title: string, answers: Answers, permissions: string[] = []): Promise<Shown> {
  const { capabilities, done } = fakeCapabilities();
  const calls: string[] = [];
  const call = async (name: EndpointName, { params, body }: { params?: { id: string }; body?: unknown } = {}): Promise<unknown> => {
    calls.push([name, params?.id, body && JSON.stringify(body)].filter(Boolean).join(" "));
    return await Promise.resolve(answers[name]?.({ body }) ?? null);
  };
  const plugin = runPlugin(system, {
    ...capabilities,
    user: { current: createWritable<User | undefined>({ id: "u1", fullName: "Нодира", username: "n", permissions } as unknown as User) },
    http: { ...capabilities.http, call: call as typeof capabilities.http.call },
  });
  const { component: Screen } = plugin.contribution("screen", "profile-page");
  await page.show(plugin, <Screen params={{}} query={{}} isPublic={false} frame="layout" />);
  const isThere = [...page.element.querySelectorAll("summary")].some((one) => one.textContent.includes(title));
  const panel = isThere ? await page.unfold(title) : undefined;
  if (panel) await settled(panel);
  return { panel, calls, done, hear: async (event) => await act(async () => await capabilities.events.emit("ServerEvent", event)) };
}

/** The panel and its words have come. */
const settled = async (panel: HTMLElement): Promise<void> => {
  await expect.poll(async () => (await act(async () => await new Promise((resolve) => setTimeout(resolve))), panel.querySelector("p")?.textContent)).toBeTruthy();
};

const session = (id: string, more: object = {}) => ({
  id, method: "password", device: { browser: "Firefox", system: "Windows" }, createdAt: "2026-01-01T10:00:00Z", lastUsedAt: "2026-01-02T10:00:00Z",
  userAgent: "Mozilla/5.0 (Windows) Firefox/144", address: "203.0.113.9", isCurrent: false, ...more,
});

it("AU80 the sessions are told in words: device, way of signing in, address, times; one or all others are ended, the latter after a question", async () => {
  let list = [session("here", { isCurrent: true }), session("there", { device: { browser: null, system: null }, method: "google" })];
  const { panel, calls, done, hear } = await show("places.security.sessions", { "GET auth/sessions": () => list });
  const items = [...(panel?.querySelectorAll("li") ?? [])].map((item) => item.textContent);
  expect(items[0]).toMatch(/^Firefox, Windows.+203\.0\.113\.9.+02\.01\.2026/);
  expect([items[0]?.includes("Mozilla"), items[1]?.includes("Google · 203.0.113.9")]).toEqual([false, true]);
  const buttons = (): HTMLButtonElement[] => [...(panel?.querySelectorAll("button") ?? [])];
  expect(buttons()).toHaveLength(2);
  await act(async () => buttons()[0]?.click());
  expect([calls.includes("DELETE auth/sessions/{id} there"), done.length]).toEqual([true, 1]);
  await act(async () => buttons()[1]?.click());
  expect(calls).not.toContain("DELETE auth/sessions");
  await act(async () => buttons().at(-1)?.click());
  await act(async () => buttons().at(-1)?.click());
  await act(async () => buttons().at(-2)?.click());
  expect(calls).toContain("DELETE auth/sessions");
  // The server says that a session ended elsewhere.
  list = list.slice(0, 1);
  await hear({ id: "1", kind: "session", sessionId: "there", change: "revoked" });
  expect(panel?.querySelectorAll("li")).toHaveLength(1);
});

const tokens = [{
  id: "t1", name: "nightly", permissions: ["places.read"], createdAt: "2026-01-01T10:00:00Z", expiresAt: null, lastUsedAt: null, lastUsedAddress: null,
  owner: { id: "u2", fullName: "Ali", username: "ali" },
}];

it("AU81 the panel of tokens is there for who may have tokens alone", async () => {
  expect((await show("places.security.tokens", {}, ["places.*"])).panel).toBeUndefined();
  for (const permission of ["platon.tokens", "platon.admin"]) {
    expect((await show("places.security.tokens", { "GET auth/tokens": () => ({ tokens: [], permissions: [] }) }, [permission])).panel).toBeDefined();
  }
});

it("AU82 a token is made with a name, shown once and copied; a refused one tells its field; one is taken back after a question", async () => {
  const make = ({ body }: { body?: unknown }): unknown => {
    if ((body as { name: string }).name === "bad") throw new PlatonError("invalid_values", "expected", { status: 422, fields: { name: ["no such name"] } });
    return { ...tokens[0], token: "plt_secret" };
  };
  const { panel, calls } = await show("places.security.tokens", { "GET auth/tokens": () => ({ tokens, permissions: ["places.read"] }), "POST auth/tokens": make }, ["platon.admin"]);
  expect(panel?.querySelector("li")?.textContent).toMatch(/^nightlyAli · aliplaces\.read/);
  const submit = async (): Promise<void> => await act(async () => panel?.querySelector<HTMLButtonElement>("button[type=submit]")?.click());
  await submit();
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  await page.type("token-name", "bad");
  await submit();
  expect([panel?.textContent.includes("no such name"), page.input("token-name").value]).toEqual([true, "bad"]);
  await page.type("token-name", "ci");
  await submit();
  expect(calls.filter((call) => call.includes('"ci"'))).toEqual(['POST auth/tokens {"name":"ci","permissions":[],"days":90}']);
  expect(document.querySelector<HTMLInputElement>("#made-token")?.value).toBe("plt_secret");
  const revoke = async (): Promise<void> => await act(async () => panel?.querySelector<HTMLButtonElement>("li button")?.click());
  await revoke();
  expect(calls).not.toContain("DELETE auth/tokens/{id} t1");
  await revoke();
  expect(calls).toContain("DELETE auth/tokens/{id} t1");
});
