import type { Wording } from "#sdk/contributions/locale.ts";
import type { sandbox as source } from "../uz/sandbox.ts";

export const sandbox: Wording<typeof source> = {
  project: "Loyiha kodi",
  notConfigured: "Ajratilgan muhit xosti sozlanmagan",
  notConfiguredHint: "Ushbu joydagi komponentlar ishga tushirilmaydi. Administratorga murojaat qiling.",
  component: "Komponent: {{component}}",
  place: "{{component}}: {{line}}-qator, {{column}}-ustun",
  tooDeep: "Komponentlar juda chuqur joylashgan",
  tooDeepHint: "Komponent oʻzini oʻzi koʻrsatayotgan boʻlishi mumkin",
  queued: "Komponent navbatda",
  queuedHint: "Sahifada bir vaqtda ishlaydigan komponentlar chegarasiga yetildi. Boshqasi yopilganda u ishga tushadi.",
  retry: "Qayta urinish",
  file: "Fayl",
  hidden: "Bu qism “{{component}}” komponenti tomonidan yopilgan yoki yashirilgan, shuning uchun bosish va yozish qabul qilinmaydi",
  unsettled: "Bu qism hozirgina paydo boʻldi yoki siljidi. Yana bir marta bosing.",
  reason: {
    compile: "Komponent kodida xato bor",
    load: "Komponentni yuklab boʻlmadi",
    render: "Komponentda xatolik yuz berdi",
    ended: "Komponent toʻxtatildi",
    unreachable: "Ajratilgan muhit javob bermayapti",
    quarantined: "Komponent vaqtincha oʻchirildi",
    notGranted: "Administrator bu komponentga alohida hujjat ochishga ruxsat bermagan",
  },
  why: {
    silent: "U uzoq vaqt javob bermadi. Sahifaning qolgan qismi ishlashda davom etadi.",
    painting: "U chizilayotganda sahifa javob bermay qoldi. Sahifaning qolgan qismi ishlashda davom etadi.",
    limit: "U belgilangan chegaradan oshdi. Sahifaning qolgan qismi ishlashda davom etadi.",
    fault: "U ruxsat etilmagan amal bajardi. Sahifaning qolgan qismi ishlashda davom etadi.",
  },
};
