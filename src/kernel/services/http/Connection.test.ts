// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "./Connection.ts";

describe("connection", () => {
  let isServerThere = true;
  let probes = 0;
  const make = (): Connection =>
    new Connection(async () => {
      probes += 1;
      await Promise.resolve();
      if (!isServerThere) throw new TypeError("Failed to fetch");
    });

  beforeEach(() => {
    vi.useFakeTimers();
    isServerThere = true;
    probes = 0;
  });
  afterEach(() => void vi.useRealTimers());

  it("K372 a call that fails says nothing before the server was asked", async () => {
    const connection = make();
    connection.noteUnreached();
    await vi.advanceTimersByTimeAsync(0);
    expect([connection.isAway.value, probes]).toEqual([false, 1]);
    isServerThere = false;
    connection.noteUnreached();
    connection.noteUnreached();
    await vi.advanceTimersByTimeAsync(0);
    expect([connection.isAway.value, probes]).toEqual([true, 2]);
  });

  it("K372 a server that is away is asked until it answers, and at once when the network comes back", async () => {
    const connection = make();
    const listening = connection.listen();
    isServerThere = false;
    window.dispatchEvent(new Event("offline"));
    await vi.advanceTimersByTimeAsync(11_000);
    expect([connection.isAway.value, probes]).toEqual([true, 3]);
    isServerThere = true;
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.isAway.value).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probes).toBe(4);
    listening.dispose();
  });

  it("K372 a call that is answered is a reason to ask at once, and no more: it may have been on its way before", async () => {
    const connection = make();
    isServerThere = false;
    await connection.ask();
    connection.noteReached();
    await vi.advanceTimersByTimeAsync(0);
    expect([connection.isAway.value, probes]).toEqual([true, 2]);
    isServerThere = true;
    connection.noteReached();
    await vi.advanceTimersByTimeAsync(0);
    expect([connection.isAway.value, probes]).toEqual([false, 3]);
    connection.noteReached();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(probes).toBe(3);
  });

  it("K372 a network that goes while the server is asked is asked about again", async () => {
    const connection = make();
    const listening = connection.listen();
    const asked = connection.ask();
    window.dispatchEvent(new Event("offline"));
    isServerThere = false;
    await asked;
    expect([connection.isAway.value, probes]).toEqual([true, 2]);
    listening.dispose();
  });
});
