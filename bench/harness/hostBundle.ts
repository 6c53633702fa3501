import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { rolldown } from "rolldown";
import { loadSandboxBuild } from "./loadSandboxBuild.ts";

// Of the place where the questions are bundled to: bench/run.mjs.
const root = fileURLToPath(new URL("../../../", import.meta.url));

const entry = `
import { realmLimits as limits } from "${join(root, "core/limits/realmLimits.ts")}";
import { RealmPool } from "${join(root, "sandbox/host/realm/RealmPool.ts")}";
import { ExpressionRunner } from "${join(root, "sandbox/host/expressions/ExpressionRunner.ts")}";
globalThis.benchSandbox = ({ address, guest, expressionGuest }) => {
  const pool = new RealmPool({
    address, limits, onShort: () => undefined,
    loadGuest: async () => guest, loadExpressionGuest: async () => expressionGuest, loadFrameGuest: async () => "",
  });
  const startRealm = async () => await pool.startExpressions(() => pool.openGuard());
  return { pool, programs: new ExpressionRunner({ limits, startRealm, onIdle: () => undefined, onStopped: (source, why) => console.error(source, why) }) };
};`;

/**
 * Puts the sandbox's host side into a page of the product by itself, with the product's own guard and programs: from then on
 * `bench.pool` starts realms there and `bench.programs` runs programs, with nothing of the application between.
 */
export async function placeSandbox(page: Page, sandbox: string): Promise<void> {
  const build = await rolldown({
    input: "bench-sandbox",
    cwd: root,
    platform: "browser",
    plugins: [{ name: "entry", resolveId: (id) => (id === "bench-sandbox" ? join(root, "bench-sandbox.ts") : undefined), load: (id) => (id === join(root, "bench-sandbox.ts") ? entry : undefined) }],
    onLog: () => undefined,
  });
  const { output } = await build.generate({ format: "iife", minify: true, codeSplitting: false });
  await build.close();
  const { buildGuest, buildExpressionGuest } = await loadSandboxBuild();
  const programs = { address: sandbox, guest: await buildGuest(), expressionGuest: await buildExpressionGuest() };
  await page.evaluate(output[0].code);
  await page.evaluate(`globalThis.bench = benchSandbox(${JSON.stringify(programs)})`);
}
