import { beforeEach, describe, expect, it } from "vitest";
import { GuardedRealms, type GuardedRealm } from "./GuardedRealms.ts";

describe("the realms of a guard", () => {
  let realms: GuardedRealms;
  let told: string[];

  const add = (name: string, isWorker: boolean): GuardedRealm => {
    const realm: GuardedRealm = {
      isWorker,
      onAlive: () => told.push(`${name} hears`),
      onGone: (isToBlame) => {
        told.push(`${name} ${isToBlame ? "blamed" : "taken along"}`);
        realms.remove(realm);
      },
    };
    realms.add(realm);
    return realm;
  };

  beforeEach(() => {
    realms = new GuardedRealms();
    told = [];
  });

  it("S36 the worker whose code was entered last is to blame, and nobody else", () => {
    const first = add("ui", true);
    const second = add("quarantine", true);
    add("expressions", true);
    const frame = add("frame", false);
    for (const realm of [second, first, frame]) realms.entered(realm);
    realms.giveUp();
    expect(told).toEqual(["ui blamed", "quarantine taken along", "expressions taken along", "frame taken along"]);
    expect(realms.size).toBe(0);
  });

  it("S36 where nobody was entered every worker may have done it, and no frame", () => {
    for (const [name, isWorker] of [["frame", false], ["ui", true], ["expressions", true]] as const) add(name, isWorker);
    realms.giveUp();
    expect(told).toEqual(["frame taken along", "ui blamed", "expressions blamed"]);
  });

  it("S36 a frame that stands there still when the worker has ended is not to blame for what the worker left", () => {
    const worker = add("ui", true);
    add("frame", false);
    realms.entered(worker);
    realms.remove(worker);
    realms.giveUp();
    expect(told).toEqual(["frame taken along"]);
  });

  it("S36 frames that never had a worker beside them are to blame", () => {
    add("frame", false);
    realms.giveUp();
    expect(told).toEqual(["frame blamed"]);
  });

  it("S27 whatever the guard says to one realm is a sign of its life for all of them", () => {
    for (const [name, isWorker] of [["ui", true], ["frame", false]] as const) add(name, isWorker);
    realms.heard();
    expect(told).toEqual(["ui hears", "frame hears"]);
  });

  it("S37 who comes to a guard that was given up is told so, and not blamed", async () => {
    realms.giveUp();
    add("late", false);
    await Promise.resolve();
    expect(told).toEqual(["late taken along"]);
  });
});
