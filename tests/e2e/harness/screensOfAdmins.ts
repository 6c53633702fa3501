import type { Page } from "@playwright/test";
import type { User } from "#contract/auth.ts";
import type { FormConfig } from "#contract/form.ts";
import { changeAnswer } from "../shell/changeAnswer.ts";
import { cellPoint, press, untilRows } from "../tables/grid.ts";
import { openPlugin } from "../plugins/pluginsPage.ts";
import { endOwnSession } from "./endOwnSession.ts";
import { barButton, grid, heading } from "./screenParts.ts";
import type { ShownScreen } from "./ShownScreen.ts";

const countryModal = "/tables/countries?_modal=/forms/countries?_target%3Dmodal_60";
const administrator = "Нодира Каримова";
const modal = (page: Page) => page.getByRole("dialog").getByRole("textbox");
const escape = async (page: Page): Promise<void> => await page.keyboard.press("Escape");

/** The product as somebody sees it who runs it, and what is opened over a screen. */
export const screensOfAdmins: readonly ShownScreen[] = [
  { name: "administration", at: "/system/administration", shows: (page) => page.getByRole("link", { name: /^Маълумотлар тўпламлари/u }) },
  { name: "new table", at: "/system/new-table", shows: (page) => page.getByLabel("Жадвал номи") },
  { name: "settings of the project", at: "/system/settings", shows: (page) => page.getByRole("main").getByRole("textbox") },
  { name: "import", at: "/import/countries", shows: (page) => page.getByRole("main").getByText("Мамлакат коди бўйича") },
  { name: "translations", at: "/system/translations", shows: (page) => page.getByRole("main").getByRole("listitem").getByRole("textbox") },
  {
    name: "conditions of an element", at: "/forms/form_elements?_target=self", shows: (page) => page.getByRole("textbox", { name: /^Кўрсатиш шарти/u }),
    afterwards: async (page) => await page.getByRole("tab", { name: "Ишлаши" }).click(),
  },
  {
    name: "panels of security", at: "/system/profile", shows: (page) => page.getByRole("listitem").filter({ hasText: "Шу сеанс" }),
    afterwards: async (page) => {
      const panels = page.getByRole("main").locator("details > summary");
      await panels.first().waitFor();
      for (const panel of await panels.all()) await panel.click();
    },
  },
  { name: "dialog of two-step sign-in", shows: (page) => page.getByRole("dialog").getByRole("img", { name: "Аутентификатор учун QR-код" }), afterwards: async (page) => await page.getByRole("button", { name: "Икки босқичли киришни ёқиш" }).click() },
  { name: "ways in of a user", shows: (page) => page.getByRole("main").getByRole("button", { name: "Бир марталик ҳавола" }), afterwards: openOwnWays },
  { name: "plugins", at: "/system/plugins", shows: (page) => page.locator("[data-plugin=tables]") },
  { name: "details of a plugin", shows: (page) => page.locator("[data-plugin=stars] [data-capability]"), afterwards: async (page) => void (await openPlugin(page, "stars")) },
  { name: "user who is not there", at: "/system/users/019a0000-0000-7000-8000-000000000000", shows: (page) => page.getByText("Маълумот топилмади") },
  { name: "why of a user who is not there", at: "/system/why/019a0000-0000-7000-8000-000000000000", shows: (page) => page.getByText("Маълумот топилмади") },
  { name: "schedules", at: "/system/schedules", shows: (page) => page.getByRole("main").getByText("Тизим ўзи бажарадиган ишлар") },
  { name: "how it is doing", at: "/system/health", shows: (page) => page.getByRole("region", { name: "Бутун сервер" }) },
  { name: "database", at: "/system/db-control", shows: (page) => page.getByRole("main").locator("summary") },
  { name: "history", at: "/system/history", shows: (page) => page.getByRole("main").locator("ol li").first() },
  { name: "what was deleted", at: "/system/history?view=deleted", shows: (page) => page.getByRole("tabpanel").locator("p, li").first() },
  { name: "large table", at: "/tables/cities", shows: grid, afterwards: untilRows },
  { name: "table that is arranged", at: "/tables/applications?arrange=1", shows: (page) => page.locator("[data-arranged-title]").first(), afterwards: async (page) => await page.locator("[data-arranged-title]").first().click() },
  { name: "form of all elements", at: "/forms/all_elements?_target=self", shows: (page) => page.getByRole("main").getByRole("textbox") },
  {
    name: "form that is arranged", at: "/forms/cities?_target=self&arrange=1", shows: (page) => page.locator("[data-arranged]"),
    afterwards: async (page) => await page.locator("[data-arranged]").first().click(),
  },
  { name: "form without the layout", at: "/forms/countries?_target=blank", shows: (page) => page.getByRole("textbox") },
  {
    name: "form that is only read",
    at: "/forms/countries?_target=self",
    before: async (page) => await changeAnswer<FormConfig>(page, "forms/countries", (form) => void Object.assign(form.permissions, { insert: false, update: false })),
    shows: (page) => page.getByRole("main").getByRole("textbox"),
  },
  { name: "record that fails", at: "/forms/countries/019a0000-0000-7000-8000-000000000000?_target=self", shows: (page) => page.getByText("Маълумот топилмади") },
  { name: "table with a menu of its cell", at: "/tables/countries", shows: (page) => page.getByRole("menu"), afterwards: pressCell },
  { name: "form in a modal", at: countryModal, shows: modal },
  {
    name: "question",
    shows: (page) => page.getByRole("alertdialog").getByRole("button"),
    afterwards: async (page) => {
      await modal(page).first().fill("Янги");
      await escape(page);
    },
  },
  {
    name: "form of a menu item in a modal",
    at: "/404",
    shows: modal,
    afterwards: async (page) => {
      const item = page.locator("aside [data-row]").filter({ hasText: "Харита" });
      await item.hover();
      await item.getByRole("button").click();
    },
  },
  { name: "not found", at: "/404", shows: heading },
  ...["Кўриниш", "Тил", "Техник ёрдам", administrator].map((name) => ({
    name: `menu ${name}`,
    shows: (page: Page) => page.getByRole("menu"),
    afterwards: async (page: Page) => {
      await escape(page);
      await barButton(page, name);
    },
  })),
  { name: "developer mode", at: "/404", shows: (page) => page.locator("[data-mode-line]"), afterwards: developerMode },
  {
    name: "organisation picker",
    at: "/404",
    before: async (page) => {
      await developerMode(page);
      await changeAnswer<User>(page, "user-info", (user) => void Object.assign(user, { registeredWithEimzo: true, tin: "301234567", orgId: null }));
    },
    shows: (page) => page.getByRole("dialog").getByRole("button"),
  },
  { name: "end of the session", at: "/forms/countries?_target=self", shows: (page) => page.getByRole("dialog").locator("[name=password]"), afterwards: endSession },
];

/** The screen of how a user gets in is reached from the user's record; its address has the identifier. */
async function openOwnWays(page: Page): Promise<void> {
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem("auth_user") ?? "{}") as { id?: string }).id);
  await page.goto(`/system/users/${id}`);
}

async function pressCell(page: Page): Promise<void> {
  await untilRows(page);
  await page.evaluate(() => document.fonts.ready);
  await press(page, 3, 1);
  const { x, y } = await cellPoint(page, 3, 1);
  await page.mouse.click(x, y, { button: "right" });
}

/** On, or off again. The keys are an administrator's: the page may be there before its user is. */
async function developerMode(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: administrator, exact: true }).waitFor();
  await page.keyboard.press("Control+Shift+KeyD");
}

async function endSession(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("textbox").first().fill("Ўрикзор");
  await endOwnSession(page);
}
