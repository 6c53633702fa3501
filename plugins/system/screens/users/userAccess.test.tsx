// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FormRecord } from "#sdk/wire.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { system } from "../../index.ts";

let page: PluginPage;
beforeEach(() => {
  page = new PluginPage();
});
afterEach(async () => expect(await page.close()).toEqual([]));

/** The screen of one user, and what was called, asked, copied and said there. */
async function show({ isYes = true } = {}): Promise<{ calls: string[]; asked: string[]; copied: string[]; done: readonly string[] }> {
  const { capabilities, done } = fakeCapabilities();
  const [calls, asked, copied] = [[] as string[], [] as string[], [] as string[]];
  const answers: Record<string, unknown> = {
    "POST users/{id}/link": { path: "/auth/user#link=abc", expiresAt: "2026-01-01" }, "POST users/{id}/password": { password: "pass-1" }, "DELETE users/{id}/sessions": { ended: 2 },
    "POST whitelist/get": [{ imzoSerial: "77B2", type: true }],
    "GET users/{id}/keys": { accounts: [{ id: "a1", method: "google", label: "ali@example.org", createdAt: "2026-01-02T03:04:05Z" }], passkeys: [{ id: "k1", name: "Desk", createdAt: "2026-01-02T03:04:05Z", lastUsedAt: null, isSynced: false }] },
  };
  const call = async (name: string): Promise<unknown> => (calls.push(name), await Promise.resolve(answers[name]));
  const plugin = runPlugin(system, {
    ...capabilities,
    forms: { ...capabilities.forms, read: async () => await Promise.resolve({ id: "u1", version: 1, values: { fullName: "Ali", username: "ali" }, files: {} } as FormRecord) },
    http: { ...capabilities.http, call: call as typeof capabilities.http.call },
    dialogs: { ...capabilities.dialogs, confirm: async ({ text }) => (asked.push(text), await Promise.resolve(isYes)) },
    clipboard: { ...capabilities.clipboard, writeText: async (text) => void (copied.push(text), await Promise.resolve()) },
  });
  const { component: Screen } = plugin.contribution("screen", "user-access");
  await page.show(plugin, <Screen params={{ id: "u1" }} query={{}} isPublic={false} frame="layout" />);
  return { calls, asked, copied, done };
}

const shown = (): string | undefined => page.element.querySelector<HTMLInputElement>("#told")?.value;

it("SY170 a link is shown whole, and copied", async () => {
  const { copied } = await show();
  expect([page.element.textContent.includes("Ali · ali"), shown()]).toEqual([true, undefined]);
  await page.press("system.people.link");
  expect(shown()).toBe(`${window.location.origin}/auth/user#link=abc`);
  await page.press("ui.copy");
  expect(copied).toEqual([`${window.location.origin}/auth/user#link=abc`]);
});

it("SY170 a password is made, and sessions are ended, after the question alone", async () => {
  const refused = await show({ isYes: false });
  await page.press("system.people.password");
  await page.press("system.people.sessions");
  expect([refused.calls, refused.asked]).toEqual([[], ["system.people.passwordQuestion", "system.people.sessionsQuestion"]]);
  const { done } = await show();
  await page.press("system.people.password");
  expect(shown()).toBe("pass-1");
  await page.press("system.people.sessions");
  expect(done).toEqual(["toast success system.people.sessionsEnded"]);
});

it("US44 the second factor is switched off after the question alone", async () => {
  const refused = await show({ isYes: false });
  await page.press("system.people.otp");
  expect([refused.calls, refused.asked]).toEqual([[], ["system.people.otpQuestion"]]);
  const { calls, done } = await show();
  await page.press("system.people.otp");
  expect([calls, done]).toEqual([["DELETE users/{id}/otp"], ["toast success system.people.otpOff"]]);
});

it("SY240 looking as the user begins by one press", async () => {
  const { done } = await show();
  await page.press("system.people.observe");
  expect(done).toEqual(["observe u1"]);
});

it("AU66 an administrator opens the user's whitelist of signatures", async () => {
  const { calls } = await show();
  const panel = await page.unfold("places.security.whitelist");
  await act(async () => void (await import("#sdk/react/security/WhitelistPanel.tsx")));
  expect([calls, panel.querySelector("li")?.textContent]).toEqual([["POST whitelist/get"], "77B2Рухсат берилган"]);
});

it("US45 accounts and passkeys of the user are listed, and one is taken away after the question alone", async () => {
  const remove = async () => {
    const panel = await page.unfold("system.people.keys");
    expect([...panel.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Google · ali@example.org"), expect.stringContaining("Desk")]);
    await act(async () => void panel.querySelectorAll<HTMLElement>("li button")[1]?.click());
  };
  const refused = await show({ isYes: false });
  await remove();
  expect([refused.calls, refused.asked]).toEqual([["GET users/{id}/keys"], ["system.people.keyQuestion"]]);
  const { calls } = await show();
  await remove();
  expect(calls).toEqual(["GET users/{id}/keys", "DELETE users/{id}/passkeys/{key}", "GET users/{id}/keys"]);
});
