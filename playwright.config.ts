import { defineConfig } from "@playwright/test";

import { browserFlags, findBrowser } from "./scripts/browser.mjs";

const inCi = Boolean(process.env.CI);

/** End-to-end tests: the built product (dist/) in a real Chromium. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/e2e/harness/seedOnce.ts",
  outputDir: "test-results/e2e",
  // Each worker runs a server and a browser of its own; two cores carry two of them.
  workers: 2,
  fullyParallel: false,
  forbidOnly: inCi,
  // What passes only then is named at the end of the run, and borne with in few cases: scripts/testing/judgeRetries.mjs.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/test/e2e.json" }]],
  use: {
    locale: "uz-UZ",
    // Nothing has to be waited for where it ends up the same. Tests in which something may happen on the way want motion.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 800 },
    // What passes through one cannot be routed by a test; the tests of it allow it.
    serviceWorkers: "block",
    // Without pictures and copies of the document: to record those costs every test a quarter of its time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findBrowser(), args: browserFlags() },
  },
});
