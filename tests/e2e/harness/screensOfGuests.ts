import { untilRows } from "../tables/grid.ts";
import { grid, heading } from "./screenParts.ts";
import type { ShownScreen } from "./ShownScreen.ts";

const sent = "Алишер Қодиров";

/** What is open to everybody; the table of countries is made public for the walk. */
export const screensOfGuests: readonly ShownScreen[] = [
  { name: "sign-in", at: "/auth/user", shows: (page) => page.locator("[name=password]") },
  { name: "landing page", at: "/", shows: (page) => page.locator("[data-platon-box] h1") },
  { name: "not found", at: "/404", shows: heading },
  { name: "public page", at: "/public/pages/main", shows: (page) => page.locator("[data-platon-box] h1") },
  { name: "public page that is not there", at: "/public/pages/nosuch", shows: (page) => page.getByRole("main").getByText("топилмади") },
  { name: "public table", at: "/public/tables/countries", shows: grid, afterwards: untilRows },
  { name: "public table that is not there", at: "/public/tables/nosuch", shows: (page) => page.getByRole("main").getByText("топилмади") },
  { name: "public form that is not there", at: "/public/forms/nosuch", shows: (page) => page.getByRole("main").getByText("топилмади") },
  { name: "demo of components", at: "/demo/test-dynamic-components", shows: (page) => page.locator("[data-platon-box] .starter button") },
  { name: "public form", at: "/public/forms/feedback", shows: (page) => page.getByLabel("Ф.И.Ш.") },
  {
    name: "public form with faults",
    shows: (page) => page.getByText("Майдонни тўлдириш керак"),
    afterwards: async (page) => await page.getByRole("button", { name: "Юбориш" }).click(),
  },
  {
    name: "thanks for a public form",
    shows: (page) => page.getByText("Маълумотлар юборилди"),
    afterwards: async (page) => {
      await page.getByLabel("Ф.И.Ш.").fill(sent);
      await page.getByLabel("Мавзу").click();
      await page.getByRole("option").first().click();
      await page.getByRole("textbox", { name: "Матн" }).fill("Раҳмат, ҳаммаси яхши ишлаяпти");
      await page.getByRole("button", { name: "Юбориш" }).click();
    },
  },
];
