import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PluginCapability } from "#contract/plugin.ts";
import { grantNames, guestGrants } from "#core/grants/guestGrants.ts";
import { guestCapabilities } from "#sdk/capabilities/index.ts";
import { takenPluginIds } from "../../server/modules/config/entities/takenByProduct.ts";
import { pluginCatalogue } from "../../server/modules/plugins/pluginCatalogue.ts";

describe("what plugins of projects share with the product", () => {
  it("PN28 the contract knows the capabilities that the SDK has for guests", () => {
    // Granted and never called.
    const parts = ["components", "frames"];
    expect([...grantNames].sort()).toEqual([...Object.keys(guestCapabilities), ...parts].sort());
    const reaching = grantNames.filter((name) => guestGrants[name].kind !== "flag");
    expect(Object.keys(PluginCapability.properties)).toEqual(["name", "reason", ...reaching]);
  });

  it("PN28 no plugin of a project takes the id of one of the product's", () => {
    const folders = readdirSync(new URL("../../plugins/", import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const id of [...pluginCatalogue.map((plugin) => plugin.id), ...folders.map(({ name }) => name)]) {
      expect([id, takenPluginIds.has(id)]).toEqual([id, true]);
    }
  });
});
