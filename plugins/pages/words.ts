import { defineWords } from "#core/wording/defineWords.ts";

/** Pages; what is said of no access and of no page is spelt as the specification has it (spec §2). */
export const words = defineWords({
  "pages.noAccess": {
    uz: "Бу саҳифа кўришга рўхсат берилмаган", la: "Bu sahifani koʻrishga ruxsat berilmagan",
    ru: "Нет разрешения на просмотр этой страницы", en: "You do not have permission to view this page",
    qq: "Бул бетти көриўге рухсат берилмеген", kh: "Bul betti kóriwge ruxsat berilmegen",
  },
  "pages.notFound": {
    uz: "Саҳифа топилмади", la: "Sahifa topilmadi",
    ru: "Страница не найдена", en: "Page not found",
    qq: "Бет табылмады", kh: "Bet tabılmadı",
  },
  "pages.empty": {
    uz: "Саҳифа ҳозирча бўш", la: "Sahifa hozircha boʻsh",
    ru: "Страница пока пуста", en: "This page is empty",
    qq: "Бет ҳәзирше бос", kh: "Bet házirshe bos",
  },
  "pages.emptyHint": {
    uz: "Саҳифага компонент қўшилгач, шу ерда кўринади", la: "Sahifaga komponent qoʻshilgach, shu yerda koʻrinadi",
    ru: "Компоненты, добавленные на страницу, появятся здесь", en: "Components added to the page are shown here",
    qq: "Бетке компонент қосылғаннан кейин усы жерде көринеди", kh: "Betke komponent qosılǵannan keyin usı jerde kórinedi",
  },
  "plugins.pages": { uz: "Саҳифалар", la: "Sahifalar", ru: "Страницы", en: "Pages", qq: "Бетлер", kh: "Betler" },
  "plugins.about.pages": {
    uz: "Лойиҳа саҳифалари ва бош саҳифа", la: "Loyiha sahifalari va bosh sahifa",
    ru: "Страницы проекта и главная страница", en: "The project's pages and its main page",
    qq: "Жойбар бетлери ҳәм бас бет", kh: "Joybar betleri hám bas bet",
  },
});
