import type { Wording } from "#sdk/contributions/locale.ts";
import type { themes as source } from "../uz/themes.ts";

export const themes: Wording<typeof source> = {
  platon: "Platon",
  oceanic: "Океан",
  precious: "Қымбат баҳалы металлар",
  colours: {
    platon: "Ләжүәрт",
    dark: "Қараңғы",
    deepDark: "Қойыў қараңғы",
    light: "Жарық",
    green: "Жасыл",
    darkBlue: "Қойыў көк",
    blue: "Көк",
    silver: "Гүмис",
    gold: "Алтын",
    platinum: "Платина",
  },
};
