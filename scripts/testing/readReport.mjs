import { existsSync, readFileSync, writeFileSync } from "node:fs";
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
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: [] };
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
    skipped: tests.filter((test) => !isFailed(test) && test.status !== "passed").map((test) => test.fullName),
  };
}

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
    skipped: withStatus("skipped").map(({ title }) => title),
    retried: lines,
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
