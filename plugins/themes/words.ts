import { defineWords } from "#core/wording/defineWords.ts";

/** Names of the built-in themes and their colours. */
export const words = defineWords({
  "plugins.themes": { uz: "Кўринишлар", la: "Koʻrinishlar", ru: "Оформление", en: "Themes", qq: "Көринислер", kh: "Kórinisler" },
  "plugins.about.themes": {
    uz: "Ранглар ва кўринишлар", la: "Ranglar va koʻrinishlar",
    ru: "Цвета и оформление", en: "Colours and looks",
    qq: "Реңлер ҳәм көринислер", kh: "Reńler hám kórinisler",
  },
  "themes.platon": { uz: "Platon", la: "Platon", ru: "Platon", en: "Platon", qq: "Platon", kh: "Platon" },
  "themes.oceanic": { uz: "Океан", la: "Okean", ru: "Океан", en: "Oceanic", qq: "Океан", kh: "Okean" },
  "themes.precious": {
    uz: "Қимматбаҳо металлар", la: "Qimmatbaho metallar",
    ru: "Драгоценные металлы", en: "Precious metals",
    qq: "Қымбат баҳалы металлар", kh: "Qımbat bahalı metallar",
  },
  "themes.colours.platon": { uz: "Лазурит", la: "Lazurit", ru: "Лазурит", en: "Lapis", qq: "Ләжүәрт", kh: "Lájúárt" },
  "themes.colours.dark": { uz: "Тунги", la: "Tungi", ru: "Тёмная", en: "Dark", qq: "Қараңғы", kh: "Qarańǵı" },
  "themes.colours.deepDark": { uz: "Қора", la: "Qora", ru: "Чёрная", en: "Deep dark", qq: "Қойыў қараңғы", kh: "Qoyıw qarańǵı" },
  "themes.colours.light": { uz: "Ёруғ", la: "Yorugʻ", ru: "Светлая", en: "Light", qq: "Жарық", kh: "Jarıq" },
  "themes.colours.green": { uz: "Яшил", la: "Yashil", ru: "Зелёная", en: "Green", qq: "Жасыл", kh: "Jasıl" },
  "themes.colours.darkBlue": {
    uz: "Тўқ кўк", la: "Toʻq koʻk",
    ru: "Тёмно-синяя", en: "Dark blue",
    qq: "Қойыў көк", kh: "Qoyıw kók",
  },
  "themes.colours.blue": { uz: "Кўк", la: "Koʻk", ru: "Синяя", en: "Blue", qq: "Көк", kh: "Kók" },
  "themes.colours.silver": { uz: "Кумуш", la: "Kumush", ru: "Серебро", en: "Silver", qq: "Гүмис", kh: "Gúmis" },
  "themes.colours.gold": { uz: "Олтин", la: "Oltin", ru: "Золото", en: "Gold", qq: "Алтын", kh: "Altın" },
  "themes.colours.platinum": { uz: "Платина", la: "Platina", ru: "Платина", en: "Platinum", qq: "Платина", kh: "Platina" },
});
