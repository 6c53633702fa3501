import { badExpression } from "#core/wording/badExpression.ts";
import { defineWords, type Words } from "#core/wording/defineWords.ts";
import { expressionFaultWords } from "#core/wording/expressionFaultWords.ts";

const faults = Object.fromEntries(Object.entries(expressionFaultWords).map(([key, texts]) => [`expression.${key}`, texts])) as { readonly [Key in keyof typeof expressionFaultWords as `expression.${Key}`]: Words[string] };

/** Words of the editor of expressions: they come with it. */
export const expressionWords = defineWords({
  "expression.bad": badExpression,
  ...faults,
  "expression.names": {
    uz: "Номлар", la: "Nomlar",
    ru: "Имена", en: "Names",
    qq: "Атлар", kh: "Atlar",
  },
  "expression.test": {
    uz: "Ёзувларда синаш", la: "Yozuvlarda sinash",
    ru: "Проверить на записях", en: "Test with records",
    qq: "Жазыўларда сынаў", kh: "Jazıwlarda sınaw",
  },
  "expression.record": {
    uz: "{place}-ёзув, жами {of}", la: "{place}-yozuv, jami {of}",
    ru: "Запись {place} из {of}", en: "Record {place} of {of}",
    qq: "{place}-жазыў, жәми {of}", kh: "{place}-jazıw, jámi {of}",
  },
  "expression.recordOfFirst": {
    uz: "{place}-ёзув, биринчи {of} тадан", la: "{place}-yozuv, birinchi {of} tadan",
    ru: "Запись {place} из первых {of}", en: "Record {place} of the first {of}",
    qq: "{place}-жазыў, биринши {of} ден", kh: "{place}-jazıw, birinshi {of} den",
  },
  "expression.before": {
    uz: "Олдинги ёзув", la: "Oldingi yozuv",
    ru: "Предыдущая запись", en: "Previous record",
    qq: "Алдыңғы жазыў", kh: "Aldıńǵı jazıw",
  },
  "expression.after": {
    uz: "Кейинги ёзув", la: "Keyingi yozuv",
    ru: "Следующая запись", en: "Next record",
    qq: "Кейинги жазыў", kh: "Keyingi jazıw",
  },
  "expression.noRecords": {
    uz: "Синаш учун ёзув йўқ", la: "Sinash uchun yozuv yoʻq",
    ru: "Нет записей для проверки", en: "There are no records to test with",
    qq: "Сынаў ушын жазыў жоқ", kh: "Sınaw ushın jazıw joq",
  },
  "expression.allRecords": {
    uz: "Барча ёзувлар бўйича", la: "Barcha yozuvlar boʻyicha",
    ru: "По всем записям", en: "Over all records",
    qq: "Барлық жазыўлар бойынша", kh: "Barlıq jazıwlar boyınsha",
  },
  "expression.nothing": {
    uz: "ҳеч нарса", la: "hech narsa",
    ru: "ничего", en: "nothing",
    qq: "ҳеш нәрсе", kh: "hesh nárse",
  },
  "expression.yes": {
    uz: "ҳа", la: "ha",
    ru: "да", en: "yes",
    qq: "аўа", kh: "awa",
  },
  "expression.no": {
    uz: "йўқ", la: "yoʻq",
    ru: "нет", en: "no",
    qq: "яқ", kh: "yaq",
  },
  "expression.failedCount": {
    uz: "{of} та ёзувдан {count} тасида хато беради", la: "{of} ta yozuvdan {count} tasida xato beradi",
    ru: "Ошибка в {count} из {of} записей", en: "Fails on {count} of {of} records",
    qq: "{of} жазыўдан {count} жазыўда қәте береди", kh: "{of} jazıwdan {count} jazıwda qáte beredi",
  },
  "expression.nothingCount": {
    uz: "{of} та ёзувдан {count} тасида ҳеч нарса бермайди", la: "{of} ta yozuvdan {count} tasida hech narsa bermaydi",
    ru: "Ничего не даёт в {count} из {of} записей", en: "Gives nothing for {count} of {of} records",
    qq: "{of} жазыўдан {count} жазыўда ҳеш нәрсе бермейди", kh: "{of} jazıwdan {count} jazıwda hesh nárse bermeydi",
  },
  "expression.holdsCount": {
    uz: "{of} та ёзувдан {count} тасида «ҳа»", la: "{of} ta yozuvdan {count} tasida “ha”",
    ru: "«Да» в {count} из {of} записей", en: "“Yes” for {count} of {of} records",
    qq: "{of} жазыўдан {count} жазыўда «аўа»", kh: "{of} jazıwdan {count} jazıwda “awa”",
  },
  "expression.refusesCount": {
    uz: "{of} та ёзувдан {count} тасини рад этади", la: "{of} ta yozuvdan {count} tasini rad etadi",
    ru: "Отклоняет {count} из {of} записей", en: "Refuses {count} of {of} records",
    qq: "{of} жазыўдан {count} жазыўды қабыл етпейди", kh: "{of} jazıwdan {count} jazıwdı qabıl etpeydi",
  },
  "expression.showFailed": {
    uz: "Биринчи хатони кўрсатиш", la: "Birinchi xatoni koʻrsatish",
    ru: "Показать первую ошибку", en: "Show the first failure",
    qq: "Биринши қәтени көрсетиў", kh: "Birinshi qáteni kórsetiw",
  },
  "expression.elsewhere": {
    uz: "Бу ерда синаб бўлмайди: натижа бошқа якунларга боғлиқ", la: "Bu yerda sinab boʻlmaydi: natija boshqa yakunlarga bogʻliq",
    ru: "Здесь не проверить: результат зависит от других итогов", en: "It cannot be tested here: the result depends on other footers",
    qq: "Бул жерде сынап болмайды: нәтийже басқа жуўмақларға байланыслы", kh: "Bul jerde sınap bolmaydı: nátiyje basqa juwmaqlarǵa baylanıslı",
  },
});
