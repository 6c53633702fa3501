import type { Wording } from "#sdk/contributions/locale.ts";
import type { shell as source } from "../uz/shell.ts";

export const shell: Wording<typeof source> = {
  organization: {
    title: "Tashkilot",
    changed: "Endi “{{name}}” tashkilotida ishlayapsiz",
    elsewhere: "Boshqa oynada boshqa tashkilot tanlandi. Uning maʼlumotlarini koʻrish uchun oʻzgarishlarni saqlang va sahifani qayta oching.",
    choose: "Tashkilotni tanlang",
    chooseHint: "Kalitingiz bilan bir nechta tashkilot nomidan ishlash mumkin. Hozir qaysi birida ishlaysiz?",
  },
  density: {
    title: "Satrlar zichligi",
    compact: "Ixcham",
    comfortable: "Keng",
  },
  menu: {
    edit: "Tahrirlash: {{name}}",
    lock: "Tartibni qulflash",
    unlock: "Tartibni oʻzgartirish",
    reset: "Avvalgi tartibni qaytarish",
  },
};
