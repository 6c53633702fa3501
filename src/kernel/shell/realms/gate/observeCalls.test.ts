import { expect, it } from "vitest";
import { guestCapabilities, type GuestCapabilityMap } from "#sdk/capabilities/index.ts";
import { fakeCapabilities } from "#sdk/testing/fakeCapabilities.ts";
import { EventBus } from "../../../services/events/EventBus.ts";
import type { Log } from "../../../services/log/Log.ts";
import { createGrant, type ObservedCall } from "./createGrant.ts";
import { UsageLedger } from "./UsageLedger.ts";

const silent = new UsageLedger(() => undefined);

function observe(): { grant: ReturnType<typeof createGrant>; seen: ObservedCall[] } {
  const seen: ObservedCall[] = [];
  const { capabilities } = fakeCapabilities();
  const names = Object.keys(guestCapabilities) as (keyof GuestCapabilityMap)[];
  const guests = Object.fromEntries(names.map((name) => [name, capabilities[name]])) as unknown as GuestCapabilityMap;
  const grant = createGrant({
    grant: { storage: true, tables: { cities: ["read"] } }, capabilities: guests, usage: silent, observe: (call) => seen.push(call),
  });
  return { grant, seen };
}

it("DM6 the gate tells how each call went: done, failed, refused", async () => {
  const { grant, seen } = observe();
  const run = async (capability: string, method: string, ...args: unknown[]): Promise<unknown> =>
    await grant.methods[capability]?.[method]?.run(...(args as never[]));
  await run("storage", "set", "name", 1);
  await expect(run("tables", "config", "cities")).rejects.toThrow("not_found");
  await expect(run("tables", "config", "secret")).rejects.toThrow("is missing");
  grant.onRefused({ id: "1", path: ["session", "signOut"], args: [] });
  expect(seen.map(({ call, outcome, args }) => [call, outcome, args.length])).toEqual([
    ["storage.set", "done", 2],
    ["tables.config", "failed", 1],
    ["tables.config", "refused", 1],
    ["session.signOut", "refused", 0],
  ]);
  expect(seen.every(({ time }) => time >= 0)).toBe(true);
});

it("DM11 the bus says whether anybody hears an event, so that nothing is announced to nobody", () => {
  const bus = new EventBus({} as Log);
  expect(bus.isHeard("GuestCall")).toBe(false);
  const hearing = bus.on("GuestCall", () => undefined);
  expect(bus.isHeard("GuestCall")).toBe(true);
  hearing.dispose();
  expect(bus.isHeard("GuestCall")).toBe(false);
});
