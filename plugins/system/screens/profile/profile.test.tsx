// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ProjectInfo } from "#contract/info.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { system } from "../../index.ts";

let page: PluginPage;
beforeEach(() => (page = new PluginPage()));
afterEach(async () => expect(await page.close()).toEqual([]));

it("SY13 the profile's security has its panels, each drawn when it is opened, and a button leads to user security", async () => {
  const fakes = fakeCapabilities();
  const user = { current: createWritable<User | undefined>({ id: "u1", fullName: "Нодира Каримова", username: "n" } as User) };
  const info = createWritable<ProjectInfo | undefined>({ signInMethods: ["password"] } as unknown as ProjectInfo);
  const plugin = runPlugin(system, { ...fakes.capabilities, user, project: { info } });
  const { component: Screen } = plugin.contribution("screen", "profile-page");
  await page.show(plugin, <Screen params={{}} query={{}} isPublic={false} frame="layout" />);
  const titles = (): (string | null | undefined)[] => [...page.element.querySelectorAll("details > summary")].map((summary) => summary.textContent?.replace("places.security.", ""));
  expect(titles()).toEqual(["password", "oneTime", "passkeys", "whitelist", "sessions"]);
  await act(async () => {
    info.set({ signInMethods: ["password", "keycloak"] } as unknown as ProjectInfo);
    user.current.set({ id: "u1", fullName: "Нодира Каримова", username: "n", permissions: ["platon.tokens"] } as unknown as User);
  });
  expect(titles()).toEqual(["password", "oneTime", "passkeys", "accounts", "whitelist", "sessions", "tokens"]);
  const panel = await page.unfold("places.security.whitelist");
  await act(async () => void (await import("#sdk/react/security/WhitelistPanel.tsx")));
  expect(panel.textContent).toContain("Рўйхатни ўқиб бўлмади");
  await page.press("places.profile.open");
  expect(fakes.done).toEqual(["open /auth/user"]);
});
