import type { Page } from "@playwright/test";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { routePages } from "../harness/routePages.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { settledPart } from "../harness/settledPart.ts";
import { withFrames } from "../sandbox/hostile/withFrames.ts";
import { drawPicture, recordVideo } from "./drawnMedia.ts";
import { signInToFiles, storeFile, useFilesProduct } from "./storedFiles.ts";

test.use({ isTabKept: true });

const product = useFilesProduct();
test.setTimeout(120_000);

const dialog = (page: Page) => page.getByRole("dialog");
const show = async (page: Page, id: string): Promise<void> => void (await page.goto(`${product.url}/404?_modal=/files/${id}`));

test("K260 K262 a picture is shown 600 px wide and 90 % high, and zoomed by buttons, keys, wheel and double click", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToFiles(page, product.url, "/404");
  const id = await storeFile(page, "Сурат 1.png", await drawPicture(page, 1200, 800));
  await show(page, id);
  const picture = dialog(page).getByRole("img", { name: "Сурат 1.png" });
  await expect(picture).toBeVisible();
  await expect(dialog(page).getByRole("heading")).toHaveText("Сурат 1.png");
  await expect.poll(async () => await dialog(page).boundingBox()).toMatchObject({ width: 600, height: 810 });
  const widthOf = async (): Promise<number> => Math.round((await picture.boundingBox())?.width ?? 0);
  await expect.poll(widthOf).toBe(598);
  await page.keyboard.press("+");
  await expect.poll(widthOf).toBe(Math.round(598 * 1.25));
  await dialog(page).getByRole("button", { name: "Катталаштириш" }).click();
  await expect(dialog(page).getByText("150%")).toBeVisible();
  await page.keyboard.press("0");
  await expect.poll(widthOf).toBe(598);
  await picture.dblclick();
  await expect.poll(widthOf).toBe(2 * 598);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -120);
  await page.keyboard.up("Control");
  await expect.poll(widthOf).toBe(3 * 598);
  await checkAccessibility(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(320);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await show(page, id);
  await screenshotMatrix(page, "file-preview-image");
});

test("K263 a video is read by ranges", async ({ page }) => {
  await signInToFiles(page, product.url, "/404");
  const id = await storeFile(page, "lavha.webm", await recordVideo(page));
  const ranged = page.waitForResponse((response) => response.url().includes(`/uploads/auth/files/${id}`) && response.status() === 206);
  await show(page, id);
  expect((await ranged).request().headers()["range"]).toMatch(/^bytes=/);
  const video = dialog(page).locator("video");
  await expect.poll(async () => await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(320);
});

test("K264 what is none of these cannot be previewed, and is downloaded and closed all the same", async ({ page }) => {
  await signInToFiles(page, product.url, "/404");
  const id = await storeFile(page, "Ҳисобот (якуний).csv", [...Buffer.from("a;b\n1;2\n")]);
  await show(page, id);
  await expect(dialog(page).getByText("Бу файлни олдиндан кўриб бўлмайди")).toBeVisible();
  const saved = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Юклаб олиш" }).click();
  expect((await saved).suggestedFilename()).toBe("Ҳисобот (якуний).csv");
  await screenshotMatrix(page, "file-preview-none");
  await page.evaluate(() => localStorage.setItem("platon_locale", "en"));
  await page.reload();
  await expect(dialog(page).getByText("This item can't be previewed")).toBeVisible();
  await dialog(page).getByRole("contentinfo").or(dialog(page).locator("footer")).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test("K265 a broken picture, a lying extension and a script in an svg harm nothing", async ({ page, expectProblems }) => {
  expectProblems([/could not be previewed/]);
  await signInToFiles(page, product.url, "/404");
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="parent.harm=1"><script>parent.harm=1;top.harm=1</script><image href="https://evil.example/x.png"/><text y="20">A</text></svg>';
  await show(page, await storeFile(page, "a.svg", [...Buffer.from(svg)]));
  await expect(dialog(page).getByRole("img", { name: "a.svg" })).toBeVisible();
  expect(await page.evaluate(() => "harm" in window)).toBe(false);
  const cut = (await drawPicture(page, 64, 64)).slice(0, 40);
  await show(page, await storeFile(page, "cut.png", cut));
  await expect(dialog(page).getByText("Бу файлни олдиндан кўриб бўлмайди")).toBeVisible();
});

test("K266 a file that is not there, or not theirs, says so, and the toast of a failed download is titled 'Хатолик'", async ({ page, expectProblems }) => {
  expectProblems([/status of 404/, /not_found/]);
  await signInToFiles(page, product.url, "/404");
  await show(page, "019a0000-0000-7000-8000-000000000000");
  await expect(dialog(page).getByText("Маълумот топилмади").first()).toBeVisible();
  const id = await storeFile(page, "a.txt", [65]);
  await show(page, id);
  await expect(dialog(page).getByText("Бу файлни олдиндан кўриб бўлмайди")).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  await page.request.delete(`${product.url}/api/files/${id}`, { headers: { authorization: `Bearer ${token}` } });
  await dialog(page).getByRole("button", { name: "Юклаб олиш" }).click();
  await expect(page.getByRole("alert").getByText("Хатолик", { exact: true })).toBeVisible();
});

test("K267 a component's <platon-file> opens the preview; the back button closes it and the focus is on the file again", async ({ page }) => {
  await signInToFiles(page, product.url, "/404");
  const id = await storeFile(page, "a.png", await drawPicture(page, 40, 40));
  const script = `export default () => <platon-file file="${id}" name="Сурат" />;`;
  await routePages(page, [{ name: "probe", title: "probe", css: "", data: {}, components: [{ name: "Part", css: "", scripts: [script] }] }]);
  await page.goto(`${product.url}/pages/probe`);
  const button = page.getByRole("button", { name: "Сурат" });
  await settledPart(page.locator("[data-platon-host]"));
  await button.click();
  await expect(dialog(page).getByRole("img", { name: "a.png" })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

const reading = (id: string, draw: string): string => `
import { useEffect, useState } from "react";
import { files } from "@platon/sdk";
export default function Reading() {
  const [content, set] = useState();
  useEffect(() => void files.read("${id}").then(set, (failure) => set(failure)), []);
  return content ? ${draw} : null;
}`;

test("S490 the content of a file comes into a component, and a document of its own shows the picture", async ({ page, expectProblems }) => {
  expectProblems([/404/]);
  await signInToFiles(page, product.url, "/404");
  const picture = await storeFile(page, "Сурат.png", await drawPicture(page, 12, 8));
  const list = await storeFile(page, "list.txt", [...Buffer.from("бир\nикки")]);
  const part = (name: string, script: string, rest = {}) => ({ name, css: "", scripts: [script.replace("Reading()", `${name}()`)], ...rest });
  const lines = reading(list, "<Lines content={content} />") + `
    function Lines({ content }) {
      const [text, set] = useState("");
      useEffect(() => void content.text().then((all) => set(content.type + ": " + all.split("\\n").join("+"))), [content]);
      return <p data-role="lines">{text}</p>;
    }`;
  await routePages(page, [{
    name: "reading", title: "Reading", css: "", data: {},
    components: [
      part("Listing", lines),
      part("Missing", reading("0198c0de-0000-7000-8000-000000000000", '<p data-role="missing">{content.code}</p>')),
      part("Picture", reading(picture, "<img src={URL.createObjectURL(content)} />"), { realm: "frame" }),
    ],
  }]);
  await withFrames(page, async () => {
    await page.goto(`${product.url}/pages/reading`);
    await expect(page.locator("[data-role=lines]")).toHaveText("application/octet-stream: бир+икки");
    await expect(page.locator("[data-role=missing]")).toHaveText("not_found");
    const shown = page.frameLocator("iframe[title=Picture]").locator("img");
    await expect.poll(async () => await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([12, 8]);
  }, { origin: product.url, password: "files-admin-1" });
});
