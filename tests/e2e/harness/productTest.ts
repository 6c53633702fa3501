import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";

import type { RunningServer } from "../../integration/harness/serverProcess.ts";
import { startServer } from "../../integration/harness/startServer.ts";
import { watchProblems, type ProblemWatch } from "./watchProblems.ts";

interface WorkerFixtures {
  /** The built product on its own copy of the seeded data, one for each worker. */
  server: RunningServer;
}

interface TestFixtures {
  problems: ProblemWatch;
  /**
   * Names what a test provokes on purpose; anything else on the console fails it at its end. A refused request counts:
   * the browser itself reports it.
   *
   * @example expectProblems([/status of 401/]);
   */
  expectProblems: (patterns: RegExp[]) => void;
  /** A page in a second browser with storage of its own, watched and closed like the first. */
  newVisitor: (options?: Pick<BrowserContextOptions, "storageState">) => Promise<Page>;
}

/**
 * Everybody starts in Uzbek: a test that changes the language of a user changes it on the server that others share.
 * Frames without an origin have no storage.
 */
const startInUzbek = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (window.origin !== "null") localStorage.setItem("platon_locale", localStorage.getItem("platon_locale") ?? "uz");
  });

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
  problems: [
    async ({ context }, use) => {
      await startInUzbek(context);
      const problems = await watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), "problems in the browser").toEqual([]);
    },
    { auto: true },
  ],
  expectProblems: async ({ problems }, use) => use((patterns) => problems.expect(patterns)),
  newVisitor: async ({ browser, baseURL }, use) => {
    const visitors: { context: BrowserContext; problems: ProblemWatch }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...options, baseURL: baseURL ?? "" });
      await startInUzbek(context);
      visitors.push({ context, problems: await watchProblems(context) });
      return context.newPage();
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
