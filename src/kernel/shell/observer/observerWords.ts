import { defineWords } from "#core/wording/defineWords.ts";

/** An administrator looks at the product as another user does. */
export const observerWords = defineWords({
  "observer.label": {
    uz: "Бошқа фойдаланувчи кўзи билан", la: "Boshqa foydalanuvchi koʻzi bilan",
    ru: "Глазами другого пользователя", en: "As another user",
    qq: "Басқа пайдаланыўшының көзи менен", kh: "Basqa paydalanıwshınıń kózi menen",
  },
  "observer.note": {
    uz: "Тизимни шу фойдаланувчи кўзи билан кўряпсиз. Ҳеч нарсани ўзгартириб бўлмайди.", la: "Tizimni shu foydalanuvchi koʻzi bilan koʻryapsiz. Hech narsani oʻzgartirib boʻlmaydi.",
    ru: "Вы смотрите систему глазами этого пользователя. Изменить ничего нельзя.", en: "You look at the system as this user. Nothing can be changed.",
    qq: "Системаны усы пайдаланыўшының көзи менен көрип турсыз. Ҳеш нәрсени өзгертип болмайды.", kh: "Sistemanı usı paydalanıwshınıń kózi menen kórip tursız. Hesh nárseni ózgertip bolmaydı.",
  },
  "observer.left": {
    uz: "{{count}} дақиқа қолди", la: "{{count}} daqiqa qoldi",
    ru: "Осталось {{count}} мин", en: "{{count}} min left",
    qq: "{{count}} минут қалды", kh: "{{count}} minut qaldı",
  },
  "observer.stop": {
    uz: "Тугатиш", la: "Tugatish",
    ru: "Завершить", en: "Stop looking",
    qq: "Тамамлаў", kh: "Tamamlaw",
  },
});
