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
  "check.importFormula": {
    uz: "Катакда хато бор: {error}", la: "Katakda xato bor: {error}",
    ru: "В ячейке ошибка: {error}", en: "The cell has an error: {error}",
    qq: "Кетекшеде қәте бар: {error}", kh: "Ketekshede qáte bar: {error}",
  },
  "check.importUnknown": {
    uz: "Бундай ёзув топилмади", la: "Bunday yozuv topilmadi",
    ru: "Такой записи нет", en: "There is no such record",
    qq: "Бундай жазыў табылмады", kh: "Bunday jazıw tabılmadı",
  },
  "check.importSeveral": {
    uz: "Бундай номли ёзув бир нечта: {candidates}", la: "Bunday nomli yozuv bir nechta: {candidates}",
    ru: "Таких записей несколько: {candidates}", en: "There are several records of this name: {candidates}",
    qq: "Бундай атлы жазыў бир неше: {candidates}", kh: "Bunday atlı jazıw bir neshe: {candidates}",
  },
  "check.importTwice": {
    uz: "Худди шу калит файлнинг {row}-қаторида ҳам бор", la: "Xuddi shu kalit faylning {row}-qatorida ham bor",
    ru: "Тот же ключ есть в строке {row}", en: "Row {row} of the file has the same key",
    qq: "Дәл усы гилт файлдың {row}-қатарында да бар", kh: "Dál usı gilt fayldıń {row}-qatarında da bar",
  },
  "check.importNoKey": {
    uz: "Калит тўлдирилмаган", la: "Kalit toʻldirilmagan",
    ru: "Ключ не заполнен", en: "The key is empty",
    qq: "Гилт толтырылмаған", kh: "Gilt toltırılmaǵan",
  },
  "check.importNoRecord": {
    uz: "Бу калитли ёзув топилмади", la: "Bu kalitli yozuv topilmadi",
    ru: "Записи с таким ключом нет", en: "There is no record with this key",
    qq: "Бул гилтли жазыў табылмады", kh: "Bul giltli jazıw tabılmadı",
  },
  "check.importSeveralRecords": {
    uz: "Бу калитли ёзув бир нечта", la: "Bu kalitli yozuv bir nechta",
    ru: "Записей с таким ключом несколько", en: "There are several records with this key",
    qq: "Бул гилтли жазыў бир неше", kh: "Bul giltli jazıw bir neshe",
  },
  "check.importOption": {
    uz: "Рўйхатда бундай қиймат йўқ", la: "Roʻyxatda bunday qiymat yoʻq",
    ru: "В списке нет такого значения", en: "The list has no such value",
    qq: "Дизимде бундай мәнис жоқ", kh: "Dizimde bunday mánis joq",
  },
  "check.importThere": {
    uz: "Бу калитли ёзув аллақачон бор", la: "Bu kalitli yozuv allaqachon bor",
    ru: "Запись с таким ключом уже есть", en: "A record with this key is there already",
    qq: "Бул гилтли жазыў әллеқашан бар", kh: "Bul giltli jazıw álleqashan bar",
  },
  "import.reason": {
    uz: "Хатолик сабаби", la: "Xatolik sababi",
    ru: "Причина ошибки", en: "What is wrong",
    qq: "Қәтелик себеби", kh: "Qátelik sebebi",
  },
  "import.errorFile": {
    uz: "хато қаторлар", la: "xato qatorlar",
    ru: "строки с ошибками", en: "rows with errors",
    qq: "қәте қатарлар", kh: "qáte qatarlar",
  },
  "import.template": {
    uz: "шаблон", la: "shablon",
    ru: "шаблон", en: "template",
    qq: "шаблон", kh: "shablon",
  },
  "import.sample": {
    uz: "намуна", la: "namuna",
    ru: "образец", en: "sample",
    qq: "үлги", kh: "úlgi",
  },
  "import.required": {
    uz: "Мажбурий", la: "Majburiy",
    ru: "Обязательно", en: "Required",
    qq: "Мәжбүрий", kh: "Májbúriy",
  },
  "import.oneOf": {
    uz: "Рўйхатдан: {names}", la: "Roʻyxatdan: {names}",
    ru: "Из списка: {names}", en: "One of: {names}",
    qq: "Дизимнен: {names}", kh: "Dizimnen: {names}",
  },
} satisfies Words;
