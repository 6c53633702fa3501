import { defineWords } from "#core/wording/defineWords.ts";

/** Developer mode: an administrator sees the product as a plain user does. */
export const developerWords = defineWords({
  "developer.label": {
    uz: "Оддий фойдаланувчи кўриниши", la: "Oddiy foydalanuvchi koʻrinishi",
    ru: "Вид обычного пользователя", en: "Plain user's view",
    qq: "Әпиўайы пайдаланыўшы көриниси", kh: "Ápiwayı paydalanıwshı kórinisi",
  },
  "developer.leave": {
    uz: "Ишлаб чиқувчи режими: администратор имкониятлари яширилган. Қайтариш учун босинг (Ctrl+Shift+D).",
    la: "Ishlab chiquvchi rejimi: administrator imkoniyatlari yashirilgan. Qaytarish uchun bosing (Ctrl+Shift+D).",
    ru: "Режим разработчика: возможности администратора скрыты. Нажмите, чтобы вернуть их (Ctrl+Shift+D).",
    en: "Developer mode: administrator features are hidden. Press to bring them back (Ctrl+Shift+D).",
    qq: "Ислеп шығыўшы режими: администратор имканиятлары жасырылған. Қайтарыў ушын басың (Ctrl+Shift+D).",
    kh: "Islep shıǵıwshı rejimi: administrator imkaniyatları jasırılǵan. Qaytarıw ushın basıń (Ctrl+Shift+D).",
  },
  "developer.on": {
    uz: "Ишлаб чиқувчи режими ёқилди: тизим оддий фойдаланувчига қандай кўринса, шундай кўрсатилади",
    la: "Ishlab chiquvchi rejimi yoqildi: tizim oddiy foydalanuvchiga qanday koʻrinsa, shunday koʻrsatiladi",
    ru: "Режим разработчика включён: система показана так, как её видит обычный пользователь",
    en: "Developer mode is on: you see the system as a plain user does",
    qq: "Ислеп шығыўшы режими қосылды: система әпиўайы пайдаланыўшыға көринетуғындай көрсетиледи",
    kh: "Islep shıǵıwshı rejimi qosıldı: sistema ápiwayı paydalanıwshıǵa kórinetuǵınday kórsetiledi",
  },
  "developer.off": {
    uz: "Ишлаб чиқувчи режими тугатилди: администратор имкониятлари қайтарилди",
    la: "Ishlab chiquvchi rejimi tugatildi: administrator imkoniyatlari qaytarildi",
    ru: "Режим разработчика выключен: возможности администратора возвращены",
    en: "Developer mode is off: administrator features are back",
    qq: "Ислеп шығыўшы режими тамамланды: администратор имканиятлары қайтарылды",
    kh: "Islep shıǵıwshı rejimi tamamlandı: administrator imkaniyatları qaytarıldı",
  },
});
