import type { Wording } from "#sdk/contributions/locale.ts";
import type { overlays as source } from "../uz/overlays.ts";

export const overlays: Wording<typeof source> = {
  preview: {
    title: "Fayl",
    unavailable: "Bu faylni oldindan koʻrib boʻlmaydi",
    hint: "Uni yuklab olib, kompyuteringizda oching",
    download: "Yuklab olish",
    zoom: "Masshtab",
    zoomIn: "Kattalashtirish",
    zoomOut: "Kichiklashtirish",
    fit: "Oynaga moslash",
    page: "Sahifa",
    pageNumber: "{{page}}-sahifa",
    pageBefore: "Oldingi sahifa",
    pageBehind: "Keyingi sahifa",
    pageBroken: "Bu sahifani koʻrsatib boʻlmadi",
    pagesLeft: "Dastlabki {{count}} ta sahifa koʻrsatildi. Qolganini koʻrish uchun faylni yuklab oling.",
    locked: "Fayl parol bilan himoyalangan. Uni yuklab olib, kompyuteringizda paroli bilan oching.",
    damaged: "Faylni PDF sifatida koʻrsatib boʻlmadi. Uni yuklab olib, boshqa dasturda ochib koʻring.",
  },
  import: {
    title: "Maʼlumotlarni import qilish",
    choose: "Faylni tanlang",
    drop: "yoki uni shu yerga tashlang",
    another: "Boshqa fayl",
    template: "Shablon",
    sample: "Namuna",
    start: "Import qilish",
    done: "Maʼlumotlar import qilindi",
    failed: "Maʼlumotlar import qilishda xatolik",
    coming: "Faylni tanlab koʻrishingiz mumkin, lekin u hozircha hech qayerga yuborilmaydi",
  },
  menu: "Amallar",
  cell: { menu: "Katak amallari", open: "Ochish", openTab: "Yangi oynada ochish", copy: "Nusxalash" },
};
