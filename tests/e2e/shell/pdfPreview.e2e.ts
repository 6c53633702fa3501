import type { Locator, Page } from "@playwright/test";
import { faultsInBothThemes } from "../harness/lookAround.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { waitUntilQuiet } from "../harness/waitUntilQuiet.ts";
import { drawPicture, recordVideo } from "./drawnMedia.ts";
import { hostilePdf, lockedPdf } from "./hostilePdf.ts";
import { signInToFiles, storeFile, useFilesProduct } from "./storedFiles.ts";
import { embeddedPdf, latinPdf } from "./writePdf.ts";

test.use({ isTabKept: true });

const product = useFilesProduct();
test.setTimeout(120_000);

const dialog = (page: Page) => page.getByRole("dialog");
const pageOf = (page: Page, number: number) => dialog(page).getByRole("group", { name: `${number}-саҳифа`, exact: true });
const unavailable = "Бу файлни олдиндан кўриб бўлмайди";

const open = async (page: Page, id: string): Promise<void> => void (await page.goto(`${product.url}/404?_modal=/files/${id}`));

async function show(page: Page, name: string, bytes: readonly number[]): Promise<void> {
  await signInToFiles(page, product.url, "/404");
  await open(page, await storeFile(page, name, bytes));
}

/** How many of the picture's pixels are dark. */
const ink = async (picture: Locator): Promise<number> =>
  await picture.evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) dark += (data[at] ?? 255) < 128 ? 1 : 0;
    return dark;
  });

test("K273 a pdf is read by ranges, and drawn page by page as pages are seen", async ({ page }) => {
  const texts = Array.from({ length: 40 }, (_, index) => `page ${index + 1} of the book`);
  const bytes = latinPdf(texts, 100_000);
  const ranges: number[] = [];
  page.on("request", (request) => {
    const [, begin, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers()["range"] ?? "") ?? [];
    if (end !== undefined) ranges.push(Number(end) - Number(begin));
  });
  await show(page, "Китоб.pdf", bytes);
  await expect(pageOf(page, 1).locator("canvas")).toBeVisible();
  expect(await ink(pageOf(page, 1).locator("canvas"))).toBeGreaterThan(500);
  await expect(pageOf(page, 20).locator("canvas")).toHaveCount(0);
  expect(ranges.length).toBeGreaterThan(0);
  expect(ranges.reduce((sum, length) => sum + length, 0)).toBeLessThan(bytes.length / 4);
  await dialog(page).getByRole("textbox", { name: "Саҳифа" }).fill("20");
  await page.keyboard.press("Enter");
  await expect(pageOf(page, 20).locator("canvas")).toBeVisible();
  await expect(pageOf(page, 20).getByText("page 20 of the book")).toBeAttached();
  // What is far away is let go again.
  await expect(pageOf(page, 1).locator("canvas")).toHaveCount(0);
});

/** Runs in the page: ten frames in a row at the top. */
async function untilAtTop(element: Element): Promise<void> {
  for (let still = 0; still < 10; still = element.scrollTop === 0 ? still + 1 : 0) await new Promise(requestAnimationFrame);
}

test("K274 its pages are walked and zoomed by buttons, keys, number and wheel, as the picture's are", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page, "Ҳужжат.pdf", latinPdf(["one", "two", "three"]));
  const number = dialog(page).getByRole("textbox", { name: "Саҳифа" });
  const widthOf = async (): Promise<number> => Math.round((await pageOf(page, 1).boundingBox())?.width ?? 0);
  await expect.poll(widthOf).toBe(558);
  await expect(number).toHaveValue("1");
  await page.keyboard.press("+");
  await expect.poll(widthOf).toBe(Math.round(558 * 1.25));
  await expect(dialog(page).getByText("125%")).toBeVisible();
  await page.keyboard.press("0");
  await expect.poll(widthOf).toBe(558);
  await dialog(page).getByRole("button", { name: "Кейинги саҳифа" }).click();
  await expect(number).toHaveValue("2");
  await dialog(page).getByRole("button", { name: "Олдинги саҳифа" }).click();
  await expect(number).toHaveValue("1");
  await number.fill("99");
  await number.press("Enter");
  await expect(number).toHaveValue("3");
  await number.fill("0");
  await number.press("Enter");
  await expect(number).toHaveValue("3");
  const pages = dialog(page).getByRole("group", { name: "Ҳужжат.pdf" });
  await pages.focus();
  await page.keyboard.press("Home");
  await expect(number).toHaveValue("1");
  // The browser scrolls smoothly, and loses a key that comes in the frame in which it arrives.
  await pages.evaluate(untilAtTop);
  await page.keyboard.press("PageDown");
  await expect(number).toHaveValue("2");
  await pageOf(page, 2).hover();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -120);
  await page.keyboard.up("Control");
  await expect.poll(widthOf).toBe(Math.round(558 * 1.25));
  await screenshotMatrix(page, "file-preview-pdf");
});

test("K275 Cyrillic in a typeface that the file brings is drawn; its text is selected, copied and read out", async ({ page }) => {
  const text = "Ўзбекистон Республикаси Олий Мажлиси";
  await show(page, "Қарор.pdf", embeddedPdf(text));
  await expect(pageOf(page, 1).getByText(text)).toBeAttached();
  await expect.poll(async () => await ink(pageOf(page, 1).locator("canvas"))).toBeGreaterThan(1_000);
  await pageOf(page, 1).getByText(text).selectText();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(text);
  await screenshotMatrix(page, "file-preview-pdf-cyrillic");
});

test("K276 a damaged pdf, and one with a password, say so, and can be downloaded", async ({ page, expectProblems }) => {
  expectProblems([/could not be previewed/]);
  await signInToFiles(page, product.url, "/404");
  const reasons: [string, readonly number[], RegExp][] = [
    ["cut.pdf", latinPdf(["one"]).slice(0, 20), /Файлни PDF сифатида кўрсатиб бўлмади/],
    ["empty.pdf", [...Buffer.from("%PDF-1.7\n")], /Файлни PDF сифатида кўрсатиб бўлмади/],
    ["locked.pdf", lockedPdf(), /Файл парол билан ҳимояланган/],
  ];
  for (const [name, bytes, reason] of reasons) {
    await open(page, await storeFile(page, name, bytes));
    await expect(dialog(page).getByText(unavailable)).toBeVisible();
    await expect(dialog(page).getByText(reason)).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: "Юклаб олиш" })).toBeEnabled();
  }
  await screenshotMatrix(page, "file-preview-pdf-locked");
});

test("K277 nothing in a pdf runs, opens, fetches or sends, and a lying page tree ends", async ({ page, context }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await show(page, "hostile.pdf", hostilePdf());
  await expect(pageOf(page, 1).locator("canvas")).toBeVisible();
  await expect(pageOf(page, 1).getByText("hostile")).toBeAttached();
  await pageOf(page, 1).click({ position: { x: 200, y: 300 } });
  await pageOf(page, 1).click({ position: { x: 100, y: 160 } });
  expect(await dialog(page).locator("a, iframe, embed, object, script, [href]").count()).toBe(0);
  await expect(dialog(page).locator("input")).toHaveCount(await dialog(page).getByRole("textbox", { name: "Саҳифа" }).count());
  expect(await page.evaluate(() => "harm" in window)).toBe(false);
  expect(context.pages()).toHaveLength(1);
  expect(asked.filter((url) => !url.startsWith(product.url) && !url.startsWith("blob:") && !url.startsWith("data:"))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/404");
});

test("K278 a ticket that ran out is renewed under the reader's eyes; bytes that do not come are asked for again", async ({ page, expectProblems }) => {
  expectProblems([/status of 401/, /ERR_FAILED/, /ERR_CONNECTION/, /Failed to fetch/]);
  const bytes = latinPdf(Array.from({ length: 40 }, (_, index) => `page ${index + 1} of the book`), 100_000);
  await show(page, "Китоб.pdf", bytes);
  await expect(pageOf(page, 1).locator("canvas")).toBeVisible();
  const refused = new Set<string>();
  // Every ticket so far has run out.
  let knows = true;
  await page.route("**/uploads/auth/files/**", async (route) => {
    const ticket = new URL(route.request().url()).searchParams.get("ticket") ?? "";
    if (knows) refused.add(ticket);
    knows = false;
    return refused.has(ticket) ? await route.fulfill({ status: 401, body: "" }) : await route.continue();
  });
  const number = dialog(page).getByRole("textbox", { name: "Саҳифа" });
  await number.fill("20");
  await number.press("Enter");
  await expect(pageOf(page, 20).getByText("page 20 of the book")).toBeAttached();
  expect(refused.size).toBe(1);
  await waitUntilQuiet(page);
  await page.unroute("**/uploads/auth/files/**");
  await page.route("**/uploads/auth/files/**", async (route) => await route.abort());
  await number.fill("35");
  await number.press("Enter");
  const again = dialog(page).getByRole("button", { name: "Қайта уриниш" });
  await expect(again).toBeVisible();
  await page.unroute("**/uploads/auth/files/**");
  await again.click();
  await expect(pageOf(page, 1).locator("canvas")).toBeVisible();
});

test("K377 each kind of preview has no serious accessibility fault, in a light and a dark theme", async ({ page, expectProblems }) => {
  expectProblems([/could not be previewed/]);
  await signInToFiles(page, product.url, "/404");
  const kinds: [string, readonly number[], string][] = [
    ["a.png", await drawPicture(page, 120, 80), "img"],
    ["a.webm", await recordVideo(page), "video"],
    ["a.csv", [...Buffer.from("a;b\n1;2\n")], "footer"],
    ["a.pdf", latinPdf(["one", "two"]), "canvas"],
    ["b.pdf", embeddedPdf("Ўзбекистон"), "canvas"],
    ["c.pdf", lockedPdf(), "p"],
  ];
  for (const [name, bytes, content] of kinds) {
    const id = await storeFile(page, name, bytes);
    await open(page, id);
    await expect(dialog(page).locator(content).first()).toBeVisible();
    expect(await faultsInBothThemes(page), name).toEqual([]);
  }
});
