/**
 * The stages of a test run, in the order in which they are reported.
 *
 * `isStatic`: needs no build, so two of them run at once. `needs`: stages without whose success this one is senseless.
 * `report`: where the runner leaves its counts; a stage without one counts as a single passed or failed test.
 * `tests`: which files it runs that can be run alone.
 */
const node = process.execPath;
const reportFolder = ".cache/test";
/** A build machine trusts no earlier result of the type checker. */
const fromScratch = process.env.CI ? ["--incremental", "false", "--tsBuildInfoFile", "null"] : [];

const tool = (path, ...args) => [node, `node_modules/${path}`, ...args];

function vitest(name, ...projects) {
  const report = `${reportFolder}/${name}.json`;
  return {
    command: [
      ...tool("vitest/vitest.mjs", "run", ...projects.flatMap((project) => ["--project", project])),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    report: { kind: "vitest", path: report },
  };
}

export const stages = [
  {
    name: "types",
    title: "Types (product, tests and the projects' components)",
    isStatic: true,
    command: tool("typescript/bin/tsc", "--noEmit", ...fromScratch),
  },
  {
    name: "lint",
    title: "Lint",
    isStatic: true,
    command: tool("oxlint/bin/oxlint", "--deny-warnings"),
  },
  {
    name: "imports",
    title: "Import rules and owners of globals",
    isStatic: true,
    ...vitest("imports", "imports"),
  },
  {
    name: "dead-code",
    title: "Dead code and unused dependencies",
    isStatic: true,
    command: tool("knip/bin/knip.js", "--no-progress"),
  },
  {
    name: "rules",
    title: "Rules against tests, names, coverage of the specification, dependencies",
    isStatic: true,
    ...vitest("rules", "architecture"),
  },
  {
    name: "unit",
    title: "Unit tests",
    tests: /^(core|contract|sdk|src|sandbox|plugins|server|projects|bench)\/.*\.test\.tsx?$/,
    ...vitest("unit", "unit", "unit-documents", "unit-apart"),
  },
  { name: "build", title: "Build of the product", command: [node, "scripts/build.mjs"] },
  {
    name: "integration",
    title: "Integration tests: the databases, and the built server on each",
    needs: ["build"],
    tests: /^tests\/(integration\/.*|architecture\/bundles)\.test\.ts$/,
    ...vitest("integration", "integration"),
  },
  {
    name: "e2e",
    title: "End-to-end tests in a browser",
    needs: ["build"],
    tests: /^tests\/e2e\/.*\.e2e\.ts$/,
    command: tool("@playwright/test/cli.js", "test"),
    report: { kind: "playwright", path: `${reportFolder}/e2e.json` },
  },
];

/** The named stages in their order, or all of them; an unknown name ends the run with the list of those there are. */
export function chooseStages(names) {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = stages.map((stage) => stage.name).join(", ");
    console.error(`Unknown stage: ${unknown.join(", ")}. There are: ${known}`);
    process.exit(2);
  }
  return names.length === 0 ? stages : stages.filter((stage) => names.includes(stage.name));
}
