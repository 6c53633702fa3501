import type { Wording } from "#sdk/contributions/locale.ts";
import type { themes as source } from "../uz/themes.ts";

export const themes: Wording<typeof source> = {
  platon: "Platon",
  oceanic: "Okean",
  precious: "Qimmatbaho metallar",
  colours: {
    platon: "Lazurit",
    dark: "Qorongʻi",
    deepDark: "Toʻq qorongʻi",
    light: "Yorugʻ",
    green: "Yashil",
    darkBlue: "Toʻq koʻk",
    blue: "Koʻk",
    silver: "Kumush",
    gold: "Oltin",
    platinum: "Platina",
  },
};
