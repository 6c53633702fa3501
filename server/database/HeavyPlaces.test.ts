import { afterEach, expect, it, vi } from "vitest";
import { DatabaseBusy, DatabaseUnavailable } from "./databaseErrors.ts";
import { HeavyPlaces } from "./HeavyPlaces.ts";
import { queryLimits, type HeavyClass } from "./QueryClass.ts";

afterEach(() => void vi.useRealTimers());

const reach = { report: 1, search: 3, count: 4 };
const somebody = { group: "a" };

/** Who has come in, in order, and what lets each of them out. */
function aHouse(places = new HeavyPlaces(reach, queryLimits)) {
  const inside: string[] = [];
  const leave = new Map<string, () => void>();
  const come = async (name: string, heavy: HeavyClass, reader: { group: string; signal?: AbortSignal } = somebody): Promise<void> => {
    const left = await places.enter(heavy, reader);
    inside.push(name);
    leave.set(name, left);
  };
  const go = async (name: string): Promise<void> => {
    leave.get(name)?.();
    await vi.waitFor(() => undefined);
  };
  return { inside, come, go };
}

const settled = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve));

it("DB193 reports leave places to searches, and both leave one to counts", async () => {
  const { inside, come } = aHouse();
  const over = new AbortController();
  const all = Promise.allSettled(
    (["report", "report", "search", "search", "search", "count", "count"] as const).map((heavy, index) =>
      come(`${heavy} ${index}`, heavy, { group: "a", signal: over.signal })),
  );
  await settled();
  expect(inside).toEqual(["report 0", "search 2", "search 3", "count 5"]);
  over.abort();
  await all;
});

it("DB194 callers take turns, and so do counts and searches", async () => {
  const { inside, come, go } = aHouse(new HeavyPlaces({ report: 1, search: 1, count: 1 }, queryLimits));
  await come("first", "search");
  for (const name of ["a1", "a2"]) void come(name, "search", { group: "a" });
  void come("b1", "search", { group: "b" });
  void come("count", "count", { group: "a" });
  await settled();
  for (let turn = 0; turn < 5; turn += 1) {
    await go(inside.at(-1) ?? "");
    await settled();
  }
  expect(inside).toEqual(["first", "a1", "count", "b1", "a2"]);
});

it("DB195 who waited as long as the class allows is told the seconds, and keeps nobody else out", async () => {
  vi.useFakeTimers();
  const places = new HeavyPlaces({ report: 1, search: 1, count: 1 }, queryLimits);
  const leave = await places.enter("search", somebody);
  const refused = expect(places.enter("count", somebody)).rejects.toMatchObject({ name: "DatabaseBusy", seconds: 2 });
  const patient = places.enter("search", somebody);
  vi.advanceTimersByTime(queryLimits.count.wait);
  await refused;
  leave();
  (await patient)();
});

it("DB195 who would wait longer than that by what such reads take is told at once", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const places = new HeavyPlaces({ report: 1, search: 1, count: 1 }, queryLimits);
  for (let read = 0; read < 20; read += 1) {
    const leave = await places.enter("search", somebody);
    vi.advanceTimersByTime(3_000);
    leave();
  }
  const leave = await places.enter("search", somebody);
  const next = places.enter("search", { group: "b" });
  await expect(places.enter("search", { group: "c" })).rejects.toBeInstanceOf(DatabaseBusy);
  leave();
  (await next)();
});

it("DB195 of one caller fifty wait, the next is told at once", async () => {
  const places = new HeavyPlaces({ report: 1, search: 1, count: 1 }, queryLimits);
  const leave = await places.enter("search", somebody);
  const waiting = Array.from({ length: 50 }, () => places.enter("search", somebody).then((left) => left()));
  await expect(places.enter("search", somebody)).rejects.toBeInstanceOf(DatabaseBusy);
  leave();
  await Promise.all(waiting);
});

it("DB196 a read whose caller has gone before its turn is given up", async () => {
  const places = new HeavyPlaces({ report: 1, search: 1, count: 1 }, queryLimits);
  const leave = await places.enter("search", somebody);
  const gone = new AbortController();
  const refused = expect(places.enter("search", { group: "b", signal: gone.signal })).rejects.toBeInstanceOf(DatabaseUnavailable);
  const next = places.enter("search", { group: "c" });
  gone.abort();
  await refused;
  leave();
  (await next)();
});
