import type { Wording } from "#sdk/contributions/locale.ts";
import type { kernel as source } from "../uz/kernel.ts";

export const kernel: Wording<typeof source> = {
  language: "Til",
  languageCode: "OʻZ",
  theme: "Koʻrinish",
  account: {
    title: "Hisob",
    settings: "Sozlamalar",
    security: "Foydalanuvchi xavfsizligi",
    signOut: "Chiqish",
    signOutQuestion: "Tizimdan chiqishni xohlaysizmi?",
  },
  support: { title: "Texnik yordam", phone: "Qoʻngʻiroq qilish", messenger: "Messenjer orqali yozish" },
  menu: { failed: "Menyuni yuklab boʻlmadi" },
  home: { title: "Xush kelibsiz", hint: "Ishni boshlash uchun menyudan boʻlimni tanlang" },
  landing: { signIn: "Kirish" },
  signIn: { title: "Tizimga kirish" },
  notFound: {
    title: "Sahifa topilmadi",
    hint: "Manzil notoʻgʻri yozilgan yoki sahifa koʻchirilgan boʻlishi mumkin",
    home: "Bosh sahifaga qaytish",
  },
  toast: { error: "Xatolik", success: "Xabar" },
  view: { off: "Bu qism oʻchirilgan", offHint: "“{{kind}}” qismini koʻrsatadigan plagin oʻchirilgan" },
  leave: { question: "Saqlanmagan oʻzgarishlar yoʻqoladi. Davom etasizmi?" },
  external: { question: "Boshqa sayt ochiladi. Davom etasizmi?" },
  expired: {
    title: "Seans tugadi",
    hint: "Qaytadan kiring: kiritgan maʼlumotlaringiz shu yerda saqlanib turibdi",
  },
};
