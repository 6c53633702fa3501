import { gzipSync } from "node:zlib";
import { openProduct } from "../harness/componentPage.ts";
import { atMost, type Figure } from "../harness/Figure.ts";
import { loadSandboxBuild } from "../harness/loadSandboxBuild.ts";

/** The realm's program, compressed; and what a page without custom code loads and starts for the sandbox. */
export async function measure(): Promise<Figure[]> {
  const { buildGuest } = await loadSandboxBuild();
  const bytes = gzipSync(await buildGuest(), { level: 9 }).length;
  const { page, close } = await openProduct({}, "/tables/countries");
  try {
    const requests: string[] = [];
    let workers = 0;
    page.on("request", (request) => /guestProgram|expressionProgram|frameProgram|createRealmsPlugin|compile\.worker|\/realm\//.test(request.url()) && requests.push(request.url()));
    page.on("worker", () => (workers += 1));
    await page.reload();
    await page.locator("canvas").first().waitFor();
    await page.waitForTimeout(3_000);
    const frames = await page.locator('iframe[src*="/realm/"]').count();
    return [
      atMost("realm bundle, compressed", bytes / 1024, { unit: "KB", limit: 110 }),
      atMost("a page without custom code: realms", frames + workers, { unit: "realms", limit: 0 }),
      atMost("a page without custom code: requests for the sandbox", requests.length, { unit: "requests", limit: 0 }),
    ];
  } finally {
    await close();
  }
}
