import type { Page } from "@playwright/test";
import { faultsInBothThemes, faultsOfSmallWindows } from "../harness/lookAround.ts";
import { expect, test } from "../harness/productTest.ts";
import { screensOfAdmins } from "../harness/screensOfAdmins.ts";
import { screensOfClerks } from "../harness/screensOfClerks.ts";
import { screensOfGuests } from "../harness/screensOfGuests.ts";
import { screensOfTrouble } from "../harness/screensOfTrouble.ts";
import { showScreen, type ShownScreen } from "../harness/ShownScreen.ts";
import { withPublicTable } from "../harness/withPublicTable.ts";
import { openBlank, signIn } from "../harness/signInPage.ts";
import { whatStays } from "../harness/whatStays.ts";
import { PseudoLocale } from "./pseudoLocale.ts";

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
  test(`K323 K470 K471 no screen of ${who} has a text without wording, a grave accessibility fault in a light or dark theme, or a part out of reach at 360 px or 200 %`, async ({ page, server, expectProblems }) => {
    expectProblems([/status of (4[02]|50)\d/, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/, /internal|starting|network|not_found|forbidden|unauthenticated/]);
    const pseudo = new PseudoLocale(page);
    await pseudo.start();
    if (screens === screensOfTrouble) await pseudo.knowBuiltIn();
    page.on("dialog", (dialog) => void dialog.accept());
    if (username) await signIn(page, username, { next: "/404" });
    else await openBlank(page);
    await startInLight(page);
    const found: string[] = [];
    const walk = async (): Promise<void> => {
      for (const screen of screens) found.push(...(await faultsOf(page, screen, pseudo)).map((fault) => `${screen.name}: ${fault}`));
    };
    await (username ? walk() : withPublicTable(server, "countries", walk));
    expect(found).toEqual([]);
  });
}

test("K323 K471 what the walks look for is found", async ({ page }) => {
  const pseudo = new PseudoLocale(page);
  await pseudo.start();
  await page.goto("/auth/user");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^⟦.+⟧$/);
  await page.evaluate(() => {
    const parts = '<p aria-label="Close it">⟦a⟧ Save it</p><div id="wide">⟦wide⟧</div><button id="under">⟦b⟧</button><div id="over">⟦over⟧</div>';
    document.body.insertAdjacentHTML("beforeend", parts);
    const style = (id: string, values: object): object => Object.assign(document.getElementById(id)?.style ?? {}, values);
    style("wide", { width: "700px" });
    style("over", { position: "relative", height: "60px", marginTop: "-60px", background: "white" });
  });
  expect(await pseudo.literals()).toEqual(expect.arrayContaining(["/auth/user: ⟦a⟧ Save it", "/auth/user: Close it"]));
  const small = await faultsOfSmallWindows(page, 500);
  expect(small).toEqual(expect.arrayContaining(["360 px: the document is 700 px wide", '360 px: <button id="under">⟦b⟧</button>', '200 %: <button id="under">⟦b⟧</button>']));
});

const startInLight = async (page: Page): Promise<void> =>
  await page.evaluate(() => {
    localStorage.setItem("platon_theme", "platon");
    localStorage.setItem("platon_theme_color", "light");
  });

async function faultsOf(page: Page, screen: ShownScreen, pseudo: PseudoLocale): Promise<string[]> {
  await showScreen(page, screen);
  const literals = await whatStays(async () => await pseudo.literals());
  return [...literals, ...(await faultsInBothThemes(page)), ...(await faultsOfSmallWindows(page))];
}
