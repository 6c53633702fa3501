import type { Wording } from "#sdk/contributions/locale.ts";
import type { themes as source } from "../uz/themes.ts";

export const themes: Wording<typeof source> = {
  platon: "Platon",
  oceanic: "Океан",
  precious: "Драгоценные металлы",
  colours: {
    platon: "Лазурит",
    dark: "Тёмная",
    deepDark: "Очень тёмная",
    light: "Светлая",
    green: "Зелёная",
    darkBlue: "Тёмно-синяя",
    blue: "Синяя",
    silver: "Серебро",
    gold: "Золото",
    platinum: "Платина",
  },
};
