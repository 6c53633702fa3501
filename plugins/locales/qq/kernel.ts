import type { Wording } from "#sdk/contributions/locale.ts";
import type { kernel as source } from "../uz/kernel.ts";

export const kernel: Wording<typeof source> = {
  language: "Тил",
  languageCode: "ҚҚ",
  theme: "Көринис",
  account: {
    title: "Аккаунт",
    settings: "Сазламалар",
    security: "Пайдаланыўшы қәўипсизлиги",
    signOut: "Шығыў",
    signOutQuestion: "Системадан шығыўды қәлейсиз бе?",
  },
  support: { title: "Техникалық жәрдем", phone: "Қоңыраў етиў", messenger: "Мессенджер арқалы жазыў" },
  menu: { failed: "Менюди жүклеп болмады" },
  home: { title: "Хош келипсиз", hint: "Жумысты баслаў ушын менюден бөлимди таңлаң" },
  landing: { signIn: "Кириў" },
  signIn: { title: "Системаға кириў" },
  notFound: {
    title: "Бет табылмады",
    hint: "Мәнзил қәте жазылған ямаса бет көширилген болыўы мүмкин",
    home: "Бас бетке қайтыў",
  },
  toast: { error: "Қәтелик", success: "Хабар" },
  view: { off: "Бул бөлим өширилген", offHint: "«{{kind}}» бөлимин көрсететуғын плагин өширилген" },
  leave: { question: "Сақланбаған өзгерислер жоғалады. Даўам етесиз бе?" },
  external: { question: "Басқа сайт ашылады. Даўам етесиз бе?" },
  expired: {
    title: "Сеанс тамамланды",
    hint: "Қайтадан кириң: киргизген мағлыўматларыңыз усы жерде сақланып тур",
  },
};
