import { defineWords } from "#core/wording/defineWords.ts";

/** The command palette. */
export const paletteWords = defineWords({
  "places.palette.title": {
    uz: "Тезкор қидирув", la: "Tezkor qidiruv",
    ru: "Быстрый поиск", en: "Quick search",
    qq: "Тез излеў", kh: "Tez izlew",
  },
  "places.palette.placeholder": {
    uz: "Бўлим, жадвал ёки амал", la: "Boʻlim, jadval yoki amal",
    ru: "Раздел, таблица, действие", en: "Section, table or action",
    qq: "Бөлим, кесте ямаса әмел", kh: "Bólim, keste yamasa ámel",
  },
  "places.palette.open": { uz: "Қидириш", la: "Qidirish", ru: "Поиск", en: "Search", qq: "Излеў", kh: "Izlew" },
  "places.palette.none": {
    uz: "Ҳеч нарса топилмади", la: "Hech narsa topilmadi",
    ru: "Ничего не найдено", en: "Nothing found",
    qq: "Ҳеш нәрсе табылмады", kh: "Hesh nárse tabılmadı",
  },
  "places.palette.noneHint": {
    uz: "Бошқача ёзиб кўринг ёки манзилни «/» белгисидан бошлаб киритинг",
    la: "Boshqacha yozib koʻring yoki manzilni “/” belgisidan boshlab kiriting",
    ru: "Попробуйте другое слово или введите адрес, начиная с «/»",
    en: "Try another word, or type an address that begins with “/”",
    qq: "Басқаша жазып көриң ямаса мәнзилди «/» белгисинен баслап киргизиң",
    kh: "Basqasha jazıp kóriń yamasa mánzildi “/” belgisinen baslap kirgiziń",
  },
  "places.palette.goTo": {
    uz: "Манзилни очиш: {{path}}", la: "Manzilni ochish: {{path}}",
    ru: "Открыть адрес: {{path}}", en: "Open the address: {{path}}",
    qq: "Мәнзилди ашыў: {{path}}", kh: "Mánzildi ashıw: {{path}}",
  },
  "places.palette.found": {
    uz: "Топилди: {{count}}", la: "Topildi: {{count}}",
    ru: "Найдено: {{count}}", en: "Found: {{count}}",
    qq: "Табылды: {{count}}", kh: "Tabıldı: {{count}}",
  },
  "places.palette.groups.recent": {
    uz: "Яқинда очилган", la: "Yaqinda ochilgan",
    ru: "Недавние", en: "Recent",
    qq: "Жақында ашылған", kh: "Jaqında ashılǵan",
  },
  "places.palette.groups.menu": { uz: "Меню", la: "Menyu", ru: "Меню", en: "Menu", qq: "Меню", kh: "Menyu" },
  "places.palette.groups.tables": {
    uz: "Жадваллар", la: "Jadvallar",
    ru: "Таблицы", en: "Tables",
    qq: "Кестелер", kh: "Kesteler",
  },
  "places.palette.groups.forms": { uz: "Шакллар", la: "Shakllar", ru: "Формы", en: "Forms", qq: "Формалар", kh: "Formalar" },
  "places.palette.groups.pages": { uz: "Саҳифалар", la: "Sahifalar", ru: "Страницы", en: "Pages", qq: "Бетлер", kh: "Betler" },
  "places.palette.groups.actions": { uz: "Амаллар", la: "Amallar", ru: "Действия", en: "Actions", qq: "Әмеллер", kh: "Ámeller" },
  "places.palette.groups.organizations": {
    uz: "Ташкилот", la: "Tashkilot",
    ru: "Организация", en: "Organisation",
    qq: "Шөлкем", kh: "Shólkem",
  },
  "places.palette.groups.themes": {
    uz: "Кўриниш", la: "Koʻrinish",
    ru: "Оформление", en: "Appearance",
    qq: "Көринис", kh: "Kórinis",
  },
  "places.palette.groups.languages": { uz: "Тил", la: "Til", ru: "Язык", en: "Language", qq: "Тил", kh: "Til" },
  "places.palette.actions.home": {
    uz: "Бош саҳифани очиш", la: "Bosh sahifani ochish",
    ru: "Открыть главную страницу", en: "Open the home page",
    qq: "Бас бетти ашыў", kh: "Bas betti ashıw",
  },
  "places.palette.actions.profile": {
    uz: "Профилни очиш", la: "Profilni ochish",
    ru: "Открыть профиль", en: "Open the profile",
    qq: "Профильди ашыў", kh: "Profildi ashıw",
  },
  "places.palette.actions.security": {
    uz: "Фойдаланувчи хавфсизлигини очиш", la: "Foydalanuvchi xavfsizligini ochish",
    ru: "Открыть безопасность пользователя", en: "Open user security",
    qq: "Пайдаланыўшы қәўипсизлигин ашыў", kh: "Paydalanıwshı qáwipsizligin ashıw",
  },
  "places.palette.actions.menu": {
    uz: "Менюни йиғиш ёки ёйиш", la: "Menyuni yigʻish yoki yoyish",
    ru: "Свернуть или развернуть меню", en: "Collapse or expand the menu",
    qq: "Менюди жыйнаў ямаса жайыў", kh: "Menyudi jıynaw yamasa jayıw",
  },
  "places.palette.actions.print": {
    uz: "Саҳифани чоп этиш", la: "Sahifani chop etish",
    ru: "Распечатать страницу", en: "Print the page",
    qq: "Бетти басып шығарыў", kh: "Betti basıp shıǵarıw",
  },
  "places.palette.actions.signOut": {
    uz: "Тизимдан чиқиш", la: "Tizimdan chiqish",
    ru: "Выйти из системы", en: "Sign out",
    qq: "Системадан шығыў", kh: "Sistemadan shıǵıw",
  },
});
