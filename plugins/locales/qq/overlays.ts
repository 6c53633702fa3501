import type { Wording } from "#sdk/contributions/locale.ts";
import type { overlays as source } from "../uz/overlays.ts";

export const overlays: Wording<typeof source> = {
  preview: {
    title: "Файлды көриў",
    unavailable: "Бул файлды алдын ала көрип болмайды",
    hint: "Оны жүклеп алып, компьютериңизде ашың",
    download: "Жүклеп алыў",
    zoom: "Масштаблаў",
    zoomIn: "Үлкейтиў",
    zoomOut: "Киширейтиў",
    fit: "Айнаға бейимлеў",
    page: "Бет",
    pageNumber: "{{page}}-бет",
    pageBefore: "Алдыңғы бет",
    pageBehind: "Кейинги бет",
    pageBroken: "Бул бетти көрсетип болмады",
    pagesLeft: "Дәслепки {{count}} бет көрсетилди. Қалғанын көриў ушын файлды жүклеп алың.",
    locked: "Файл пароль менен қорғалған. Оны жүклеп алып, компьютериңизде пароли менен ашың.",
    damaged: "Файлды PDF сыпатында көрсетип болмады. Оны жүклеп алып, басқа бағдарламада ашып көриң.",
  },
  import: {
    title: "Мағлыўматларды импортлаў",
    choose: "Файлды таңлаң",
    drop: "ямаса оны усы жерге таслаң",
    another: "Басқа файл",
    template: "Шаблон",
    sample: "Үлги",
    start: "Импортлаў",
    done: "Мағлыўматлар импортланды",
    failed: "Мағлыўматларды импортлаўда қәтелик",
    coming: "Файлды таңлап көриўиңиз мүмкин, бирақ ол ҳәзирше ҳеш жерге жиберилмейди",
  },
  menu: "Әмеллер",
  cell: { menu: "Кетекше әмеллери", open: "Ашыў", openTab: "Жаңа айнада ашыў", copy: "Нусқалаў" },
};
