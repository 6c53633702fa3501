import { describe, expect, it } from "vitest";
import { guestCapabilities } from "#sdk/capabilities/index.ts";
import { grantOf } from "./grantOf.ts";

type Info = Exclude<Parameters<typeof grantOf>[1], undefined>;
type Plugin = Info["projectPlugins"][number];

const info = (projectGrants: string[], capabilities: Plugin["capabilities"] = []): Info => ({
  projectGrants,
  projectPlugins: [{ id: "stars", capabilities } as unknown as Plugin],
});

describe("grants", () => {
  it("S115 the project's own code has what the project grants it, and everything but reading the clipboard before it says", () => {
    const before = grantOf("project", undefined);
    expect(Object.keys(before).toSorted()).toEqual([...Object.keys(guestCapabilities), "components"].toSorted());
    expect(before.clipboard).toEqual(["write"]);
    expect(Object.keys(grantOf("project", info(["toasts", "tables", "frames"])))).toEqual(["tables", "toasts", "components", "frames"]);
    expect(grantOf("project", info([]))).toEqual({ components: ["*"] });
  });

  it("S115 a plugin has what it was granted, as far as its manifest says; others have nothing", () => {
    const given = info(["toasts"], [
      { name: "tables", reason: "r", tables: { feedback: ["read"] } },
      { name: "http", reason: "r", http: { endpoints: ["rates"] } },
      { name: "toasts", reason: "r" },
      { name: "navigation", reason: "r" },
    ]);
    expect(grantOf("stars", given)).toEqual({
      tables: { feedback: ["read"] },
      http: { endpoints: ["rates"] },
      toasts: true,
      navigation: {},
    });
    expect([grantOf("unknown", given), grantOf("stars", undefined)]).toEqual([{}, {}]);
  });
});
