import { defineWords } from "#core/wording/defineWords.ts";

/** Accounts of providers by which a person signs in. */
export const accountsWords = defineWords({
  "accounts.hint": {
    uz: "Уланган ҳисоблар билан паролсиз кириш мумкин", la: "Ulangan hisoblar bilan parolsiz kirish mumkin",
    ru: "С подключёнными учётными записями можно входить без пароля", en: "With a connected account you sign in without a password",
    qq: "Жалғанған есаплар менен парольсиз кириў мүмкин", kh: "Jalǵanǵan esaplar menen parolsiz kiriw múmkin",
  },
  "accounts.none": {
    uz: "Лойиҳада бошқа тизим орқали кириш созланмаган", la: "Loyihada boshqa tizim orqali kirish sozlanmagan",
    ru: "В проекте не настроен вход через другие системы", en: "The project does not offer signing in by another system",
    qq: "Жойбарда басқа система арқалы кириў сазланбаған", kh: "Joybarda basqa sistema arqalı kiriw sazlanbaǵan",
  },
  "accounts.unread": {
    uz: "Ҳисобларни юклаб бўлмади", la: "Hisoblarni yuklab boʻlmadi",
    ru: "Не удалось загрузить учётные записи", en: "The accounts could not be loaded",
    qq: "Есапларды жүклеп болмады", kh: "Esaplardı júklep bolmadı",
  },
  "accounts.list": {
    uz: "Уланган ҳисоблар", la: "Ulangan hisoblar",
    ru: "Подключённые учётные записи", en: "Connected accounts",
    qq: "Жалғанған есаплар", kh: "Jalǵanǵan esaplar",
  },
  "accounts.connect": {
    uz: "{provider} ҳисобини улаш", la: "{provider} hisobini ulash",
    ru: "Подключить {provider}", en: "Connect {provider}",
    qq: "{provider} есабын жалғаў", kh: "{provider} esabın jalǵaw",
  },
  "accounts.disconnect": {
    uz: "{account} ҳисобини узиш", la: "{account} hisobini uzish",
    ru: "Отключить {account}", en: "Disconnect {account}",
    qq: "{account} есабын үзиў", kh: "{account} esabın úziw",
  },
  "accounts.question": {
    uz: "{account} ҳисоби узилсинми? У билан кириб бўлмайди.", la: "{account} hisobi uzilsinmi? U bilan kirib boʻlmaydi.",
    ru: "Отключить {account}? Войти с этой учётной записью будет нельзя.", en: "Disconnect {account}? It will no longer sign you in.",
    qq: "{account} есабы үзилсин бе? Ол менен кирип болмайды.", kh: "{account} esabı úzilsin be? Ol menen kirip bolmaydı.",
  },
});
