import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

import { judgeRetries } from "./judgeRetries.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * What a finished stage counts for. A runner that ended badly without a failed test of its own (a crash, an unhandled
 * rejection, no test found) counts as one failure, so that its exit code is never lost.
 */
export function readReport(stage, code, { ci }) {
  if (!stage.report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] };
  const counts = countTests(stage.report);
  const skippedAsFailed = ci ? counts.skipped.length : 0;
  const silentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0) ? 1 : 0;
  return { ...counts, failed: counts.failed + skippedAsFailed + silentFailure };
}

function countTests({ kind, path }) {
  const file = `${root}/${path}`;
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: [], files: { passed: [], others: [] } };
  const report = JSON.parse(readFileSync(file, "utf8"));
  return kind === "vitest" ? countVitest(report) : countPlaywright(report, file.replace(/\.json$/, "-retries.json"));
}

function countVitest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  // A file that could not be loaded has no tests to count: it counts as one failed.
  const broken = report.testResults.filter((file) => file.status === "failed" && !file.assertionResults.some(isFailed));
  return {
    passed: tests.filter((test) => test.status === "passed").length,
    failed: tests.filter(isFailed).length + broken.length,
    failures: [
      ...tests.filter(isFailed).map(({ fullName, failureMessages = [] }) => named(fullName, failureMessages[0])),
      ...broken.map(({ name, message }) => named(relative(root, name), message)),
    ],
    skipped: tests.filter((test) => !isFailed(test) && test.status !== "passed").map((test) => test.fullName),
    files: sortFiles(report.testResults.map((file) => [relative(root, file.name), isAllPassed(file)])),
  };
}

function isAllPassed({ status, assertionResults }) {
  return status === "passed" && assertionResults.every((test) => test.status === "passed");
}

/** Which files passed with every test at the first try; a file may be told of more than once. */
function sortFiles(told) {
  const others = [...new Set(told.flatMap(([path, isPassed]) => (isPassed ? [] : [path])))];
  const passed = [...new Set(told.map(([path]) => path))].filter((path) => !others.includes(path));
  return { passed: passed.map(withSlashes), others: others.map(withSlashes) };
}

const withSlashes = (path) => path.split(sep).join("/");

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** One line: which test, and what it said first. */
const named = (title, message = "") => `${title}: ${message.replaceAll(colours, "").trim().split("\n", 1)[0].slice(0, 200)}`;

function isFailed(test) {
  return test.status === "failed";
}

function countPlaywright(report, retriesFile) {
  const tests = report.suites.flatMap(specsOf).flatMap(({ file, title, tests: runs }) => runs.map((run) => ({ file, title, run })));
  const withStatus = (status) => tests.filter(({ run }) => run.status === status);
  const retried = withStatus("flaky");
  const { failed, lines } = settleRetries(retriesFile, retried.map(({ file, title }) => `${file} › ${title}`));
  return {
    passed: withStatus("expected").length + retried.length - failed.length,
    failed: withStatus("unexpected").length + failed.length,
    failures: withStatus("unexpected").map(({ file, title, run }) => named(`${file} › ${title}`, run.results.flatMap(({ errors = [] }) => errors)[0]?.message)),
    skipped: withStatus("skipped").map(({ title }) => title),
    retried: lines,
    files: sortFiles(tests.map(({ file, run }) => [relative(root, join(report.config.rootDir, file)), run.status === "expected"])),
  };
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** @param retriesFile has, of each run before, the tests that passed only when they were tried again */
function settleRetries(retriesFile, retried) {
  const earlier = existsSync(retriesFile) ? JSON.parse(readFileSync(retriesFile, "utf8")) : [];
  const verdict = judgeRetries(retried, earlier);
  writeFileSync(retriesFile, JSON.stringify(verdict.runs));
  return verdict;
}
