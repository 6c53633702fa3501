import { afterEach, expect, it } from "vitest";
import { guestCapabilities } from "../capabilities/index.ts";
import { fakeCapabilities } from "../testing/fakeCapabilities.ts";
import { connectGuest } from "./connectGuest.ts";
import * as sdk from "./index.ts";

afterEach(() => connectGuest({}));

it("S108 each capability that a guest may have is imported by its own name", async () => {
  const { capabilities, done } = fakeCapabilities();
  connectGuest(capabilities);
  for (const [name, { methods, mirrors, subscriptions }] of Object.entries(guestCapabilities)) {
    const imported = (sdk as unknown as Record<string, Record<string, unknown>>)[name];
    for (const member of [...methods, ...mirrors, ...subscriptions]) expect([name, member, typeof imported?.[member]]).not.toContain("undefined");
  }
  await sdk.toast("a");
  await sdk.navigate("tables/cities");
  expect(await sdk.confirm("b?")).toBe(true);
  expect([done, sdk.t("key")]).toEqual([["toast success a", "open tables/cities", "confirm b?"], "key"]);
});

it("S106 outside a realm every capability is missing, by its name", () => {
  const missing = { code: "capability_missing", message: 'capability "tables" is missing', details: { params: { capability: "tables" } } };
  expect(() => sdk.tables.rows).toThrow(expect.objectContaining(missing));
});
