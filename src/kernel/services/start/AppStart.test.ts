import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { AppStart } from "./AppStart.ts";

interface Asked {
  readonly start: AppStart;
  /** Rounds of what is needed, in the order in which they began. */
  readonly needed: { readonly succeed: () => Promise<void>; readonly fail: () => Promise<void> }[];
  readonly menus: () => number;
}

function begin(): Asked {
  const needed: Asked["needed"] = [];
  let menus = 0;
  const settled = async (settle: () => void): Promise<void> => {
    settle();
    await sleep();
  };
  const start = new AppStart({
    needed: async () => await new Promise<void>((resolve, reject) =>
      needed.push({ succeed: async () => await settled(resolve), fail: async () => await settled(() => reject(new Error("away"))) })),
    besides: async () => await Promise.resolve(void (menus += 1)),
  });
  void start.run();
  return { start, needed, menus: () => menus };
}

describe("the start", () => {
  it("K406 once project and user are there, only what is still missing is asked for again", async () => {
    const { start, needed, menus } = begin();
    await needed[0]?.succeed();
    await start.run();
    expect([needed.length, menus(), start.failure.value]).toEqual([1, 2, undefined]);
  });

  it("K406 a round that fails after another has brought them takes nothing away", async () => {
    const { start, needed } = begin();
    void start.run();
    await needed[0]?.succeed();
    await needed[1]?.fail();
    expect([needed.length, start.failure.value]).toEqual([2, undefined]);
  });

  it("K406 a round that succeeds after another has failed shows the screen", async () => {
    const { start, needed } = begin();
    void start.run();
    await needed[1]?.fail();
    expect(start.failure.value).toBeInstanceOf(Error);
    await needed[0]?.succeed();
    expect(start.failure.value).toBeUndefined();
  });
});
