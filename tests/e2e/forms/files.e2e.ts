import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { callAs } from "./demoRecords.ts";

const pieces = "**/api/files/tus/*";

test("K673 F539 a file of 6 MB whose connection is cut goes on after the page was loaded again, and is saved with the form", async ({ page, expectProblems }, test) => {
  expectProblems([/ERR_CONNECTION_RESET/]);
  await signIn(page, "admin", { next: "/forms/all_elements?_target=self" });
  const bytes = randomBytes(6 * 1_048_576);
  const file = test.outputPath("Ҳисобот.bin");
  writeFileSync(file, bytes);
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/files/tus") && calls.push(request.method()));
  let sent = 0;
  await page.route(pieces, async (route) => await (route.request().method() === "PATCH" && (sent += 1) > 1 ? route.abort("connectionreset") : route.continue()));
  const input = page.getByLabel("Файл", { exact: true });
  const files = page.getByRole("tab", { name: "Файл ва расмлар" });
  await files.click();
  await input.setInputFiles(file);
  await expect.poll(() => sent).toBeGreaterThan(1);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute(pieces);
  calls.length = 0;
  await files.click();
  await input.setInputFiles(file);
  await expect(page.getByRole("status").filter({ hasText: "Ҳисобот.bin юкланди" })).toBeAttached();
  expect(calls).toEqual(["HEAD", "PATCH"]);
  await page.getByRole("textbox", { name: "Матн", exact: true }).fill("Файлли");
  await page.getByRole("tab", { name: "Матнлар" }).click();
  await page.getByLabel("Парол", { exact: true }).fill("namuna-3");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST" && response.url().endsWith("/forms/all_elements")),
    page.keyboard.press("Control+Enter"),
  ]);
  const { data } = (await answer.json()) as { data: { values: { scan: string[] } } };
  expect(await bytesOf(page, data.values.scan[0] ?? "")).toEqual(bytes);
});

test("F533 F547 a guest's photo that lies on its side is upright, smaller and a jpeg when it arrives, and is kept with what the guest sent", async ({ page }) => {
  await page.goto("/public/forms/feedback");
  await page.getByLabel("Ф.И.Ш.").fill("Сурат юборувчи");
  await page.getByRole("combobox", { name: "Мавзу" }).click();
  await page.getByRole("option", { name: "Таклиф" }).click();
  await page.getByLabel("Матн").fill("Сурати билан юборилган таклиф");
  await page.getByLabel("Иловалар").setInputFiles({ name: "Кўча.JPEG", mimeType: "image/jpeg", buffer: lyingOnItsSide(await largePhoto(page)) });
  await expect(page.getByRole("main")).toContainText("Кўча.JPEG кичрайтирилди ва Кўча.jpg номи билан юборилди");
  await expect(page.getByText("Кўча.jpg", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Юбориш" }).click();
  await expect(page.getByText("Маълумотлар юборилди")).toBeVisible();
  await signIn(page, "admin", { next: "/" });
  const { data } = await callAs(page, "POST", "tables/feedback/rows", { search: "Сурат юборувчи", pageSize: 1 });
  const record = await callAs(page, "GET", `forms/feedback/${data.rows?.[0]?.$id}`);
  const [id = ""] = (record.data as unknown as { values: { attachments: string[] } }).values.attachments;
  const picture = await bytesOf(page, id);
  expect(await sizeOf(page, picture)).toEqual([667, 1000]);
  expect(picture.includes("Exif")).toBe(false);
});

async function bytesOf(page: Page, id: string): Promise<Buffer> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const answer = await page.request.get(`${new URL(page.url()).origin}/api/uploads/files/${id}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
  return await answer.body();
}

/** 2400 × 1600 pixels that no jpeg makes small. */
async function largePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2400, height: 1600 });
    const context = canvas.getContext("2d");
    const noise = new ImageData(2400, 1600);
    const words = new Uint32Array(noise.data.buffer);
    for (let index = 0, word = 1; index < words.length; index += 1) words[index] = (word = Math.imul(word, 1_664_525) + 1_013_904_223) | 0xff00_0000;
    context?.putImageData(noise, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 1));
    const reader = new FileReader();
    await new Promise((resolve) => {
      reader.onload = resolve;
      reader.readAsDataURL(blob as Blob);
    });
    return String(reader.result).split(",")[1] ?? "";
  });
  return Buffer.from(base64, "base64");
}

/** With an Exif part behind the first mark that says: turn it by a quarter (orientation 6). */
function lyingOnItsSide(jpeg: Buffer): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010006000000000000", "hex");
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

const sizeOf = async (page: Page, picture: Buffer): Promise<readonly number[]> =>
  await page.evaluate(async (base64) => {
    const image = Object.assign(new Image(), { src: `data:image/jpeg;base64,${base64}` });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, picture.toString("base64"));
