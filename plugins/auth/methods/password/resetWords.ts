import { defineWords } from "#core/wording/defineWords.ts";

/** A password that somebody has forgotten. */
export const resetWords = defineWords({
  "reset.title": {
    uz: "Паролни тиклаш", la: "Parolni tiklash",
    ru: "Восстановление пароля", en: "Forgotten password",
    qq: "Паролди тиклеў", kh: "Paroldi tiklew",
  },
  "reset.note": {
    uz: "Логинингиз ёки электрон почтангизни киритинг, янги парол танлаш учун ҳавола юборамиз", la: "Loginingiz yoki elektron pochtangizni kiriting, yangi parol tanlash uchun havola yuboramiz",
    ru: "Введите логин или электронную почту: мы отправим ссылку для выбора нового пароля", en: "Enter your username or mail address, and we send a link by which you choose a new password",
    qq: "Логиниңизди ямаса электрон почтаңызды киргизиң, жаңа пароль таңлаў ушын силтеме жиберемиз", kh: "Loginińizdi yamasa elektron pochtańızdı kirgiziń, jańa parol tańlaw ushın silteme jiberemiz",
  },
  "reset.sent": {
    uz: "Шундай фойдаланувчи бўлса ва почтаси маълум бўлса, хат йўлда. Почтангизни текширинг.", la: "Shunday foydalanuvchi boʻlsa va pochtasi maʼlum boʻlsa, xat yoʻlda. Pochtangizni tekshiring.",
    ru: "Если такой пользователь есть и его почта известна, письмо уже в пути. Проверьте почту.", en: "If there is such a user with a known address, a letter is on its way. Look into your mail.",
    qq: "Ондай пайдаланыўшы болса ҳәм почтасы белгили болса, хат жолда. Почтаңызды тексериң.", kh: "Onday paydalanıwshı bolsa hám pochtası belgili bolsa, xat jolda. Pochtańızdı tekseriń.",
  },
  "reset.name": {
    uz: "Логин ёки электрон почта", la: "Login yoki elektron pochta",
    ru: "Логин или электронная почта", en: "Username or mail address",
    qq: "Логин ямаса электрон почта", kh: "Login yamasa elektron pochta",
  },
  "reset.submit": {
    uz: "Ҳаволани юбориш", la: "Havolani yuborish",
    ru: "Отправить ссылку", en: "Send the link",
    qq: "Силтемени жибериў", kh: "Siltemeni jiberiw",
  },
  "reset.back": {
    uz: "Киришга қайтиш", la: "Kirishga qaytish",
    ru: "Вернуться ко входу", en: "Back to signing in",
    qq: "Кириўге қайтыў", kh: "Kiriwge qaytıw",
  },
});
