import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const sources = ["core", "contract", "sdk", "src", "sandbox", "plugins", "server", "projects", "bench"];
const unitTests = sources.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes("node_modules"))
    .map((path) => join(folder, path)),
);
/** The sandbox takes globals away: its tests have a process each. */
const isApart = (path: string): boolean => path.startsWith("sandbox");
const hasDocument = (path: string): boolean =>
  !isApart(path) && readFileSync(join(import.meta.dirname, path), "utf8").startsWith("// @vitest-environment jsdom");
const unit = {
  environment: "node",
  // No test measures time: how long one takes is the machine's doing.
  testTimeout: 30_000,
  css: { modules: { classNameStrategy: "non-scoped" } },
  // The build for browsers: the one for Node knows neither files nor XMLHttpRequest.
  alias: { "tus-js-client": join(import.meta.dirname, "node_modules/tus-js-client/lib.es5/browser/index.js") },
} as const;
/** A stage of their own, because they are what one wants to know first. */
const importChecks = ["tests/architecture/importRules.test.ts", "tests/architecture/globalRules.test.ts"];

/**
 * Four kinds of tests, told apart by where they stand:
 * - unit: beside their subject; unit-documents: the same with a document and modules of their own (those that ask for a
 *   DOM: `// @vitest-environment jsdom`); unit-apart: the sandbox's, in a process of their own;
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
      // Half of the time of most is their own process and reading the same modules again.
      { extends: true, plugins: [react()], test: { ...unit, name: "unit", include: unitTests.filter((path) => !isApart(path) && !hasDocument(path)), isolate: false } },
      {
        extends: true,
        plugins: [react()],
        test: {
          ...unit,
          name: "unit-documents",
          include: unitTests.filter(hasDocument),
          isolate: false,
          // Not one document for all of them: each file has one of its own, and modules of its own.
          execArgv: ["--import", new URL("tests/documents/lateDocument.mjs", import.meta.url).href],
          setupFiles: ["tests/documents/ownDocument.ts"],
        },
      },
      { extends: true, plugins: [react()], test: { ...unit, name: "unit-apart", include: unitTests.filter(isApart) } },
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
          // As for servers that have a process: tests/integration/harness/serverProcess.ts.
          execArgv: ["--liftoff-only"],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
