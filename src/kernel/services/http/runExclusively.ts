/** Runs work so that no other holder of the same name runs at once; the work learns whether another one ran before it. */
export type RunExclusively = <Result>(name: string, work: (turn: { readonly hasWaited: boolean }) => Promise<Result>) => Promise<Result>;

/**
 * Across all tabs of the origin by Web Locks. Without them (plain http beyond loopback) it runs at once: a refresh stays
 * correct, because the server takes an old refresh token for 30 s more (D12, D21).
 */
export const runExclusively: RunExclusively = async (name, work) => {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return await work({ hasWaited: false });
  const { held = [] } = await locks.query();
  const hasWaited = held.some((lock) => lock.name === name);
  return await locks.request(name, () => work({ hasWaited }));
};
