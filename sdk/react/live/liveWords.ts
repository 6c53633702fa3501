import { defineWords } from "#core/wording/defineWords.ts";

/** Words of a live result: they come with it. */
export const liveWords = defineWords({
  "live.kept": {
    uz: "Кодда хато бор. Олдинги натижа кўрсатилмоқда.",
    la: "Kodda xato bor. Oldingi natija koʻrsatilmoqda.",
    ru: "В коде ошибка. Показан предыдущий результат.",
    en: "The code has an error. The previous result is shown.",
    qq: "Кодта қәте бар. Алдыңғы нәтийже көрсетилип тур.",
    kh: "Kodta qáte bar. Aldıńǵı nátiyje kórsetilip tur.",
  },
  "live.failed": {
    uz: "Кодда хато бор", la: "Kodda xato bor",
    ru: "В коде ошибка", en: "The code has an error",
    qq: "Кодта қәте бар", kh: "Kodta qáte bar",
  },
  "live.ended": {
    uz: "Код белгиланган чегарадан чиқди ва тўхтатилди", la: "Kod belgilangan chegaradan chiqdi va toʻxtatildi",
    ru: "Код вышел за отведённые пределы и был остановлен", en: "The code went beyond its limits and was stopped",
    qq: "Код белгиленген шегарадан шықты ҳәм тоқтатылды", kh: "Kod belgilengen shegaradan shıqtı hám toqtatıldı",
  },
  "live.line": {
    uz: "{line}-қатор: {message}", la: "{line}-qator: {message}",
    ru: "строка {line}: {message}", en: "line {line}: {message}",
    qq: "{line}-қатар: {message}", kh: "{line}-qatar: {message}",
  },
  "live.show": {
    uz: "Натижани кўрсатиш", la: "Natijani koʻrsatish",
    ru: "Показать результат", en: "Show the result",
    qq: "Нәтийжени көрсетиў", kh: "Nátiyjeni kórsetiw",
  },
  "live.hide": {
    uz: "Натижани ёпиш", la: "Natijani yopish",
    ru: "Закрыть результат", en: "Close the result",
    qq: "Нәтийжени жабыў", kh: "Nátiyjeni jabıw",
  },
  "live.result": {
    uz: "Кўриниши", la: "Koʻrinishi",
    ru: "Как выглядит", en: "What it looks like",
    qq: "Көриниси", kh: "Kórinisi",
  },
});
