import { defineWords } from "#core/wording/defineWords.ts";

/** Words of a value whose type another field says. */
export const typedWords = defineWords({
  "typed.computed": { uz: "Ифода билан ҳисоблаш", la: "Ifoda bilan hisoblash", ru: "Вычислять выражением", en: "Work out by an expression", qq: "Аңлатпа менен есаплаў", kh: "Ańlatpa menen esaplaw" },
  "typed.from": { uz: "Дан", la: "Dan", ru: "От", en: "From", qq: "Басы", kh: "Bası" },
  "typed.to": { uz: "Гача", la: "Gacha", ru: "До", en: "To", qq: "Ақыры", kh: "Aqırı" },
});
