import Type from "typebox";
import { pictureTextLength } from "#core/checks/checkPicture.ts";
import { locales, localeInfo } from "#core/locale.ts";
import { defaultThemes } from "#core/styles/defaultThemes.ts";
import { choice, flag, json, pattern, text, texts } from "../entities/fields.ts";
import { ProjectText } from "../project/index.ts";
import { accessInner } from "./accessInner.ts";
import type { RecordDescription } from "./RecordDescription.ts";

const languages = Object.fromEntries(locales.map((locale) => [locale, localeInfo[locale].label]));

/** Themes, and each of their colours. */
export const themeNames: readonly string[] = [...new Set(defaultThemes.map((colour) => colour.split(".")[0] ?? "")), ...defaultThemes];

const { access, support, signIn, files, imports, tasks, endpoints, exports, limits, logs, secrets, call24, languages: ownLanguages } = ProjectText.properties;

/**
 * What `project.json` says, for administrators: the one record of the project. Secrets go in and never come out: "" stands for
 * one, and is saved as what it was.
 */
export const projectSettings: RecordDescription = {
  name: "project_settings",
  title: "Лойиҳа созламалари",
  view: "project_setting_records",
  keyField: "title",
  isSingle: true,
  fields: {
    title: text(500, { isRequired: true, title: "Номи" }),
    defaultLocale: choice(locales, { title: "Асосий тил", labels: languages }),
    timeZone: text(60, { title: "Вақт минтақаси", names: { of: "timeZones" } }),
    locales: texts(5, { title: "Тиллар", labels: languages, help: "Танланмаса, асосий тиллар" }, { among: locales }),
    languages: json(ownLanguages, {
      title: "Ўз тиллари", help: "Таржимаси йўқ матнлар ўрнини босувчи тилда кўринади",
      inner: {
        code: { title: "Код", width: 2 }, name: { title: "Тилнинг ўзидаги номи", width: 4 }, tag: { title: "BCP 47 белгиси", width: 3 },
        fallback: { title: "Ўрнини босувчи тил", labels: languages, width: 3 },
      },
    }),
    logo: text(pictureTextLength, { isPicture: true, title: "Лойиҳа белгиси", help: "Номи ёнида туради; катта расм кичрайтирилади" }),
    hasMain: flag(false, { title: "Бош саҳифа бор", help: "Кирган фойдаланувчи бош саҳифага ўтади" }),
    support: json(support, { title: "Ёрдам хизмати", inner: { phone: { title: "Телефон", width: 6 }, messenger: { title: "Мессенжер ҳаволаси", width: 6 } } }),
    signIn: json(signIn, { title: "Кириш саҳифаси", inner: { title: { title: "Сарлавҳа", width: 6 }, text: { title: "Матн", width: 6 } } }),
    themes: texts(60, { group: "look", title: "Мавзулар ва ранглар", help: "Биринчиси бошланғич; танланмаса, ҳаммаси" }, { among: themeNames }),
    disabledThemes: texts(60, { group: "look", title: "Ўчирилган мавзулар" }, { among: themeNames }),
    hasWinterEffect: flag(false, { group: "look", title: "Қишки безак" }),
    winterUntil: pattern("^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", 5, { group: "look", title: "Қишки безак охирги куни", help: "Ой ва кун, масалан, 02-15" }),
    hostNames: texts(253, { group: "access", title: "Сайт номлари" }),
    transferMethod: choice(["base64"], { group: "access", title: "Узатиш усули" }),
    exports: json(exports, { group: "access", title: "Экспорт", inner: { bearerInAddress: { title: "Ҳаволада калит бўлиши мумкин", width: 12 } } }),
    access: json(access, { group: "access", title: "Тизимга кириш қоидалари", inner: accessInner }),
    oauth2: json(Type.Record(Type.String(), Type.Unknown()), { group: "access", title: "OAuth2", help: "Махфий калитлар кўрсатилмайди: бўш қолдирилгани ўзгармайди" }),
    secrets: json(secrets, {
      group: "access", title: "Бошқа тизимларнинг махфий калитлари", help: "HTTP босқичи сарлавҳасида {$secret.ном}; калит фақат ўз хостига юборилади, бўш қолдирилгани ўзгармайди",
      inner: { name: { title: "Номи", width: 3 }, host: { title: "Хост", width: 4 }, secret: { title: "Махфий калит", width: 5 } },
    }),
    call24: json(call24, { group: "access", title: "Call24 қоидалари", help: "main, public, private: all ёки [{ path, state: show ё hide }]" }),
    files: json(files, {
      group: "limits", title: "Файллар, МБ",
      inner: {
        maxMegabytes: { title: "Бир файл", width: 4 }, guestMaxMegabytes: { title: "Меҳмоннинг файли", width: 4 }, quotaMegabytes: { title: "Барча файллар", width: 4 },
      },
    }),
    imports: json(imports, { group: "limits", title: "Импорт", inner: { maxRows: { title: "Бир файлдаги қаторлар", width: 6 } } }),
    tasks: json(tasks, { group: "limits", title: "Вазифалар", inner: { atOnce: { title: "Бир вақтда нечтаси бажарилади", width: 6 } } }),
    endpoints: json(endpoints, { group: "limits", title: "API методлари", inner: { callsPerMinute: { title: "Бир метод дақиқада неча марта чақирилади", width: 6 } } }),
    logs: json(logs, { group: "limits", title: "Амаллар журнали", inner: { keepDays: { title: "Неча кун сақланади", width: 6 } }, help: "Бўш ёки 0 бўлса, ҳамиша сақланади" }),
    limits: json(limits, { group: "limits", title: "Лойиҳа коди чекловлари" }),
  },
};
