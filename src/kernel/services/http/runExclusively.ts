/** Runs work so that no other holder of the same name runs at once; the work learns whether another one ran before it. */
export type RunExclusively = <Result>(name: string, work: (turn: { readonly hasWaited: boolean }) => Promise<Result>) => Promise<Result>;

/** So long somebody else is waited for, in milliseconds: a tab that the browser has frozen gives back nothing. */
const longestWait = 5_000;

/**
 * Across all tabs of the origin by Web Locks. Without them (plain http beyond loopback) it runs at once: a refresh stays
 * correct, because the server takes an old refresh token for 30 s more (D12, D21). So does whoever has waited for 5 s (P31).
 */
export const runExclusively: RunExclusively = async (name, work) => {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return await work({ hasWaited: false });
  const { held = [] } = await locks.query();
  const hasWaited = held.some((lock) => lock.name === name);
  let hasBegun = false;
  const begin = async (turn: { hasWaited: boolean }): Promise<Awaited<ReturnType<typeof work>>> => {
    hasBegun = true;
    return await work(turn);
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(longestWait) }, () => begin({ hasWaited }));
  } catch (failure) {
    if (hasBegun) throw failure;
    return await begin({ hasWaited: true });
  }
};
