import type { Words } from "./defineWords.ts";

/** Values of another type than was asked for. */
export const coercionWords = {
  "coercion.text": {
    uz: "Матн киритиш керак", la: "Matn kiritish kerak",
    ru: "Нужно ввести текст", en: "Enter some text",
    qq: "Текст киргизиў керек", kh: "Tekst kirgiziw kerek",
  },
  "coercion.number": {
    uz: "Сон киритиш керак", la: "Son kiritish kerak",
    ru: "Нужно ввести число", en: "Enter a number",
    qq: "Сан киргизиў керек", kh: "San kirgiziw kerek",
  },
  "coercion.digits": {
    uz: "Сонда рақамлар кўп: уни матн сифатида юбориш керак", la: "Sonda raqamlar koʻp: uni matn sifatida yuborish kerak",
    ru: "В числе слишком много цифр: его нужно отправить текстом", en: "The number has too many digits: send it as text",
    qq: "Санда цифрлар көп: оны текст түринде жибериў керек", kh: "Sanda cifrlar kóp: onı tekst túrinde jiberiw kerek",
  },
  "coercion.int": {
    uz: "Бутун сон киритиш керак", la: "Butun son kiritish kerak",
    ru: "Нужно ввести целое число", en: "Enter a whole number",
    qq: "Пүтин сан киргизиў керек", kh: "Pútin san kirgiziw kerek",
  },
  "coercion.boolean": {
    uz: "«Ҳа» ёки «Йўқ»ни танланг", la: "“Ha” yoki “Yoʻq”ni tanlang",
    ru: "Выберите «Да» или «Нет»", en: "Choose yes or no",
    qq: "«Аўа» ямаса «Яқ»ты таңлаң", kh: "“Awa” yamasa “Yaq”tı tańlań",
  },
  "coercion.date": {
    uz: "Сана нотўғри киритилган", la: "Sana notoʻgʻri kiritilgan",
    ru: "Дата введена неверно", en: "This is not a valid date",
    qq: "Сәне надурыс киргизилген", kh: "Sáne nadurıs kirgizilgen",
  },
  "coercion.datetime": {
    uz: "Сана ва вақт нотўғри киритилган", la: "Sana va vaqt notoʻgʻri kiritilgan",
    ru: "Дата и время введены неверно", en: "This is not a valid date and time",
    qq: "Сәне ҳәм ўақыт надурыс киргизилген", kh: "Sáne hám waqıt nadurıs kirgizilgen",
  },
  "coercion.time": {
    uz: "Вақт нотўғри киритилган", la: "Vaqt notoʻgʻri kiritilgan",
    ru: "Время введено неверно", en: "This is not a valid time",
    qq: "Ўақыт надурыс киргизилген", kh: "Waqıt nadurıs kirgizilgen",
  },
  "coercion.uuid": {
    uz: "Идентификатор нотўғри", la: "Identifikator notoʻgʻri",
    ru: "Неверный идентификатор", en: "This is not a valid identifier",
    qq: "Идентификатор надурыс", kh: "Identifikator nadurıs",
  },
  "coercion.json": {
    uz: "Маълумот тузилиши нотўғри", la: "Maʼlumot tuzilishi notoʻgʻri",
    ru: "Неверный формат данных", en: "The data has the wrong structure",
    qq: "Мағлыўмат дүзилиси надурыс", kh: "Maǵlıwmat dúzilisi nadurıs",
  },
  "coercion.blocks": {
    uz: "Ҳужжат тузилиши нотўғри", la: "Hujjat tuzilishi notoʻgʻri",
    ru: "Неверная структура документа", en: "The document has the wrong structure",
    qq: "Ҳүжжет дүзилиси надурыс", kh: "Hújjet dúzilisi nadurıs",
  },
  "coercion.longText": {
    uz: "Матн жуда узун", la: "Matn juda uzun",
    ru: "Текст слишком длинный", en: "The text is too long",
    qq: "Текст жүдә узын", kh: "Tekst júdá uzın",
  },
  "coercion.list": {
    uz: "Қийматлар рўйхатини киритинг", la: "Qiymatlar roʻyxatini kiriting",
    ru: "Введите список значений", en: "Enter a list of values",
    qq: "Мәнислер дизимин киргизиң", kh: "Mánisler dizimin kirgiziń",
  },
  "coercion.point": {
    uz: "Харитадаги нуқта нотўғри", la: "Xaritadagi nuqta notoʻgʻri",
    ru: "Неверная точка на карте", en: "This is not a valid place on the map",
    qq: "Картадағы ноқат надурыс", kh: "Kartadaǵı noqat nadurıs",
  },
  "coercion.polygon": {
    uz: "Харитадаги ҳудуд нотўғри: камида учта бурчак керак", la: "Xaritadagi hudud notoʻgʻri: kamida uchta burchak kerak",
    ru: "Неверная область на карте: нужны хотя бы три угла", en: "This is not a valid area on the map: it needs three corners at least",
    qq: "Картадағы аймақ надурыс: кеминде үш мүйеш керек", kh: "Kartadaǵı aymaq nadurıs: keminde úsh múyesh kerek",
  },
  "coercion.select": {
    uz: "Рўйхатдан танлаш керак", la: "Roʻyxatdan tanlash kerak",
    ru: "Нужно выбрать из списка", en: "Choose from the list",
    qq: "Дизимнен таңлаў керек", kh: "Dizimnen tańlaw kerek",
  },
  "coercion.key_value": {
    uz: "Калит ва қиймат жуфтликларини киритинг", la: "Kalit va qiymat juftliklarini kiriting",
    ru: "Введите пары «ключ — значение»", en: "Enter pairs of key and value",
    qq: "Гилт ҳәм мәнис жупларын киргизиң", kh: "Gilt hám mánis jupların kirgiziń",
  },
  "coercion.equalKeys": {
    uz: "«{0}» калити такрорланган", la: "“{0}” kaliti takrorlangan",
    ru: "Ключ «{0}» повторяется", en: "The key “{0}” is repeated",
    qq: "«{0}» гилти тәкирарланған", kh: "“{0}” gilti tákirarlanǵan",
  },
  "coercion.jsonTwice": {
    uz: "{0}-қатор: «{1}» калити бир объектда такрорланган", la: "{0}-qator: “{1}” kaliti bir obyektda takrorlangan",
    ru: "Строка {0}: ключ «{1}» повторяется в одном объекте", en: "Line {0}: the key “{1}” is repeated in one object",
    qq: "{0}-қатар: «{1}» гилти бир объектте тәкирарланған", kh: "{0}-qatar: “{1}” gilti bir obyektte tákirarlanǵan",
  },
  "coercion.jsonDigits": {
    uz: "{0}-қатор: сонда рақамлар кўп, уни қўштирноқ ичида ёзинг", la: "{0}-qator: sonda raqamlar koʻp, uni qoʻshtirnoq ichida yozing",
    ru: "Строка {0}: в числе слишком много цифр, запишите его в кавычках", en: "Line {0}: the number has too many digits, write it in quotes",
    qq: "{0}-қатар: санда цифрлар көп, оны тырнақша ишинде жазың", kh: "{0}-qatar: sanda cifrlar kóp, onı tırnaqsha ishinde jazıń",
  },
} satisfies Words;
