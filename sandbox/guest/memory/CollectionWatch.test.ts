import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { CollectionWatch } from "./CollectionWatch.ts";
import { collectAll } from "./collectAll.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Collections until all of what a watch planted is gone; finalizers come later. */
async function untilAll(watch: CollectionWatch): Promise<void> {
  await expect.poll(async () => {
    collect();
    await sleep(5);
    return watch.hasCollectedAll;
  }).toBe(true);
}

it("S534 what the engine has gone through is known, until it is begun anew", async () => {
  const watch = new CollectionWatch();
  await sleep(20);
  expect([watch.takeCollected(), watch.hasCollectedAll]).toEqual([false, false]);
  await untilAll(watch);
  expect([watch.takeCollected(), watch.takeCollected()]).toEqual([true, false]);
  watch.reset();
  expect([watch.takeCollected(), watch.hasCollectedAll]).toEqual([false, false]);
  await untilAll(watch);
});

it("S534 what foreign code makes of the prototype hides nothing", async () => {
  const watch = new CollectionWatch();
  const spy = vi.spyOn(FinalizationRegistry.prototype, "register").mockReturnValue();
  await untilAll(watch);
  watch.reset();
  await untilAll(watch);
  spy.mockRestore();
});

it("S534 to go through everything leaves nothing that nobody holds", async () => {
  let isGone = false;
  const registry = new FinalizationRegistry(() => (isGone = true));
  (() => registry.register({}, 0))();
  await expect.poll(async () => {
    collectAll();
    await sleep(5);
    return isGone;
  }).toBe(true);
});
