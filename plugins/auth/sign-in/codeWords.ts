import { defineWords } from "#core/wording/defineWords.ts";

/** The dialog for the one-time code of a sign-in. */
export const codeWords = defineWords({
  "code.title": {
    uz: "Икки босқичли кириш", la: "Ikki bosqichli kirish",
    ru: "Двухэтапный вход", en: "Two-step sign-in",
    qq: "Еки басқышлы кириў", kh: "Eki basqıshlı kiriw",
  },
  "code.note": {
    uz: "Телефонингиздаги иловадан бир марталик кодни киритинг", la: "Telefoningizdagi ilovadan bir martalik kodni kiriting",
    ru: "Введите одноразовый код из приложения на телефоне", en: "Enter the one-time code from the app on your phone",
    qq: "Телефоныңыздағы қосымшадан бир мәртелик кодты киргизиң", kh: "Telefonıńızdaǵı qosımshadan bir mártelik kodtı kirgiziń",
  },
  "code.label": {
    uz: "Бир марталик код", la: "Bir martalik kod",
    ru: "Одноразовый код", en: "One-time code",
    qq: "Бир мәртелик код", kh: "Bir mártelik kod",
  },
  "code.tooShort": {
    uz: "Код 6 та рақамдан иборат", la: "Kod 6 ta raqamdan iborat",
    ru: "Код состоит из 6 цифр", en: "The code has 6 digits",
    qq: "Код 6 цифрдан ибарат", kh: "Kod 6 cifrdan ibarat",
  },
  "code.wrong": {
    uz: "Код нотўғри ёки эскирган", la: "Kod notoʻgʻri yoki eskirgan",
    ru: "Код неверен или устарел", en: "The code is wrong or too old",
    qq: "Код надурыс ямаса ескирген", kh: "Kod nadurıs yamasa eskirgen",
  },
  "code.recovery": { uz: "Тиклаш коди", la: "Tiklash kodi", ru: "Код восстановления", en: "Recovery code", qq: "Тиклеў коды", kh: "Tiklew kodı" },
  "code.recoveryNote": {
    uz: "Икки босқичли киришни ёққанда сақлаб қўйган кодлардан бирини киритинг", la: "Ikki bosqichli kirishni yoqqanda saqlab qoʻygan kodlardan birini kiriting",
    ru: "Введите один из кодов, сохранённых при включении двухэтапного входа", en: "Enter one of the codes that you kept when two-step sign-in was turned on",
    qq: "Еки басқышлы кириўди қосқанда сақлап қойған кодлардан бирин киргизиң", kh: "Eki basqıshlı kiriwdi qosqanda saqlap qoyǵan kodlardan birin kirgiziń",
  },
  "code.recoveryShort": {
    uz: "Код 16 та белгидан иборат", la: "Kod 16 ta belgidan iborat",
    ru: "Код состоит из 16 символов", en: "The code has 16 characters",
    qq: "Код 16 белгиден ибарат", kh: "Kod 16 belgiden ibarat",
  },
  "code.useRecovery": {
    uz: "Тиклаш коди билан кириш", la: "Tiklash kodi bilan kirish",
    ru: "Войти с кодом восстановления", en: "Use a recovery code",
    qq: "Тиклеў коды менен кириў", kh: "Tiklew kodı menen kiriw",
  },
  "code.useCode": {
    uz: "Иловадаги код билан кириш", la: "Ilovadagi kod bilan kirish",
    ru: "Войти с кодом из приложения", en: "Use a code from the app",
    qq: "Қосымшадағы код пенен кириў", kh: "Qosımshadaǵı kod penen kiriw",
  },
  "code.cancel": {
    uz: "Бекор қилиш", la: "Bekor qilish",
    ru: "Отмена", en: "Cancel",
    qq: "Бийкар етиў", kh: "Biykar etiw",
  },
  "code.submit": { uz: "Кириш", la: "Kirish", ru: "Войти", en: "Sign in", qq: "Кириў", kh: "Kiriw" },
});
