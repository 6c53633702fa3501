import type { Page } from "@playwright/test";
import { untilRows } from "../tables/grid.ts";
import { grid, heading } from "./screenParts.ts";
import { screensOfSaving } from "./screensOfSaving.ts";
import type { ShownScreen } from "./ShownScreen.ts";

/** The product as somebody sees it who works with it; what is opened over a screen follows it. */
export const screensOfClerks: readonly ShownScreen[] = [
  { name: "no access", at: "/tables/feedback", shows: (page) => page.getByRole("main").getByText("Рухсат берилмаган") },
  { name: "placeholder", at: "/auth", shows: (page) => page.getByRole("main").getByText("Хуш келибсиз") },
  { name: "profile", at: "/system/profile", shows: heading },
  { name: "user security", at: "/auth/user", shows: (page) => page.getByRole("main").getByRole("button") },
  { name: "panes", at: "/system/resizable-page", shows: (page) => page.getByRole("main").getByRole("separator") },
  { name: "instructions", at: "/instructions", shows: (page) => page.getByRole("article").getByRole("link").first() },
  { name: "files", at: "/system/file-manager", shows: (page) => page.getByRole("main").locator("nav a[aria-current]") },
  { name: "support", at: "/system/call24", shows: (page) => page.getByRole("main").getByRole("textbox").first() },
  { name: "tasks", at: "/async", shows: heading },
  { name: "imports", at: "/import", shows: (page) => page.getByRole("main").getByRole("link", { name: "Шаҳарлар импорти" }) },
  { name: "dashboard", at: "/pages/dashboard", shows: (page) => page.locator("[data-platon-box] h2").nth(1) },
  { name: "map", at: "/pages/map", shows: (page) => page.locator("iframe[title=WorldMap]") },
  { name: "components", at: "/pages/components", shows: (page) => page.locator("[data-platon-box] .cities tbody tr") },
  { name: "page that is not there", at: "/pages/nosuch", shows: (page) => page.getByRole("main").getByText("Саҳифа топилмади") },
  { name: "demo of components", at: "/demo/test-dynamic-components?_target=self", shows: (page) => page.locator("[data-platon-box] .starter button") },
  { name: "demo of events", at: "/demo/test-events?_target=self", shows: heading },
  { name: "demo of a table", at: "/demo/test-table?_target=self", shows: heading },
  { name: "demo of panes", at: "/demo/test-resizable?_target=self", shows: (page) => page.getByRole("main").getByRole("separator") },
  { name: "demo of bad code", at: "/demo/test-misbehaviour?_target=self", shows: (page) => page.getByRole("button", { name: "+0" }) },
  { name: "form that is not there", at: "/forms/nosuch?_target=self", shows: (page) => page.getByText("Маълумот топилмади") },
  { name: "table that is not there", at: "/tables/nosuch", shows: (page) => page.getByRole("main").getByText("топилмади") },
  { name: "import dialog", at: "/tables/countries?_modal=/import/countries?_target%3Dmodal", shows: (page) => page.getByRole("dialog").getByText("Мамлакат коди бўйича") },
  { name: "toasts of each tone", at: "/404", before: rememberToasts, shows: (page) => page.getByRole("alert").getByText("Хатолик"), afterwards: holdToasts },
  ...screensOfSaving,
  { name: "table", at: "/tables/countries", shows: grid, afterwards: untilRows },
  { name: "palette", shows: (page) => page.getByRole("option"), afterwards: async (page) => await page.keyboard.press("Control+k") },
];

/** They are shown as a document begins, as after signing in. */
async function rememberToasts(page: Page): Promise<void> {
  const toasts = ["success", "info", "error"].map((kind) => ({ kind, text: `⟦${kind}⟧` }));
  await page.evaluate((texts) => localStorage.setItem("platon_toasts", JSON.stringify(texts)), toasts);
}

/** What has the focus in it stays. */
async function holdToasts(page: Page): Promise<void> {
  await page.getByRole("alert").getByRole("button").first().focus();
}
