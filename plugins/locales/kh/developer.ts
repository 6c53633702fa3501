import type { Wording } from "#sdk/contributions/locale.ts";
import type { developer as source } from "../uz/developer.ts";

export const developer: Wording<typeof source> = {
  label: "Ápiwayı paydalanıwshı kórinisi",
  leave: "Islep shıǵıwshı rejimi: administrator imkaniyatları jasırılǵan. Qaytarıw ushın basıń (Ctrl+Shift+D).",
  on: "Islep shıǵıwshı rejimi qosıldı: sistema ápiwayı paydalanıwshıǵa kórinetuǵınday kórsetiledi",
  off: "Islep shıǵıwshı rejimi óshirildi: administrator imkaniyatları qaytarıldı",
};
