import { defineWords } from "#core/wording/defineWords.ts";

/** The sidebar: organisations, the order of the menu, the footer; and what is said of a connection. */
export const shellWords = defineWords({
  "places.offline": {
    uz: "Сервер билан алоқа йўқ. Киритган маълумотларингиз варақ ёпилгунча сақланади.",
    la: "Server bilan aloqa yoʻq. Kiritgan maʼlumotlaringiz varaq yopilguncha saqlanadi.",
    ru: "Нет связи с сервером. Введённые данные остаются здесь, пока вкладка открыта.",
    en: "The server cannot be reached. What you have typed stays here until the tab is closed.",
    qq: "Сервер менен байланыс жоқ. Киргизген мағлыўматларыңыз айна жабылғанша усы жерде турады.",
    kh: "Server menen baylanıs joq. Kirgizgen maǵlıwmatlarıńız ayna jabılǵansha usı jerde turadı.",
  },
  "places.late": {
    uz: "Сервер одатдагидан секин жавоб бермоқда", la: "Server odatdagidan sekin javob bermoqda",
    ru: "Сервер отвечает медленнее обычного", en: "The server is slower than usual",
    qq: "Сервер әдеттегиден әсте жуўап бермекте", kh: "Server ádettegiden áste juwap bermekte",
  },
  "places.retry": {
    uz: "Қайта уриниш", la: "Qayta urinish",
    ru: "Повторить", en: "Try again",
    qq: "Қайта урыныў", kh: "Qayta urınıw",
  },
  "places.sidebarWidth": {
    uz: "Ён панел кенглиги", la: "Yon panel kengligi",
    ru: "Ширина боковой панели", en: "Sidebar width",
    qq: "Қаптал панельдиң кеңлиги", kh: "Qaptal paneldiń keńligi",
  },
  "shell.organization.title": {
    uz: "Ташкилот", la: "Tashkilot",
    ru: "Организация", en: "Organisation",
    qq: "Шөлкем", kh: "Shólkem",
  },
  "shell.organization.changed": {
    uz: "Энди «{{name}}» ташкилотида ишлаяпсиз", la: "Endi “{{name}}” tashkilotida ishlayapsiz",
    ru: "Теперь вы работаете в организации «{{name}}»", en: "You now work in “{{name}}”",
    qq: "Енди «{{name}}» шөлкеминде ислеп атырсыз", kh: "Endi “{{name}}” shólkeminde islep atırsız",
  },
  "shell.newDevice.title": {
    uz: "Янги қурилмадан кирилди",
    la: "Yangi qurilmadan kirildi",
    ru: "Вход с нового устройства",
    en: "Signed in on a new device",
    qq: "Жаңа қурылмадан кирилди",
    kh: "Jańa qurılmadan kirildi",
  },
  "shell.newDevice.text": {
    uz: "{{device}}, {{address}}, {{time}}. Бу сиз эмасмисиз?",
    la: "{{device}}, {{address}}, {{time}}. Bu siz emasmisiz?",
    ru: "{{device}}, {{address}}, {{time}}. Это не вы?",
    en: "{{device}}, {{address}}, {{time}}. Not you?",
    qq: "{{device}}, {{address}}, {{time}}. Бул сиз емессиз бе?",
    kh: "{{device}}, {{address}}, {{time}}. Bul siz emessiz be?",
  },
  "shell.newDevice.end": {
    uz: "Сеансни тугатиш",
    la: "Seansni tugatish",
    ru: "Завершить сеанс",
    en: "End the session",
    qq: "Сеансты тамамлаў",
    kh: "Seanstı tamamlaw",
  },
  "shell.newDevice.unknown": {
    uz: "Номаълум қурилма",
    la: "Nomaʼlum qurilma",
    ru: "Неизвестное устройство",
    en: "Unknown device",
    qq: "Белгисиз қурылма",
    kh: "Belgisiz qurılma",
  },
  "shell.organization.elsewhere": {
    uz: "Бошқа ойнада бошқа ташкилот танланди. Унинг маълумотларини кўриш учун ўзгаришларни сақланг ва саҳифани қайта очинг.",
    la: "Boshqa oynada boshqa tashkilot tanlandi. Uning maʼlumotlarini koʻrish uchun oʻzgarishlarni saqlang va sahifani qayta oching.",
    ru: "В другом окне выбрана другая организация. Чтобы увидеть её данные, сохраните изменения и откройте страницу заново.",
    en: "Another organisation was chosen in another window. To see its data, save your changes and open the page again.",
    qq: "Басқа айнада басқа шөлкем таңланды. Оның мағлыўматларын көриў ушын өзгерислерди сақлаң ҳәм бетти қайта ашың.",
    kh: "Basqa aynada basqa shólkem tańlandı. Onıń maǵlıwmatların kóriw ushın ózgerislerdi saqlań hám betti qayta ashıń.",
  },
  "shell.organization.choose": {
    uz: "Ташкилотни танланг", la: "Tashkilotni tanlang",
    ru: "Выберите организацию", en: "Choose an organisation",
    qq: "Шөлкемди таңлаң", kh: "Shólkemdi tańlań",
  },
  "shell.organization.chooseHint": {
    uz: "Калитингиз билан бир нечта ташкилот номидан ишлаш мумкин. Ҳозир қайси бирида ишлайсиз?",
    la: "Kalitingiz bilan bir nechta tashkilot nomidan ishlash mumkin. Hozir qaysi birida ishlaysiz?",
    ru: "С вашим ключом можно работать от имени нескольких организаций. В какой вы работаете сейчас?",
    en: "With your key you can work for several organisations. Which one do you work for now?",
    qq: "Гилтиңиз менен бир неше шөлкем атынан ислеў мүмкин. Ҳәзир қайсысында ислейсиз?",
    kh: "Giltińiz menen bir neshe shólkem atınan islew múmkin. Házir qaysısında isleysiz?",
  },
  "shell.density.title": {
    uz: "Қаторлар зичлиги", la: "Qatorlar zichligi",
    ru: "Плотность строк", en: "Row density",
    qq: "Қатарлар тығызлығы", kh: "Qatarlar tıǵızlıǵı",
  },
  "shell.density.compact": { uz: "Ихчам", la: "Ixcham", ru: "Компактная", en: "Compact", qq: "Ықшам", kh: "Íqsham" },
  "shell.density.comfortable": { uz: "Кенг", la: "Keng", ru: "Свободная", en: "Comfortable", qq: "Кең", kh: "Keń" },
  "shell.menu.edit": {
    uz: "Таҳрирлаш: {{name}}", la: "Tahrirlash: {{name}}",
    ru: "Изменить: {{name}}", en: "Edit: {{name}}",
    qq: "Өзгертиў: {{name}}", kh: "Ózgertiw: {{name}}",
  },
  "shell.menu.lock": {
    uz: "Тартибни қулфлаш", la: "Tartibni qulflash",
    ru: "Закрепить порядок", en: "Lock the order",
    qq: "Тәртипти қулыплаў", kh: "Tártipti qulıplaw",
  },
  "shell.menu.unlock": {
    uz: "Тартибни ўзгартириш", la: "Tartibni oʻzgartirish",
    ru: "Изменить порядок", en: "Change the order",
    qq: "Тәртипти өзгертиў", kh: "Tártipti ózgertiw",
  },
  "shell.menu.reset": {
    uz: "Дастлабки тартибни қайтариш", la: "Dastlabki tartibni qaytarish",
    ru: "Вернуть исходный порядок", en: "Restore the original order",
    qq: "Дәслепки тәртипти қайтарыў", kh: "Dáslepki tártipti qaytarıw",
  },
});
