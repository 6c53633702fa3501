import { chromium, type Browser, type Request } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { atMost, type Figure } from "../harness/Figure.ts";

interface Load {
  readonly scriptKilobytes: number;
  readonly staticRequests: number;
  readonly apiRequests: number;
}

/** What a browser with an empty cache fetches: bytes as they travel (compressed), counted until the page is quiet. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  try {
    const signIn = await load(browser, `${server.url}/auth/user`);
    const state = await signedIn(browser, server.url);
    const shell = await load(browser, `${server.url}/tables/cities`, state);
    return [
      atMost("first load: gzip JavaScript of the sign-in document", signIn.scriptKilobytes, { unit: "KB", limit: 150 }),
      atMost("first load: gzip JavaScript of the shell with its first table", shell.scriptKilobytes, { unit: "KB", limit: 350 }),
      atMost("first load: static requests of the shell with its first table", shell.staticRequests, { unit: "requests", limit: 12 }),
      atMost("first load: API requests of the shell with its first table", shell.apiRequests, { unit: "requests", limit: 8 }),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

type State = Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["storageState"]>>;

export async function signedIn(browser: Browser, url: string): Promise<State> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/auth/user`);
  await page.locator("input[name=username]").fill("admin");
  await page.locator("input[name=password]").fill("demo-admin-1");
  await page.locator("button[type=submit]").click();
  await page.waitForURL((address) => !address.pathname.startsWith("/auth"));
  await page.waitForLoadState("networkidle").catch(() => undefined);
  const state = await context.storageState();
  await context.close();
  return state;
}

export async function load(browser: Browser, url: string, storageState?: State): Promise<Load> {
  // Only gzip is offered: the limits are stated in it.
  const context = await browser.newContext({ ...(storageState && { storageState }), extraHTTPHeaders: { "accept-encoding": "gzip" } });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(url);
  // The event stream never ends, so quiet means: nothing new for two seconds.
  for (let known = -1; known !== requests.length; ) {
    known = requests.length;
    await page.waitForTimeout(2_000);
  }
  const own = requests.filter((request) => request.url().startsWith(new URL(url).origin));
  const scripts = own.filter((request) => request.resourceType() === "script");
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  await context.close();
  const isApi = (request: Request): boolean => new URL(request.url()).pathname.startsWith("/api/");
  return {
    scriptKilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    staticRequests: own.filter((request) => !isApi(request)).length,
    apiRequests: own.filter(isApi).length,
  };
}
