import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const sources = ["core", "contract", "sdk", "src", "sandbox", "plugins", "server", "projects", "bench"];
/** A stage of their own, because they are what one wants to know first. */
const importChecks = ["tests/architecture/importRules.test.ts", "tests/architecture/globalRules.test.ts"];

/**
 * Four kinds of tests, told apart by where they stand:
 * - unit: beside their subject; the DOM only where a file asks for it (`// @vitest-environment jsdom`);
 * - imports, architecture (tests/architecture, tests/conformance): read the tree itself; part of `npm run check`;
 * - integration: the built product (dist/), so it needs `npm run build` before it; a PostgreSQL server, and a server on
 *   seeded data for each database, are started once for the run;
 * - end-to-end tests are Playwright's (playwright.config.ts) and end in `.e2e.ts`.
 */
export default defineConfig({
  test: {
    // Two cores: a third worker only makes the other two slower.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        plugins: [react()],
        test: {
          name: "unit",
          include: sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          environment: "node",
          // No test measures time: how long one takes is the machine's doing.
          testTimeout: 30_000,
          css: { modules: { classNameStrategy: "non-scoped" } },
        },
      },
      {
        extends: true,
        test: {
          name: "imports",
          include: importChecks,
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "architecture",
          include: ["tests/architecture/**/*.test.ts", "tests/conformance/**/*.test.ts"],
          exclude: ["**/fixtures/**", "tests/architecture/bundles.test.ts", ...importChecks],
          environment: "node",
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts", "tests/architecture/bundles.test.ts"],
          environment: "node",
          globalSetup: ["tests/integration/harness/sharedServers.ts"],
          pool: "forks",
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
