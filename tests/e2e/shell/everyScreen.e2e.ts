import type { Page } from "@playwright/test";
import { graveFaults } from "../harness/checkAccessibility.ts";
import { faultsOfSmallWindows } from "../harness/lookAround.ts";
import { expect, test } from "../harness/productTest.ts";
import { screensOfAdmins } from "../harness/screensOfAdmins.ts";
import { screensOfClerks } from "../harness/screensOfClerks.ts";
import { screensOfGuests } from "../harness/screensOfGuests.ts";
import { screensOfTrouble } from "../harness/screensOfTrouble.ts";
import { showScreen, type ShownScreen } from "../harness/ShownScreen.ts";
import { withPublicTable } from "../harness/withPublicTable.ts";
import { openBlank, signIn } from "../harness/signInPage.ts";
import { whatStays } from "../harness/whatStays.ts";

test.use({ isTabKept: true });

// Each walk is long: whoever is free takes the next one.
test.describe.configure({ mode: "parallel" });
test.setTimeout(240_000);

const walks = [
  ["a guest", undefined, screensOfGuests],
  ["a clerk", "clerk", screensOfClerks],
  ["an administrator", "admin", screensOfAdmins],
  ["anybody in times of trouble", "clerk", screensOfTrouble],
] as const;

for (const [who, username, screens] of walks) {
  test(`K470 K471 no screen of ${who} has a grave accessibility fault, or a part out of reach at 360 px or 200 %`, async ({ page, server, expectProblems }) => {
    expectProblems([/status of (4[02]|50)\d/, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/, /internal|starting|network|not_found|forbidden|unauthenticated/]);
    page.on("dialog", (dialog) => void dialog.accept());
    if (username) await signIn(page, username, { next: "/404" });
    else await openBlank(page);
    await startInLight(page);
    const found: string[] = [];
    const walk = async (): Promise<void> => {
      for (const screen of screens) found.push(...(await faultsOf(page, screen)).map((fault) => `${screen.name}: ${fault}`));
    };
    await (username ? walk() : withPublicTable(server, "countries", walk));
    expect(found).toEqual([]);
  });
}

test("K471 what the walks look for is found", async ({ page }) => {
  await page.goto("/auth/user");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const parts = '<div id="wide">wide</div><button id="under">under</button><div id="over">over</div>';
    document.body.insertAdjacentHTML("beforeend", parts);
    const style = (id: string, values: object): object => Object.assign(document.getElementById(id)?.style ?? {}, values);
    style("wide", { width: "700px" });
    style("over", { position: "relative", height: "60px", marginTop: "-60px", background: "white" });
  });
  const small = await faultsOfSmallWindows(page, 500);
  expect(small).toEqual(expect.arrayContaining(["360 px: the document is 700 px wide", '360 px: <button id="under">under</button>', '200 %: <button id="under">under</button>']));
});

const startInLight = async (page: Page): Promise<void> =>
  await page.evaluate(() => {
    localStorage.setItem("platon_theme", "platon");
    localStorage.setItem("platon_theme_color", "light");
  });

async function faultsOf(page: Page, screen: ShownScreen): Promise<string[]> {
  await showScreen(page, screen);
  return [...(await whatStays(async () => await graveFaults(page))), ...(await faultsOfSmallWindows(page))];
}
