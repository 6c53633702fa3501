import type { Wording } from "#sdk/contributions/locale.ts";
import type { themes as source } from "../uz/themes.ts";

export const themes: Wording<typeof source> = {
  platon: "Platon",
  oceanic: "Oceanic",
  precious: "Precious metals",
  colours: {
    platon: "Lapis",
    dark: "Dark",
    deepDark: "Deep dark",
    light: "Light",
    green: "Green",
    darkBlue: "Dark blue",
    blue: "Blue",
    silver: "Silver",
    gold: "Gold",
    platinum: "Platinum",
  },
};
