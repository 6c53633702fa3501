import type { Browser, Page } from "@playwright/test";
import { openContext, type WatchedContext } from "./openContext.ts";
import { openBlank } from "./signInPage.ts";

/** What stays with a tab or its context until it is closed: after one of these nobody else begins in it. */
const lasting = {
  page: ["addInitScript", "close", "emulateMedia", "exposeBinding", "exposeFunction", "routeWebSocket", "setExtraHTTPHeaders"],
  context: [
    "addCookies", "addInitScript", "exposeBinding", "exposeFunction", "grantPermissions", "newCDPSession", "route", "routeWebSocket",
    "setExtraHTTPHeaders", "setGeolocation", "setOffline",
  ],
  clock: ["install", "pauseAt", "setFixedTime", "setSystemTime"],
} as const;

/** What tests listen to; Playwright has listeners of its own to other things. */
const heard = ["console", "dialog", "download", "popup", "request", "requestfailed", "requestfinished", "response", "websocket", "worker"];

export interface Tab extends WatchedContext {
  readonly page: Page;
}

interface Opened extends Tab {
  readonly options: string;
  readonly viewport: ReturnType<Page["viewportSize"]>;
  /** Where its documents came from since it was tidied: each origin has a storage. */
  readonly origins: Set<string>;
  isSpent: boolean;
}

/**
 * One tab in which test after test begins with an empty storage, as in a new one. Its renderer knows the product's code
 * already: a browser begins each new one by compiling a megabyte of it, which is a third of what most tests cost.
 */
export class KeptTab {
  readonly #browser: Browser;
  readonly #baseURL: string;
  #tab: Opened | undefined;

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  /** @param options what the context is made with, as a text: another one for other options */
  async take(options: string): Promise<Tab> {
    if (this.#tab?.options !== options) await this.drop();
    this.#tab ??= await openTab(await openContext(this.#browser, { baseURL: this.#baseURL }), options);
    this.#tab.problems.forget();
    return this.#tab;
  }

  /** @param isWell somebody may begin in it: the test ended as it should */
  async giveBack(isWell: boolean): Promise<void> {
    if (!this.#tab) return;
    if (!isWell || this.#tab.isSpent) await this.drop();
    else await tidy(this.#tab);
  }

  async drop(): Promise<void> {
    await this.#tab?.context.close();
    this.#tab = undefined;
  }
}

async function openTab({ context, problems }: WatchedContext, options: string): Promise<Opened> {
  const page = await context.newPage();
  const tab: Opened = { context, page, problems, options, viewport: page.viewportSize(), origins: new Set(), isSpent: false };
  const spend = (): void => {
    tab.isSpent = true;
  };
  page.on("framenavigated", (frame) => frame === page.mainFrame() && tab.origins.add(new URL(frame.url()).origin));
  watchCalls(page, lasting.page, spend);
  watchCalls(context, lasting.context, spend);
  watchCalls(context.clock, lasting.clock, spend);
  return tab;
}

function watchCalls<Owner extends object>(owner: Owner, names: readonly (keyof Owner)[], onCall: () => void): void {
  for (const name of names) {
    const call = owner[name] as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]): unknown => {
      onCall();
      return call.apply(owner, args);
    };
    Object.assign(owner, { [name]: watched });
  }
}

async function tidy({ context, page, viewport, origins }: Opened): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  for (const event of heard) page.removeAllListeners(event);
  await page.mouse.move(-1, -1);
  if (viewport) await page.setViewportSize(viewport);
  for (const origin of [...origins].filter((one) => one !== "null")) {
    await openBlank(page, origin);
    await page.evaluate(emptyStorage);
  }
  origins.clear();
}

/** Runs in the page. */
async function emptyStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
}
