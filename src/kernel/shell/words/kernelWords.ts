import { defineWords } from "#core/wording/defineWords.ts";

/** Whatever the kernel says by itself; the specification's words are to the letter. */
export const kernelWords = defineWords({
  "kernel.language": { uz: "Тил", la: "Til", ru: "Язык", en: "Language", qq: "Тил", kh: "Til" },
  "kernel.languageCode": { uz: "ЎЗ", la: "OʻZ", ru: "РУ", en: "EN", qq: "ҚҚ", kh: "QQ" },
  "kernel.theme": { uz: "Кўриниш", la: "Koʻrinish", ru: "Оформление", en: "Appearance", qq: "Көринис", kh: "Kórinis" },
  "kernel.account.title": { uz: "Ҳисоб", la: "Hisob", ru: "Учётная запись", en: "Account", qq: "Аккаунт", kh: "Akkaunt" },
  "kernel.account.settings": {
    uz: "Созламалар", la: "Sozlamalar",
    ru: "Настройки", en: "Settings",
    qq: "Сазламалар", kh: "Sazlamalar",
  },
  "kernel.account.security": {
    uz: "Фойдаланувчи хавфсизлиги", la: "Foydalanuvchi xavfsizligi",
    ru: "Безопасность пользователя", en: "User security",
    qq: "Пайдаланыўшы қәўипсизлиги", kh: "Paydalanıwshı qáwipsizligi",
  },
  "kernel.account.administration": {
    uz: "Бошқарув", la: "Boshqaruv",
    ru: "Администрирование", en: "Administration",
    qq: "Басқарыў", kh: "Basqarıw",
  },
  "kernel.account.signOut": { uz: "Чиқиш", la: "Chiqish", ru: "Выйти", en: "Sign out", qq: "Шығыў", kh: "Shıǵıw" },
  "kernel.account.signOutQuestion": {
    uz: "Тизимдан чиқишни хоҳлайсизми?", la: "Tizimdan chiqishni xohlaysizmi?",
    ru: "Выйти из системы?", en: "Do you want to sign out?",
    qq: "Системадан шығыўды қәлейсиз бе?", kh: "Sistemadan shıǵıwdı qáleysiz be?",
  },
  "kernel.support.title": {
    uz: "Техник ёрдам", la: "Texnik yordam",
    ru: "Техническая поддержка", en: "Technical support",
    qq: "Техникалық жәрдем", kh: "Texnikalıq járdem",
  },
  "kernel.support.phone": {
    uz: "Қўнғироқ қилиш", la: "Qoʻngʻiroq qilish",
    ru: "Позвонить", en: "Call",
    qq: "Қоңыраў етиў", kh: "Qońıraw etiw",
  },
  "kernel.support.messenger": {
    uz: "Мессенжер орқали ёзиш", la: "Messenjer orqali yozish",
    ru: "Написать в мессенджер", en: "Send a message",
    qq: "Мессенджер арқалы жазыў", kh: "Messendjer arqalı jazıw",
  },
  "kernel.menu.failed": {
    uz: "Менюни юклаб бўлмади", la: "Menyuni yuklab boʻlmadi",
    ru: "Не удалось загрузить меню", en: "The menu could not be loaded",
    qq: "Менюди жүклеп болмады", kh: "Menyudi júklep bolmadı",
  },
  "kernel.home.title": {
    uz: "Хуш келибсиз", la: "Xush kelibsiz",
    ru: "Добро пожаловать", en: "Welcome",
    qq: "Хош келипсиз", kh: "Xosh kelipsiz",
  },
  "kernel.home.hint": {
    uz: "Ишни бошлаш учун менюдан бўлимни танланг", la: "Ishni boshlash uchun menyudan boʻlimni tanlang",
    ru: "Чтобы начать работу, выберите раздел в меню", en: "Choose a section in the menu to start",
    qq: "Жумысты баслаў ушын менюден бөлимди таңлаң", kh: "Jumıstı baslaw ushın menyuden bólimdi tańlań",
  },
  "kernel.landing.signIn": { uz: "Кириш", la: "Kirish", ru: "Войти", en: "Sign in", qq: "Кириў", kh: "Kiriw" },
  "kernel.signIn.title": {
    uz: "Тизимга кириш", la: "Tizimga kirish",
    ru: "Вход в систему", en: "Sign in",
    qq: "Системаға кириў", kh: "Sistemaǵa kiriw",
  },
  "kernel.notFound.title": {
    uz: "Саҳифа топилмади", la: "Sahifa topilmadi",
    ru: "Страница не найдена", en: "Page not found",
    qq: "Бет табылмады", kh: "Bet tabılmadı",
  },
  "kernel.notFound.hint": {
    uz: "Манзил нотўғри ёзилган ёки саҳифа кўчирилган бўлиши мумкин",
    la: "Manzil notoʻgʻri yozilgan yoki sahifa koʻchirilgan boʻlishi mumkin",
    ru: "Возможно, адрес написан с ошибкой или страница перенесена",
    en: "The address may be misspelt, or the page may have moved",
    qq: "Мәнзил қәте жазылған ямаса бет көширилген болыўы мүмкин",
    kh: "Mánzil qáte jazılǵan yamasa bet kóshirilgen bolıwı múmkin",
  },
  "kernel.notFound.home": {
    uz: "Бош саҳифага қайтиш", la: "Bosh sahifaga qaytish",
    ru: "Вернуться на главную", en: "Back to home",
    qq: "Бас бетке қайтыў", kh: "Bas betke qaytıw",
  },
  "kernel.toast.error": { uz: "Хатолик", la: "Xatolik", ru: "Ошибка", en: "Error", qq: "Қәтелик", kh: "Qátelik" },
  "kernel.toast.success": { uz: "Хабар", la: "Xabar", ru: "Сообщение", en: "Message", qq: "Хабар", kh: "Xabar" },
  "kernel.view.off": {
    uz: "Бу қисм ҳозир ишламайди", la: "Bu qism hozir ishlamaydi",
    ru: "Эта часть отключена", en: "This part is switched off",
    qq: "Бул бөлим ҳәзир ислемейди", kh: "Bul bólim házir islemeydi",
  },
  "kernel.view.offHint": {
    uz: "Уни кўрсатадиган плагин ёқилмаган", la: "Uni koʻrsatadigan plagin yoqilmagan",
    ru: "Плагин, который показывает эту часть, отключён", en: "The plugin that shows it is switched off",
    qq: "Оны көрсететуғын плагин қосылмаған", kh: "Onı kórsetetuǵın plagin qosılmaǵan",
  },
  "kernel.leave.question": {
    uz: "Сақланмаган ўзгаришлар йўқолади. Давом этасизми?", la: "Saqlanmagan oʻzgarishlar yoʻqoladi. Davom etasizmi?",
    ru: "Несохранённые изменения пропадут. Продолжить?", en: "Unsaved changes will be lost. Continue?",
    qq: "Сақланбаған өзгерислер жоғалады. Даўам етесиз бе?", kh: "Saqlanbaǵan ózgerisler joǵaladı. Dawam etesiz be?",
  },
  "kernel.external.question": {
    uz: "Бошқа сайт очилади. Давом этасизми?", la: "Boshqa sayt ochiladi. Davom etasizmi?",
    ru: "Откроется другой сайт. Продолжить?", en: "Another site will open. Continue?",
    qq: "Басқа сайт ашылады. Даўам етесиз бе?", kh: "Basqa sayt ashıladı. Dawam etesiz be?",
  },
  "kernel.expired.title": {
    uz: "Сеанс тугади", la: "Seans tugadi",
    ru: "Сеанс завершён", en: "Your session has ended",
    qq: "Сеанс тамамланды", kh: "Seans tamamlandı",
  },
  "kernel.confirm.question": {
    uz: "Барибир бажарилсинми?", la: "Baribir bajarilsinmi?",
    ru: "Всё равно выполнить?", en: "Do it all the same?",
    qq: "Соған қарамастан орынлансын ба?", kh: "Soǵan qaramastan orınlansın ba?",
  },
  "kernel.confirm.typed": {
    uz: "Тасдиқлаш учун «{{name}}» деб ёзинг", la: "Tasdiqlash uchun “{{name}}” deb yozing",
    ru: "Для подтверждения введите «{{name}}»", en: "Type “{{name}}” to confirm",
    qq: "Тастыйықлаў ушын «{{name}}» деп жазың", kh: "Tastıyıqlaw ushın “{{name}}” dep jazıń",
  },
  "kernel.expired.hint": {
    uz: "Қайтадан киринг: киритган маълумотларингиз шу ерда сақланиб турибди",
    la: "Qaytadan kiring: kiritgan maʼlumotlaringiz shu yerda saqlanib turibdi",
    ru: "Войдите снова: введённые данные сохранены на этой странице",
    en: "Sign in again: everything that you typed is still here",
    qq: "Қайтадан кириң: киргизген мағлыўматларыңыз усы жерде сақланып тур",
    kh: "Qaytadan kiriń: kirgizgen maǵlıwmatlarıńız usı jerde saqlanıp tur",
  },
});
