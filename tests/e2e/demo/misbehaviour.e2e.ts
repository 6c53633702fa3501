import type { Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { watchThroughCrash, type AskPage } from "../harness/watchThroughCrash.ts";

test.use({ isTabKept: true });

// Two workers share them.
test.describe.configure({ mode: "parallel" });

/** How a piece of bad code ends; several where the engine, or how busy the machine is, decides. */
type Ends = Readonly<Record<string, readonly ("ended" | "failed" | "contained")[]>>;

const ended = ["ended"] as const;
const contained = ["contained"] as const;
/** The loop throws by itself after two seconds, or what it fills is full before. */
const thrown = ["failed", "ended"] as const;

/**
 * What stands in one object is tried at once: each case has a realm of its own, and what takes its time to end, or to be
 * known as contained, mostly waits. The next are started when all of them are done, because then they leave the page.
 */
const loopsInWorkers: readonly Ends[] = [
  { render: ended, module: ended, timer: ended },
  { microtasks: ended, recursion: ended, pattern: ended },
  // The stack of the realm's own document may not reach down so far.
  { alerts: ended, handler: ended, deep: ["ended", "failed"] },
  // Who loops as it leaves gets the strike, and nobody who stayed (S443).
  { expression: ["failed"], unmount: ended },
  { stranger: contained, broadcast: contained, network: contained, tags: contained, breakout: contained, cover: contained },
];

const loopsInFrames: readonly Ends[] = [
  // First: once a document's process has gone down the test's own way of pressing in a frame is closed.
  { frameHandler: thrown },
  { frameRender: thrown, frameModule: thrown, frameTimer: thrown },
  { frameMicrotasks: thrown, frameMillions: thrown, frameAlerts: thrown },
  { frameTimers: ["failed", "ended", "contained"], frameRecursion: ended },
  { framePattern: ended, frameDeep: ["contained", "failed", "ended"] },
];

const rowOf = (id: string): string => `document.querySelector("[data-case=${id}]")`;

async function openCases(page: Page): Promise<AskPage> {
  await signIn(page, "clerk", { next: "/demo/test-misbehaviour" });
  await expect(page.locator("[data-platon-box] output").first()).toBeVisible();
  return await watchThroughCrash(page);
}

async function tryTogether(ask: AskPage, page: Page, cases: Ends): Promise<void> {
  const ids = Object.keys(cases);
  for (const id of ids) await ask(`${rowOf(id)}.querySelector("button").click()`);
  // Once: whoever loops does not answer that it was pressed.
  if ("frameHandler" in cases) void page.frameLocator("[data-case=frameHandler] iframe").getByRole("button").click({ timeout: 20_000 }).catch(() => undefined);
  for (const id of ids) {
    const state = async (): Promise<string> => {
      if (id === "handler") await ask(`${rowOf(id)}.querySelector("[data-platon-box] button")?.click()`);
      return await ask<string>(`${rowOf(id)}.dataset.state`);
    };
    // What counts as contained after six seconds may still end, on a busy machine.
    await expect.poll(state, { message: id, timeout: 20_000, intervals: [100] }).toMatch(new RegExp(`^(${cases[id]?.join("|")})$`));
  }
}

/** Nothing got out, the counter goes on, and the neighbour, which a case in its group may have taken along, answers again. */
async function expectPageWell(ask: AskPage): Promise<void> {
  expect(await ask(`document.querySelector("[data-harm]").dataset.harm`)).toBe("");
  const count = async (): Promise<number> => Number(await ask(`document.querySelector("[data-counter]").dataset.counter`));
  const counted = await count();
  await expect.poll(count).toBeGreaterThan(counted);
  const neighbour = `document.querySelector("[data-platon-box] .neighbour button")`;
  const again = `document.querySelector("[data-reason=ended] button")`;
  const revive = async (): Promise<string> => {
    // Two busy cores may leave a worker without time for half a second: it is taken for a loop, and begins again when asked.
    await ask(`!${neighbour} && ${again}?.closest("[data-case]") === null && ${again}.click()`);
    return (await ask<string | undefined>(`${neighbour}?.textContent`)) ?? "";
  };
  await expect.poll(revive, { timeout: 15_000 }).toMatch(/^\+\d+$/);
  const before = await ask<string>(`${neighbour}.textContent`);
  await ask(`${neighbour}.click()`);
  await expect.poll(async () => await ask(`${neighbour}?.textContent`)).not.toBe(before);
}

/** Floods and bombs are those of `sandbox/hostile`. */
const tests: readonly (readonly [title: string, cases: readonly Ends[]])[] = [
  ["DM8 S360 every loop in a worker ends, and what tries to get out stays inside, and the neighbour goes on", loopsInWorkers],
  ["DM8 S362 every loop in a document of its own ends or is thrown out of it, and the page goes on", loopsInFrames],
];

for (const [title, groups] of tests) {
  test(title, async ({ page, expectProblems }) => {
    test.setTimeout(120_000);
    expectProblems([/./]);
    const ask = await openCases(page);
    for (const cases of groups) await tryTogether(ask, page, cases);
    await expectPageWell(ask);
  });
}

test("S17 S119 a storm of questions and toasts is over after five answers and ten toasts, and the page is free again", async ({ page, expectProblems }) => {
  expectProblems([/a call was refused|BadDialogs/]);
  await openCases(page);
  const row = page.locator("[data-case=dialogs]");
  await row.getByRole("button").first().click();
  const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  for (let answered = 0; answered < 5; answered += 1) {
    await expect(question).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(row.locator("pre")).toContainText(`"answers":${answered + 1}`);
  }
  await expect(row.locator("pre")).toContainText(/"refused questions":\d{2}/);
  await expect(question).toHaveCount(0);
  await expect(row.locator("pre")).toContainText(`"toasts":10,`);
  await expect(row.locator("pre")).toContainText(`"refused toasts":490`);
  await page.getByRole("button", { name: "+0" }).click();
  await expect(page.getByRole("button", { name: "+1" })).toBeVisible();
});
