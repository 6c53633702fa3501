import type { Wording } from "#sdk/contributions/locale.ts";
import type { developer as source } from "../uz/developer.ts";

export const developer: Wording<typeof source> = {
  label: "Oddiy foydalanuvchi koʻrinishi",
  leave: "Ishlab chiquvchi rejimi: administrator imkoniyatlari yashirilgan. Qaytarish uchun bosing (Ctrl+Shift+D).",
  on: "Ishlab chiquvchi rejimi yoqildi: tizim oddiy foydalanuvchi koʻzi bilan koʻrsatiladi",
  off: "Ishlab chiquvchi rejimi oʻchirildi: administrator imkoniyatlari qaytarildi",
};
