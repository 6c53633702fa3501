import type { Wording } from "#sdk/contributions/locale.ts";
import type { themes as source } from "../uz/themes.ts";

export const themes: Wording<typeof source> = {
  platon: "Platon",
  oceanic: "Okean",
  precious: "Qımbat bahalı metallar",
  colours: {
    platon: "Lájúárt",
    dark: "Qarańǵı",
    deepDark: "Qoyıw qarańǵı",
    light: "Jarıq",
    green: "Jasıl",
    darkBlue: "Qoyıw kók",
    blue: "Kók",
    silver: "Gúmis",
    gold: "Altın",
    platinum: "Platina",
  },
};
