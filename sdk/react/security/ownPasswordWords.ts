import { defineWords } from "#core/wording/defineWords.ts";

/** Changing one's own password (spec §8): the specification's words are to the letter. */
export const ownPasswordWords = defineWords({
  "ownPassword.oldPassword": {
    uz: "Эски парол", la: "Eski parol",
    ru: "Прежний пароль", en: "Old password",
    qq: "Бурынғы парол", kh: "Burınǵı parol",
  },
  "ownPassword.newPassword": { uz: "Янги парол", la: "Yangi parol", ru: "Новый пароль", en: "New password", qq: "Жаңа парол", kh: "Jańa parol" },
  "ownPassword.note": {
    uz: "Бошқа қурилмалардаги сеанслар тугатилади", la: "Boshqa qurilmalardagi seanslar tugatiladi",
    ru: "Сеансы на других устройствах будут завершены", en: "Sessions on other devices will end",
    qq: "Басқа қурылмалардағы сеанслар тамамланады", kh: "Basqa qurılmalardaǵı seanslar tamamlanadı",
  },
  "ownPassword.submit": { uz: "Сақлаш", la: "Saqlash", ru: "Сохранить", en: "Save", qq: "Сақлаў", kh: "Saqlaw" },
  "ownPassword.saved": {
    uz: "Маълумотлар сақланди", la: "Maʼlumotlar saqlandi",
    ru: "Данные сохранены", en: "The data is saved",
    qq: "Мағлыўматлар сақланды", kh: "Maǵlıwmatlar saqlandı",
  },
  "ownPassword.failed": {
    uz: "Серверда хатолик", la: "Serverda xatolik",
    ru: "Ошибка на сервере", en: "Server error",
    qq: "Серверде қәтелик", kh: "Serverde qátelik",
  },
});
