/** The sidebar: organisations, the order of the menu, the footer. */
export const shell = {
  organization: {
    title: "Ташкилот",
    changed: "Энди «{{name}}» ташкилотида ишлаяпсиз",
    elsewhere: "Бошқа ойнада бошқа ташкилот танланди. Унинг маълумотларини кўриш учун ўзгаришларни сақланг ва саҳифани қайта очинг.",
    choose: "Ташкилотни танланг",
    chooseHint: "Калитингиз билан бир нечта ташкилот номидан ишлаш мумкин. Ҳозир қайси бирида ишлайсиз?",
  },
  density: {
    title: "Сатрлар зичлиги",
    compact: "Ихчам",
    comfortable: "Кенг",
  },
  menu: {
    edit: "Таҳрирлаш: {{name}}",
    lock: "Тартибни қулфлаш",
    unlock: "Тартибни ўзгартириш",
    reset: "Аввалги тартибни қайтариш",
  },
};
