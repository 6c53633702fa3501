import type { Words } from "./defineWords.ts";

/** What is wrong with a value, where only the server can know it: its answers carry the texts. */
export const answerCheckWords = {
  "check.codeWrong": {
    uz: "Код нотўғри ёки эскирган", la: "Kod notoʻgʻri yoki eskirgan",
    ru: "Код неверен или устарел", en: "The code is wrong or too old",
    qq: "Код надурыс ямаса ескирген", kh: "Kod nadurıs yamasa eskirgen",
  },
  "check.mailAddress": {
    uz: "Битта электрон почта манзилини киритинг: nodira@example.uz", la: "Bitta elektron pochta manzilini kiriting: nodira@example.uz",
    ru: "Введите один адрес электронной почты: nodira@example.uz", en: "Enter one mail address, like nodira@example.uz",
    qq: "Бир электрон почта мәнзилин киргизиң: nodira@example.uz", kh: "Bir elektron pochta mánzilin kirgiziń: nodira@example.uz",
  },
  "check.oneTimeCode": {
    uz: "Код 6 та рақамдан иборат бўлиши керак", la: "Kod 6 ta raqamdan iborat boʻlishi kerak",
    ru: "Код должен состоять из 6 цифр", en: "The code must have 6 digits",
    qq: "Код 6 цифрдан ибарат болыўы керек", kh: "Kod 6 cifrdan ibarat bolıwı kerek",
  },
  "check.passwordSame": {
    uz: "Янги парол эскисидан фарқ қилиши керак", la: "Yangi parol eskisidan farq qilishi kerak",
    ru: "Новый пароль должен отличаться от прежнего", en: "The new password must differ from the old one",
    qq: "Жаңа парол бурынғысынан өзгеше болыўы керек", kh: "Jańa parol burınǵısınan ózgeshe bolıwı kerek",
  },
  "check.passwordWrong": {
    uz: "Эски парол нотўғри", la: "Eski parol notoʻgʻri",
    ru: "Прежний пароль неверен", en: "The old password is wrong",
    qq: "Бурынғы парол надурыс", kh: "Burınǵı parol nadurıs",
  },
  "check.permissionNotOwn": {
    uz: "Сизда бундай ҳуқуқ йўқ: {names}", la: "Sizda bunday huquq yoʻq: {names}",
    ru: "У вас нет такого права: {names}", en: "You do not have this permission: {names}",
    qq: "Сизде бундай ҳуқық жоқ: {names}", kh: "Sizde bunday huqıq joq: {names}",
  },
  "check.usernameTaken": {
    uz: "Бундай ёки кўриниши шундай логин бор: «{0}»", la: "Bunday yoki koʻrinishi shunday login bor: “{0}”",
    ru: "Такой или неотличимый на вид логин уже есть: «{0}»", en: "There is a user name like this one or looking the same: “{0}”",
    qq: "Бундай ямаса көриниси усындай логин бар: «{0}»", kh: "Bunday yamasa kórinisi usınday login bar: “{0}”",
  },
} satisfies Words;
