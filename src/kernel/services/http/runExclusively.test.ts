// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { BrowserStorage } from "../storage/BrowserStorage.ts";
import { SessionTokens } from "../storage/SessionTokens.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { runExclusively } from "./runExclusively.ts";
import { TokenRefresher } from "./TokenRefresher.ts";

/** A lock that a frozen tab holds: nobody else is given it. */
const frozen = {
  query: async () => await Promise.resolve({ held: [{ name: "platon_token_refresh" }] }),
  request: async (_: string, { signal }: { signal: AbortSignal }) =>
    await new Promise((_resolve, reject) => void signal.addEventListener("abort", () => reject(signal.reason as Error))),
};
let waits: number[];

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(storageKeys.token, "old");
  localStorage.setItem(storageKeys.refreshToken, "refresh-1");
  waits = [];
  vi.stubGlobal("navigator", { locks: frozen });
  // Time that is not waited for.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => (waits.push(ms), AbortSignal.abort(new DOMException("late", "TimeoutError"))));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function makeRefresher(): { refresher: TokenRefresher; asked: string[] } {
  const asked: string[] = [];
  const request = async (token: string) => (asked.push(token), await Promise.resolve({ access_token: "new", refresh_token: "refresh-2", expires_in: 900 }));
  return { refresher: new TokenRefresher({ tokens: new SessionTokens(new BrowserStorage()), runExclusively, request }), asked };
}

it("K980 a frozen tab that holds the lock is waited for 5 s, once; then one refresh is made for all calls of this tab", async () => {
  frozen.request = async (_, { signal }) => await Promise.reject(signal.reason as Error);
  const { refresher, asked } = makeRefresher();
  expect(await Promise.all([refresher.refresh("old"), refresher.refresh("old")])).toEqual(["new", "new"]);
  expect([waits, asked]).toEqual([[5_000], ["refresh-1"]]);
});

it("K980 a token that another tab has stored meanwhile is taken, and nothing is asked", async () => {
  frozen.request = async (_, { signal }) => {
    localStorage.setItem(storageKeys.token, "theirs");
    return await Promise.reject(signal.reason as Error);
  };
  const { refresher, asked } = makeRefresher();
  expect([await refresher.refresh("old"), asked]).toEqual(["theirs", []]);
});

it("K980 what fails in its own turn is not tried again", async () => {
  frozen.request = (async (_: string, __: object, work: () => Promise<unknown>) => await work()) as never;
  const work = vi.fn(async () => await Promise.reject(new PlatonError("unavailable", "expected", { status: 503 })));
  await expect(runExclusively("platon_token_refresh", work)).rejects.toMatchObject({ code: "unavailable" });
  expect(work).toHaveBeenCalledOnce();
});
