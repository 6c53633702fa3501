// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import type { User } from "#sdk/capabilities/user.ts";
import { ViewHostContext } from "#sdk/react/View.tsx";
import { createWritable } from "#sdk/testing/createWritable.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { PluginPage } from "#sdk/testing/PluginPage.tsx";
import { runPlugin } from "#sdk/testing/runPlugin.ts";
import { system } from "../../index.ts";

let page: PluginPage;
beforeEach(() => void (page = new PluginPage()));
afterEach(async () => expect(await page.close()).toEqual([]));

async function show(permissions: string[]): Promise<unknown[]> {
  const drawn: unknown[] = [];
  const { capabilities } = fakeCapabilities();
  const call = async (name: string): Promise<unknown> => {
    drawn.push(name);
    return await Promise.resolve({ rows: [{ $id: "7" }] });
  };
  const plugin = runPlugin(system, {
    ...capabilities,
    http: { ...capabilities.http, call: call as unknown as CapabilityMap["http"]["call"] },
    user: { current: createWritable<User | undefined>({ id: "u", permissions } as unknown as User) },
  });
  const { component: Screen } = plugin.contribution("screen", "settings");
  const host = { Drawn: ({ kind, props }: { kind: string; props: object }) => <p>{JSON.stringify([kind, props])}</p>, prepare: async () => await Promise.resolve() };
  await page.show(plugin, <ViewHostContext value={host}><Screen params={{}} query={{}} isPublic={false} frame="layout" /></ViewHostContext>);
  return drawn;
}

it("SY239 the settings of the project are one form, for administrators only", async () => {
  expect(await show(["platon.admin"])).toEqual(["POST tables/{name}/rows"]);
  expect(page.element.querySelector("p")?.textContent).toBe('["form",{"name":"project_settings","id":"7"}]');
  expect(await show([])).toEqual([]);
});
