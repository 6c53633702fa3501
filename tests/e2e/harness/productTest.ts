import { expect, test as base, type BrowserContextOptions, type Page } from "@playwright/test";

import type { RunningServer } from "../../integration/harness/serverProcess.ts";
import { startServer } from "../../integration/harness/startServer.ts";
import { KeptTab, type Tab } from "./KeptTab.ts";
import { openContext, type WatchedContext } from "./openContext.ts";
import type { ProblemWatch } from "./watchProblems.ts";

interface WorkerFixtures {
  /** The built product on its own copy of the seeded data, one for each worker. */
  server: RunningServer;
  keptTab: KeptTab;
}

interface TestFixtures {
  /** Begins in the tab in which the test before it ended, with an empty storage, where the options of both are the same. */
  isTabKept: boolean;
  tab: Tab;
  problems: ProblemWatch;
  /**
   * Names what a test provokes on purpose; anything else on the console fails it at its end. A refused request counts:
   * the browser itself reports it.
   *
   * @example expectProblems([/status of 401/]);
   */
  expectProblems: (patterns: RegExp[]) => void;
  /** A page in a second browser with storage of its own, watched and closed like the first; `expects`: what is provoked there. */
  newVisitor: (options?: Pick<BrowserContextOptions, "storageState"> & { readonly expects?: RegExp[] }) => Promise<Page>;
}

/** Every end-to-end test uses this `test`: it ends by asserting that nothing went wrong in the browser. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright reads which fixtures are needed from the first parameter's pattern, here none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  keptTab: [
    async ({ browser, server }, use) => {
      const keptTab = new KeptTab(browser, server.url);
      await use(keptTab);
      await keptTab.drop();
    },
    { scope: "worker" },
  ],
  isTabKept: [false, { option: true }],
  tab: async ({ browser, server, keptTab, isTabKept, contextOptions, viewport, serviceWorkers }, use, testInfo) => {
    const own = isTabKept ? keptTab : new KeptTab(browser, server.url);
    await use(await own.take(JSON.stringify([contextOptions, viewport, serviceWorkers])));
    await own.giveBack(isTabKept && testInfo.status === testInfo.expectedStatus);
  },
  context: ({ tab }, use) => use(tab.context),
  page: ({ tab }, use) => use(tab.page),
  problems: [
    async ({ tab: { problems } }, use) => {
      await use(problems);
      expect(problems.unexpected(), "problems in the browser").toEqual([]);
    },
    { auto: true },
  ],
  expectProblems: async ({ problems }, use) => use((patterns) => problems.expect(patterns)),
  newVisitor: async ({ browser, baseURL }, use) => {
    const visitors: WatchedContext[] = [];
    await use(async ({ expects = [], ...options } = {}) => {
      const visitor = await openContext(browser, { ...options, baseURL: baseURL ?? "" });
      visitor.problems.expect(expects);
      visitors.push(visitor);
      return visitor.context.newPage();
    });
    for (const { context } of visitors) await context.close();
    expect(visitors.flatMap(({ problems }) => problems.unexpected()), "problems in the other browser").toEqual([]);
  },
});

/**
 * Of who has not asked for less motion, where something may happen on the way.
 * @example test.use(withMotion);
 */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

export { expect };
