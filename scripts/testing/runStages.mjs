import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { readReport } from "./readReport.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Failed tests that the end of a run names; the rest stands above. */
const mostNamed = 40;
/** Two cores: a third static stage would only slow the other two. */
const staticAtOnce = 2;

/**
 * Runs the stages, prints each under its heading, and last of all one plain line `N passed, N failed`.
 * Nothing is skipped in silence: a skipped test is named, and with `ci` it counts as failed. `onResult` hears of each
 * stage as it ends.
 *
 * @returns the exit code, 0 when nothing failed
 */
export async function runStages(stages, options) {
  const started = Date.now();
  const results = await runStatic(stages.filter((stage) => stage.isStatic), options);
  for (const stage of stages.filter((stage) => !stage.isStatic)) {
    const missing = (stage.needs ?? []).filter((name) => results.get(name)?.failed > 0);
    results.set(stage.name, missing.length > 0 ? notRun(stage, missing) : await runLive(stage, options));
  }
  return summarise(stages, results, started);
}

async function runStatic(stages, options) {
  const results = new Map();
  const waiting = [...stages];
  const takeNext = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift())
      results.set(stage.name, await runPiped(stage, options));
  };
  await Promise.all(Array.from({ length: staticAtOnce }, takeNext));
  return results;
}

/** Printed whole when done, so that two stages at once do not mix their lines. */
async function runPiped(stage, options) {
  const { result, output, seconds } = await execute(stage, options, "pipe");
  printHeading(stage, `${seconds} s`);
  process.stdout.write(output);
  printSkipped(result);
  return result;
}

async function runLive(stage, options) {
  printHeading(stage);
  const { result, seconds } = await execute(stage, options, "inherit");
  printSkipped(result);
  console.log(`(${stage.name}: ${seconds} s)`);
  return result;
}

async function execute(stage, options, stdio) {
  const started = Date.now();
  prepareReport(stage);
  const { code, output } = await spawnCommand(stage.command, stdio);
  const seconds = secondsSince(started);
  const result = { ...readReport(stage, code, options), seconds };
  options.onResult?.(stage, result);
  return { result, output, seconds };
}

/** An old report must not speak for a runner that crashed before it wrote its own. */
function prepareReport(stage) {
  if (!stage.report) return;
  rmSync(`${root}/${stage.report.path}`, { force: true });
  mkdirSync(dirname(`${root}/${stage.report.path}`), { recursive: true });
}

function spawnCommand([program, ...args], stdio) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ["ignore", stdio, stdio] });
    const chunks = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));
    child.on("error", (error) => resolve({ code: 1, output: `${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") }));
  });
}

function notRun(stage, missing) {
  printHeading(stage);
  console.log(`NOT RUN, counted as failed: ${missing.join(", ")} failed before it.`);
  return { passed: 0, failed: 1, skipped: [], seconds: "0.0" };
}

function printHeading(stage, time) {
  console.log(`\n━━━ ${stage.name} · ${stage.title}${time ? ` · ${time}` : ""} ${"━".repeat(10)}`);
}

function printSkipped(result) {
  for (const title of result.skipped) console.log(`!!! SKIPPED: ${title}`);
}

function summarise(stages, results, started) {
  const all = stages.map((stage) => ({ stage, ...results.get(stage.name) }));
  const total = (key) => all.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n━━━ Result after ${secondsSince(started)} s ${"━".repeat(10)}`);
  for (const { stage, passed, failed, skipped, seconds } of all) {
    const skips = skipped.length > 0 ? `, ${skipped.length} SKIPPED` : "";
    const mark = failed > 0 ? "✗" : "✓";
    console.log(`${mark} ${stage.name.padEnd(12)} ${passed} passed, ${failed} failed${skips} (${seconds} s)`);
  }
  const retried = all.flatMap((result) => result.retried ?? []);
  if (retried.length > 0) console.log("\nPassed only when tried again:");
  for (const line of retried) console.log(`!!! ${line}`);
  const failures = all.flatMap(({ stage, failures: some = [] }) => some.map((line) => `${stage.name}: ${line}`));
  if (failures.length > 0) console.log("\nFailed:");
  for (const line of failures.slice(0, mostNamed)) console.log(`✗ ${line}`);
  if (failures.length > mostNamed) console.log(`and ${failures.length - mostNamed} more`);
  const failed = total("failed");
  console.log(`\n${total("passed")} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function secondsSince(started) {
  return ((Date.now() - started) / 1000).toFixed(1);
}
