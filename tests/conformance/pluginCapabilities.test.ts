import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guestCapabilityNames, PluginCapability } from "#contract/plugin.ts";
import { guestCapabilities } from "#sdk/capabilities/index.ts";
import { takenPluginIds } from "../../server/modules/config/entities/takenByProduct.ts";
import { pluginCatalogue } from "../../server/modules/plugins/pluginCatalogue.ts";

describe("what plugins of projects share with the product", () => {
  it("PN28 the contract knows the capabilities that the SDK has for guests", () => {
    // Granted and never called.
    const parts = ["components", "frames"];
    expect([...guestCapabilityNames].sort()).toEqual([...Object.keys(guestCapabilities), ...parts].sort());
    const reaches = Object.keys(PluginCapability.properties).filter((name) => name !== "name" && name !== "reason");
    expect(reaches.filter((name) => !Object.hasOwn(guestCapabilities, name) && !parts.includes(name))).toEqual([]);
  });

  it("PN28 no plugin of a project takes the id of one of the product's", () => {
    const folders = readdirSync(new URL("../../plugins/", import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const id of [...pluginCatalogue.map((plugin) => plugin.id), ...folders.map(({ name }) => name)]) {
      expect([id, takenPluginIds.has(id)]).toEqual([id, true]);
    }
  });
});
