import type { Locale } from "#core/locale.ts";
import { choiceWords } from "./choiceWords.ts";

/** What a name in a project's text can be the name of, by the word that a check uses. */
export const nouns: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  action: { uz: "вазифа", la: "vazifa", ru: "действие", en: "action", qq: "ўазыйпа", kh: "wazıypa" },
  capability: { uz: "имконият", la: "imkoniyat", ru: "возможность", en: "capability", qq: "имканият", kh: "imkaniyat" },
  column: { uz: "устун", la: "ustun", ru: "столбец", en: "column", qq: "бағана", kh: "baǵana" },
  component: { uz: "компонент", la: "komponent", ru: "компонент", en: "component", qq: "компонент", kh: "komponent" },
  dataset: { uz: "маълумотлар тўплами", la: "maʼlumotlar toʻplami", ru: "набор данных", en: "dataset", qq: "мағлыўматлар топламы", kh: "maǵlıwmatlar toplamı" },
  document: { uz: "ҳужжат қолипи", la: "hujjat qolipi", ru: "шаблон документа", en: "document template", qq: "ҳүжжет қәлиби", kh: "hújjet qálibi" },
  element: { uz: "элемент", la: "element", ru: "элемент", en: "element", qq: "элемент", kh: "element" },
  endpoint: { uz: "API методи", la: "API metodi", ru: "метод API", en: "endpoint", qq: "API методы", kh: "API metodı" },
  entity: { uz: "объект", la: "obyekt", ru: "объект", en: "entity", qq: "объект", kh: "obyekt" },
  field: { uz: "майдон", la: "maydon", ru: "поле", en: "field", qq: "майдан", kh: "maydan" },
  form: { uz: "шакл", la: "shakl", ru: "форма", en: "form", qq: "форма", kh: "forma" },
  format: { uz: "формат", la: "format", ru: "формат", en: "format", qq: "формат", kh: "format" },
  grant: { uz: "имконият", la: "imkoniyat", ru: "возможность", en: "grant", qq: "имканият", kh: "imkaniyat" },
  icon: { uz: "иконка", la: "ikonka", ru: "иконка", en: "icon", qq: "иконка", kh: "ikonka" },
  locale: { uz: "тил", la: "til", ru: "язык", en: "locale", qq: "тил", kh: "til" },
  metric: { uz: "кўрсаткич", la: "koʻrsatkich", ru: "показатель", en: "metric", qq: "көрсеткиш", kh: "kórsetkish" },
  module: { uz: "модул", la: "modul", ru: "модуль", en: "module", qq: "модуль", kh: "modul" },
  operator: { uz: "амал", la: "amal", ru: "операция", en: "operator", qq: "әмел", kh: "ámel" },
  option: { uz: "вариант", la: "variant", ru: "вариант", en: "option", qq: "вариант", kh: "variant" },
  param: { uz: "параметр", la: "parametr", ru: "параметр", en: "parameter", qq: "параметр", kh: "parametr" },
  plugin: { uz: "плагин", la: "plagin", ru: "плагин", en: "plugin", qq: "плагин", kh: "plagin" },
  role: { uz: "рол", la: "rol", ru: "роль", en: "role", qq: "роль", kh: "rol" },
  secret: { uz: "махфий калит", la: "maxfiy kalit", ru: "секрет", en: "secret", qq: "қупыя гилт", kh: "qupıya gilt" },
  stage: { uz: "босқич", la: "bosqich", ru: "этап", en: "stage", qq: "басқыш", kh: "basqısh" },
  table: { uz: "жадвал", la: "jadval", ru: "таблица", en: "table", qq: "кесте", kh: "keste" },
  theme: { uz: "мавзу", la: "mavzu", ru: "тема", en: "theme", qq: "тема", kh: "tema" },
  timeZone: { uz: "вақт минтақаси", la: "vaqt mintaqasi", ru: "часовой пояс", en: "time zone", qq: "ўақыт зонасы", kh: "waqıt zonası" },
  tone: { uz: "ранг", la: "rang", ru: "цвет", en: "tone", qq: "рең", kh: "reń" },
  type: { uz: "тур", la: "tur", ru: "тип", en: "type", qq: "түр", kh: "túr" },
};

/** A word that the table lacks is a name of the text format, and said as it stands there. */
export const sayNoun = (what: string, locale: Locale): string => nouns[what]?.[locale] ?? what;

/** What a value is of, by the name of a field's type or of a type of JSON. */
const types: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  text: { uz: "матн", la: "matn", ru: "текст", en: "text", qq: "текст", kh: "tekst" },
  number: { uz: "сон", la: "son", ru: "число", en: "number", qq: "сан", kh: "san" },
  int: { uz: "бутун сон", la: "butun son", ru: "целое число", en: "whole number", qq: "пүтин сан", kh: "pútin san" },
  integer: { uz: "бутун сон", la: "butun son", ru: "целое число", en: "whole number", qq: "пүтин сан", kh: "pútin san" },
  boolean: { uz: "ҳа ёки йўқ", la: "ha yoki yoʻq", ru: "да или нет", en: "yes or no", qq: "аўа ямаса яқ", kh: "awa yamasa yaq" },
  date: { uz: "сана", la: "sana", ru: "дата", en: "date", qq: "сәне", kh: "sáne" },
  datetime: { uz: "сана ва вақт", la: "sana va vaqt", ru: "дата и время", en: "date and time", qq: "сәне ҳәм ўақыт", kh: "sáne hám waqıt" },
  time: { uz: "вақт", la: "vaqt", ru: "время", en: "time", qq: "ўақыт", kh: "waqıt" },
  uuid: { uz: "ёзув рақами (UUID)", la: "yozuv raqami (UUID)", ru: "идентификатор записи (UUID)", en: "id of a record", qq: "жазыў номери (UUID)", kh: "jazıw nomeri (UUID)" },
  json: { uz: "JSON", la: "JSON", ru: "JSON", en: "JSON", qq: "JSON", kh: "JSON" },
  text_array: { uz: "матнлар рўйхати", la: "matnlar roʻyxati", ru: "список текстов", en: "list of texts", qq: "текстлер дизими", kh: "tekstler dizimi" },
  point: { uz: "харитадаги нуқта", la: "xaritadagi nuqta", ru: "точка на карте", en: "place on a map", qq: "картадағы ноқат", kh: "kartadaǵı noqat" },
  file: { uz: "файл", la: "fayl", ru: "файл", en: "file", qq: "файл", kh: "fayl" },
  files: { uz: "файллар", la: "fayllar", ru: "файлы", en: "files", qq: "файллар", kh: "fayllar" },
  password: { uz: "парол", la: "parol", ru: "пароль", en: "password", qq: "пароль", kh: "parol" },
  string: { uz: "матн", la: "matn", ru: "текст", en: "text", qq: "текст", kh: "tekst" },
  array: { uz: "рўйхат", la: "roʻyxat", ru: "список", en: "list", qq: "дизим", kh: "dizim" },
  object: { uz: "объект", la: "obyekt", ru: "объект", en: "object", qq: "объект", kh: "obyekt" },
  null: { uz: "бўш қиймат", la: "boʻsh qiymat", ru: "пустое значение", en: "nothing", qq: "бос мәнис", kh: "bos mánis" },};

const elementWords: Readonly<Record<string, Readonly<Record<Locale, string>>>> = choiceWords;

/** The type of a field or of an element; one of a plugin is called as it calls it. */
export const sayType = (type: string, locale: Locale): string => (types[type] ?? elementWords[`element.${type}`])?.[locale] ?? type;
