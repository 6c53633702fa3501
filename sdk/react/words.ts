import { defineWords } from "#core/wording/defineWords.ts";

/** Words of the parts that more than one plugin shows. */
export const words = defineWords({
  "places.configure": { uz: "Созлаш", la: "Sozlash", ru: "Настроить", en: "Configure", qq: "Сазлаў", kh: "Sazlaw" },
  "places.copy": { uz: "Нусха олиш", la: "Nusxa olish", ru: "Скопировать", en: "Copy", qq: "Нусқа алыў", kh: "Nusqa alıw" },
  "places.copied": {
    uz: "«{{name}}» нусхаси яратилди", la: "“{{name}}” nusxasi yaratildi", ru: "Создана копия «{{name}}»", en: "The copy “{{name}}” was made",
    qq: "«{{name}}» нусқасы жаратылды", kh: "“{{name}}” nusqası jaratıldı",
  },
  "places.arrange.open": { uz: "Жойлаштириш", la: "Joylashtirish", ru: "Расставить", en: "Arrange", qq: "Жайластырыў", kh: "Jaylastırıw" },
  "places.arrange.title": {
    uz: "Жойлаштириш: {{name}}", la: "Joylashtirish: {{name}}",
    ru: "Расстановка: {{name}}", en: "Arranging: {{name}}",
    qq: "Жайластырыў: {{name}}", kh: "Jaylastırıw: {{name}}",
  },
  "places.arrange.undo": { uz: "Қайтариш", la: "Qaytarish", ru: "Отменить", en: "Undo", qq: "Қайтарыў", kh: "Qaytarıw" },
  "places.arrange.redo": { uz: "Такрорлаш", la: "Takrorlash", ru: "Повторить", en: "Redo", qq: "Тәкирарлаў", kh: "Tákirarlaw" },
  "places.arrange.leave": { uz: "Чиқиш", la: "Chiqish", ru: "Выйти", en: "Leave", qq: "Шығыў", kh: "Shıǵıw" },
  "places.arrange.save": { uz: "Сақлаш", la: "Saqlash", ru: "Сохранить", en: "Save", qq: "Сақлаў", kh: "Saqlaw" },
  "places.arrange.saved": { uz: "Жойлашув сақланди", la: "Joylashuv saqlandi", ru: "Расстановка сохранена", en: "The arrangement is saved", qq: "Жайласыў сақланды", kh: "Jaylasıw saqlandı" },
  "places.arrange.missed": {
    uz: "{{count}} та ўзгартириш қўлланмади: тегишли қисмни бошқа киши ўчирган", la: "{{count}} ta oʻzgartirish qoʻllanmadi: tegishli qismni boshqa kishi oʻchirgan",
    ru: { one: "{{count}} изменение не применено: его часть удалил кто-то другой", few: "{{count}} изменения не применены: их части удалил кто-то другой", many: "{{count}} изменений не применено: их части удалил кто-то другой" },
    en: { one: "{{count}} change does not apply: somebody else deleted what it was of", other: "{{count}} changes do not apply: somebody else deleted what they were of" },
    qq: "{{count}} өзгертиў қолланылмады: тийисли бөлекти басқа адам өширген", kh: "{{count}} ózgertiw qollanılmadı: tiyisli bólekti basqa adam óshirgen",
  },
  "places.history": {
    uz: "Ўзгаришлар тарихи", la: "Oʻzgarishlar tarixi",
    ru: "История изменений", en: "History",
    qq: "Өзгерислер тарийхы", kh: "Ózgerisler tariyxı",
  },
  "places.lastChange": {
    uz: "Ўзгартирган: {{who}}, {{when}}", la: "Oʻzgartirgan: {{who}}, {{when}}",
    ru: "Изменено: {{who}}, {{when}}", en: "Changed by {{who}}, {{when}}",
    qq: "Өзгерткен: {{who}}, {{when}}", kh: "Ózgertken: {{who}}, {{when}}",
  },
  "places.platform": { uz: "Платформа", la: "Platforma", ru: "Сама платформа", en: "The platform", qq: "Платформаның өзи", kh: "Platformanıń ózi" },
  "places.ago.moment": { uz: "ҳозиргина", la: "hozirgina", ru: "только что", en: "just now", qq: "ҳәзир ғана", kh: "házir ǵana" },
  "places.ago.minutes": {
    uz: "{{count}} дақиқа олдин", la: "{{count}} daqiqa oldin",
    ru: { one: "{{count}} минуту назад", few: "{{count}} минуты назад", many: "{{count}} минут назад" }, en: { one: "{{count}} minute ago", other: "{{count}} minutes ago" },
    qq: "{{count}} минут алдын", kh: "{{count}} minut aldın",
  },
  "places.ago.hours": {
    uz: "{{count}} соат олдин", la: "{{count}} soat oldin",
    ru: { one: "{{count}} час назад", few: "{{count}} часа назад", many: "{{count}} часов назад" }, en: { one: "{{count}} hour ago", other: "{{count}} hours ago" },
    qq: "{{count}} саат алдын", kh: "{{count}} saat aldın",
  },
  "places.ago.days": {
    uz: "{{count}} кун олдин", la: "{{count}} kun oldin",
    ru: { one: "{{count}} день назад", few: "{{count}} дня назад", many: "{{count}} дней назад" }, en: { one: "{{count}} day ago", other: "{{count}} days ago" },
    qq: "{{count}} күн алдын", kh: "{{count}} kún aldın",
  },
  "places.profile.open": {
    uz: "Фойдаланувчи хавфсизлиги", la: "Foydalanuvchi xavfsizligi",
    ru: "Безопасность пользователя", en: "User security",
    qq: "Пайдаланыўшы қәўипсизлиги", kh: "Paydalanıwshı qáwipsizligi",
  },
  "places.security.passkeys": {
    uz: "Қурилма калитлари", la: "Qurilma kalitlari", ru: "Ключи устройств", en: "Passkeys", qq: "Қурылма гилтлери", kh: "Qurılma giltleri",
  },
  "places.security.password": {
    uz: "Паролни ўзгартириш", la: "Parolni oʻzgartirish",
    ru: "Смена пароля", en: "Change password",
    qq: "Парольди өзгертиў", kh: "Paroldi ózgertiw",
  },
  "places.security.oneTime": {
    uz: "Бир марталик парол билан икки босқичли кириш", la: "Bir martalik parol bilan ikki bosqichli kirish",
    ru: "Двухэтапный вход с одноразовым паролем", en: "Two-step sign-in with a one-time password",
    qq: "Бир мәртелик пароль менен еки басқышлы кириў", kh: "Bir mártelik parol menen eki basqıshlı kiriw",
  },
  "places.security.accounts": {
    uz: "Уланган ҳисоблар", la: "Ulangan hisoblar",
    ru: "Подключённые учётные записи", en: "Connected accounts",
    qq: "Жалғанған есаплар", kh: "Jalǵanǵan esaplar",
  },
  "places.security.whitelist": {
    uz: "Электрон имзо калитларининг оқ рўйхати", la: "Elektron imzo kalitlarining oq roʻyxati",
    ru: "Белый список ключей электронной подписи", en: "Whitelist of electronic signature keys",
    qq: "Электрон имза гилтлериниң ақ дизими", kh: "Elektron imza giltleriniń aq dizimi",
  },
  "places.security.sessions": { uz: "Сеанслар", la: "Seanslar", ru: "Сеансы", en: "Sessions", qq: "Сеанслар", kh: "Seanslar" },
  "places.security.tokens": { uz: "API токенлар", la: "API tokenlar", ru: "Токены API", en: "API tokens", qq: "API токенлер", kh: "API tokenler" },
  "parts.files.waiting": {
    uz: "Навбатда", la: "Navbatda",
    ru: "В очереди", en: "Waiting",
    qq: "Нәўбетте", kh: "Náwbette",
  },
  "parts.files.speed": { uz: "{{size}}/с", la: "{{size}}/s", ru: "{{size}}/с", en: "{{size}}/s", qq: "{{size}}/с", kh: "{{size}}/s" },
  "parts.files.giveUp": {
    uz: "Юклашни бекор қилиш", la: "Yuklashni bekor qilish",
    ru: "Отменить загрузку", en: "Cancel the upload",
    qq: "Жүклеўди бийкар етиў", kh: "Júklewdi biykar etiw",
  },
  "parts.files.takeAway": {
    uz: "Олиб ташлаш", la: "Olib tashlash",
    ru: "Убрать", en: "Take away",
    qq: "Алып таслаў", kh: "Alıp taslaw",
  },
  "parts.files.noFolder": {
    uz: "{{name}}: папка қабул қилинмайди", la: "{{name}}: papka qabul qilinmaydi",
    ru: "{{name}}: папки не принимаются", en: "{{name}}: folders are not accepted",
    qq: "{{name}}: папка қабыл етилмейди", kh: "{{name}}: papka qabıl etilmeydi",
  },
  "parts.files.preview": { uz: "Кўриш", la: "Koʻrish", ru: "Просмотр", en: "Preview", qq: "Көриў", kh: "Kóriw" },
  "parts.files.download": {
    uz: "Юклаб олиш", la: "Yuklab olish",
    ru: "Скачать", en: "Download",
    qq: "Жүклеп алыў", kh: "Júklep alıw",
  },
  "parts.files.deleteQuestion": {
    uz: "Файлни ўчиришни хоҳлайсизми?", la: "Faylni oʻchirishni xohlaysizmi?",
    ru: "Удалить файл?", en: "Delete this file?",
    qq: "Файлды өшириўди қәлейсиз бе?", kh: "Fayldı óshiriwdi qáleysiz be?",
  },
  "parts.files.arrived": {
    uz: "{{name}} юкланди", la: "{{name}} yuklandi",
    ru: "Загружен {{name}}", en: "{{name}} is uploaded",
    qq: "{{name}} жүкленди", kh: "{{name}} júklendi",
  },
});
