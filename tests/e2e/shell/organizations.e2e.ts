import type { Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import type { OrganizationChange, User } from "#contract/auth.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";
import { changeAnswer } from "./changeAnswer.ts";

test.use({ isTabKept: true });

const home = "Тошкент шаҳар ҳокимлиги";
const ministry = "Рақамли технологиялар вазирлиги";

const profile = (page: Page) => page.locator("aside").getByRole("button", { name: "Жасур Тошматов" });
const feedback = (page: Page) => page.locator("aside").getByRole("link", { name: "Фикр-мулоҳазалар" });

async function change(page: Page, name: string): Promise<void> {
  await profile(page).click();
  await page.getByRole("menuitemradio", { name }).click();
}

/** Others of this worker use the same user: whatever happens, the person is back where they were. */
async function goHome(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    const headers = { authorization: `Bearer ${localStorage.getItem("auth_token")}` };
    const list = ((await (await fetch("/api/auth/user_organizations", { headers })).json()) as { data: { id: string; name: string }[] }).data;
    const id = list.find(({ name }) => name === wanted)?.id ?? "";
    await fetch(`/api/auth/change_user_org?org_id=${id}`, { method: "POST", headers });
  }, home);
}

test("K227 another organisation renews the session's data, and what depends on it is read anew", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  await expect(profile(page)).toContainText(home);
  await page.locator("aside").getByRole("button", { name: "Шакллар" }).click();
  await expect(page.locator("aside").getByRole("link", { name: "Барча элементлар" })).toBeVisible();
  await expect(feedback(page)).toHaveCount(0);
  const changed = page.waitForResponse(/auth\/change_user_org/);
  const rows = page.waitForRequest(/tables\/countries\/rows/);
  try {
    await change(page, ministry);
    await rows;
    await expect(profile(page)).toContainText(ministry);
    await expect(feedback(page)).toBeVisible();
    await expect(page.getByText(`Энди «${ministry}» ташкилотида ишлаяпсиз`)).toBeVisible();
    const stored = await page.evaluate(() => ["auth_token", "auth_user", "user_organizations"].map((key) => localStorage.getItem(key) ?? ""));
    // Two tokens of one session that are made in the same second are the same.
    const { data } = (await (await changed).json()) as { data: OrganizationChange };
    expect(stored[0]).toBe(data.access_token);
    expect(JSON.parse(stored[1] ?? "")).toMatchObject({ username: "clerk", permissions: expect.arrayContaining(["feedback.read"]) as string[] });
    expect((JSON.parse(stored[2] ?? "") as { name: string }[]).map(({ name }) => name)).toEqual([ministry, home]);
    await feedback(page).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Фикр-мулоҳазалар");
  } finally {
    await goHome(page);
  }
});

test("K464 the palette offers the other organisation, and over unsaved changes asks first", async ({ page }) => {
  await signIn(page, "clerk", { next: "/forms/cities?_target=self" });
  await page.getByLabel("Номи").fill("Янги");
  const line = page.getByRole("combobox", { name: "Тезкор қидирув" });
  const find = async (): Promise<void> => {
    await page.keyboard.press("Control+k");
    await line.fill("вазирлиги");
  };
  try {
    await find();
    await expect(page.getByRole("group", { name: "Ташкилот" }).getByRole("option")).toHaveText([new RegExp(ministry)]);
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Йўқ" }).click();
    await expect(profile(page)).toContainText(home);
    await find();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Ҳа" }).click();
    await expect(profile(page)).toContainText(ministry);
  } finally {
    await goHome(page);
  }
});

test("K228 the change shows in every open tab, and a form with unsaved changes stays as it is", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  const form = await page.context().newPage();
  await form.goto("/forms/countries?_target=self");
  const field = form.getByRole("main").getByRole("textbox").first();
  await field.fill("Ўрикзор");
  await expect(profile(page)).toBeVisible();
  try {
    await change(page, ministry);
    await expect(profile(form)).toContainText(ministry);
    await expect(field).toHaveValue("Ўрикзор");
    await expect(form.getByText(/Бошқа ойнада бошқа ташкилот танланди/)).toBeVisible();
  } finally {
    await goHome(page);
  }
});

test("K229 over unsaved changes the change asks first, and a change that fails is only logged", async ({ page, expectProblems }) => {
  expectProblems([/status of 500/, /change_user_org|internal|\[kernel\]/]);
  await signIn(page, "clerk", { next: "/forms/countries?_target=self" });
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.fill("Ўрикзор");
  await change(page, ministry);
  await page.getByRole("alertdialog").getByRole("button", { name: "Йўқ" }).click();
  await expect(field).toHaveValue("Ўрикзор");
  await expect(profile(page)).toContainText(home);
  const failure = { statusCode: 500, message: "no", data: { code: "internal", id: "x" }, errors: null };
  await page.route("**/api/auth/change_user_org*", (route) => route.fulfill({ status: 500, json: failure }));
  await change(page, ministry);
  await page.getByRole("alertdialog").getByRole("button", { name: "Ҳа" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(profile(page)).toContainText(home);
  await expect(field).toHaveValue("Ўрикзор");
});

test("K233 a user with a legal entity's key, an id, no orgId and several organizations sees a picker that cannot be closed", async ({ page, expectProblems }) => {
  expectProblems([/status of 500/, /internal|\[kernel\]/]);
  await changeAnswer<User>(page, "user-info", (user) => Object.assign(user, { registeredWithEimzo: true, tin: "301234567", orgId: null }));
  await signIn(page, "clerk", { next: "/tables/countries" });
  const picker = page.getByRole("dialog", { name: "Ташкилотни танланг" });
  await expect(picker).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await page.goto("/pages/dashboard");
  await page.keyboard.press("Escape");
  await expect(picker).toBeVisible();
  await expect(picker.getByRole("button", { name: "Ёпиш" })).toHaveCount(0);
  const failure = { statusCode: 500, message: "no", data: { code: "internal", id: "x" }, errors: null };
  await page.route("**/api/auth/change_user_org*", (route) => route.fulfill({ status: 500, json: failure }));
  await picker.getByRole("button", { name: ministry }).click();
  await expect(picker.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(picker).toBeVisible();
  await page.unroute("**/api/auth/change_user_org*");
  try {
    await picker.getByRole("button", { name: ministry }).press("Enter");
    await expect(picker).toHaveCount(0);
    await expect(profile(page)).toContainText(ministry);
  } finally {
    await goHome(page);
  }
  await page.reload();
  await screenshotMatrix(page, "organization-picker");
});
