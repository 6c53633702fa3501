import { signal } from "@preact/signals-react";
import { expect, it } from "vitest";
import type { KernelServices } from "../KernelServices.ts";
import { createModuleSources, findPluginComponent, findProjectComponent } from "./createModuleSources.ts";

const plugin = { id: "stars", modules: [{ name: "text.ts", hash: "h1" }, { name: "text.css", hash: "h2" }] };
const services = {
  project: signal({ components: [{ name: "Card", hash: "h3" }], projectPlugins: [plugin] }),
  http: {
    call: async (_call: string, { params }: { params: { hash: string } }) =>
      await Promise.resolve({ name: "x", content: "", css: params.hash === "h2" ? ".a {}" : "", scripts: params.hash === "h2" ? [] : [params.hash] }),
  },
} as unknown as KernelServices;

it("K198 a plugin finds its own modules, the project its own components, and neither the other's", async () => {
  const ofPlugin = createModuleSources(services, "stars");
  const ofProject = createModuleSources(services, "project");
  expect((await ofPlugin.findComponent("plugin:stars", "text"))?.scripts).toEqual(["h1"]);
  expect((await ofProject.findComponent("project", "Card"))?.scripts).toEqual(["h3"]);
  expect(await ofPlugin.findComponent("project", "Card")).toBeUndefined();
  expect(await ofProject.findComponent("plugin:stars", "text")).toBeUndefined();
  expect(await ofPlugin.findComponent("plugin:others", "text")).toBeUndefined();
  expect(await createModuleSources(services, "nobody").findComponent("plugin:stars", "text")).toBeUndefined();
});

it("K195 a component is found by its name, a module of a plugin with its style sheet", async () => {
  expect(await findProjectComponent(services, "Card")).toMatchObject({ scope: "project", name: "Card" });
  expect(await findProjectComponent(services, "Other")).toBeUndefined();
  const found = await findPluginComponent(services, plugin as never, "text.ts");
  expect(found).toEqual({ scope: "plugin:stars", name: "text", scripts: ["h1"], css: ".a {}" });
});
