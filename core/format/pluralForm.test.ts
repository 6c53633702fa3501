import { expect, it } from "vitest";
import { locales } from "../locale.ts";
import { pluralForm } from "./pluralForm.ts";

it("C317 Russian has a form for one, for a few and for many, English for one and for the rest, and the others none", () => {
  const russian = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 111, 112, 1_001, 1.5].map((count) => pluralForm("ru", count));
  expect(russian).toEqual([
    "many", "one", "few", "few", "many", "many", "many", "many", "one", "few", "many", "many", "many", "one", "few",
  ]);
  expect([0, 1, 2, 21].map((count) => pluralForm("en", count))).toEqual(["other", "one", "other", "other"]);
  const others = locales.filter((locale) => locale !== "ru" && locale !== "en");
  expect(others.map((locale) => pluralForm(locale, 1))).toEqual([undefined, undefined, undefined, undefined]);
});
