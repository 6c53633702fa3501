import { describe, expect, it } from "vitest";
import { watchHeap } from "./watchHeap.ts";

/** A realm whose engine collects when the test says so, and takes so many milliseconds to go through all it holds. */
class TestedRealm {
  weighed = 0;
  resets = 0;
  time = 0;
  /** Of going through everything. */
  cost = 20;
  readonly #look: () => void;
  #hasCollected = false;
  #hasCollectedAll = false;

  constructor() {
    const { take, reset } = this;
    const hasAll = (): boolean => this.#hasCollectedAll;
    this.#look = watchHeap(
      { weigh: () => { this.weighed += 1; this.time += this.cost; }, now: () => this.time },
      { get hasCollectedAll() { return hasAll(); }, takeCollected: take, reset },
    );
  }

  readonly take = (): boolean => {
    const has = this.#hasCollected;
    this.#hasCollected = false;
    return has;
  };
  readonly reset = (): void => {
    this.resets += 1;
    this.#hasCollectedAll = false;
  };
  /** @param marks one ping each: `.` nothing was collected, `y` young objects, `a` all */
  readonly live = (marks: string): number => {
    const before = this.weighed;
    for (const mark of marks) {
      this.#hasCollected = mark !== ".";
      this.#hasCollectedAll ||= mark === "a";
      this.#look();
    }
    return this.weighed - before;
  };
}

describe("a worker's heap", () => {
  it("S534 is weighed when the engine has gone through all of it and is busy, at most each tenth ping", () => {
    const realm = new TestedRealm();
    expect(realm.live("y".repeat(100))).toBe(0);
    expect(realm.live("a")).toBe(1);
    expect(realm.resets).toBe(1);
    expect(realm.live("aaaaaaaaa")).toBe(0);
    expect(realm.live("a")).toBe(1);
  });

  it("S534 is weighed when it was left alone for 50 pings after the engine has gone through all of it, once", () => {
    const realm = new TestedRealm();
    expect(realm.live(`a${".".repeat(48)}`)).toBe(0);
    expect(realm.live(".")).toBe(1);
    expect(realm.live(".".repeat(500))).toBe(0);
  });

  it("S534 is not weighed in a realm where nothing grows", () => {
    expect(new TestedRealm().live("y....".repeat(400))).toBe(0);
  });

  it("S534 is weighed again as soon as it is busy where it took more than half of the guard's patience", () => {
    const realm = new TestedRealm();
    realm.cost = 501;
    expect(realm.live(`${".".repeat(9)}a.....`)).toBe(0);
    expect(realm.live("y")).toBe(1);
    expect(realm.live(".y.")).toBe(0);
    expect(realm.live("y")).toBe(1);
    // Which an idle one is not.
    expect(realm.live(".".repeat(500))).toBe(0);
    realm.cost = 500;
    expect(realm.live("yy")).toBe(1);
    expect(realm.live("y".repeat(100))).toBe(0);
  });
});
