/** Names of the built-in themes and their colours. */
export const themes = {
  platon: "Platon",
  oceanic: "Океан",
  precious: "Қимматбаҳо металлар",
  colours: {
    platon: "Лазурит",
    dark: "Қоронғи",
    deepDark: "Тўқ қоронғи",
    light: "Ёруғ",
    green: "Яшил",
    darkBlue: "Тўқ кўк",
    blue: "Кўк",
    silver: "Кумуш",
    gold: "Олтин",
    platinum: "Платина",
  },
};
