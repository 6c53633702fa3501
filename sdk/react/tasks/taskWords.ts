import { defineWords } from "#core/wording/defineWords.ts";

/** Work that goes on without its owner: the task centre, and what tells that one has ended. */
export const taskWords = defineWords({
  "tasks.own": { uz: "Меники", la: "Meniki", ru: "Мои", en: "Mine", qq: "Меники", kh: "Meniki" },
  "tasks.all": { uz: "Ҳаммаси", la: "Hammasi", ru: "Все", en: "Everybody's", qq: "Ҳәммеси", kh: "Hámmesi" },
  "tasks.whose": {
    uz: "Кимнинг вазифалари", la: "Kimning vazifalari",
    ru: "Чьи задачи", en: "Whose tasks",
    qq: "Кимниң ўазыйпалары", kh: "Kimniń wazıypaları",
  },
  "tasks.none": {
    uz: "Вазифалар йўқ", la: "Vazifalar yoʻq",
    ru: "Задач нет", en: "No tasks",
    qq: "Ўазыйпалар жоқ", kh: "Wazıypalar joq",
  },
  "tasks.noneHint": {
    uz: "Катта экспорт, импорт ва бошқа узоқ ишлар шу ерда бажарилади. Натижаси бир ҳафта сақланади.",
    la: "Katta eksport, import va boshqa uzoq ishlar shu yerda bajariladi. Natijasi bir hafta saqlanadi.",
    ru: "Здесь выполняются большие экспорты, импорты и другие долгие работы. Результат хранится неделю.",
    en: "Large exports, imports and other long work is done here. Results are kept for a week.",
    qq: "Үлкен экспорт, импорт ҳәм басқа узақ жумыслар усы жерде орынланады. Нәтийжеси бир ҳәпте сақланады.",
    kh: "Úlken eksport, import hám basqa uzaq jumıslar usı jerde orınlanadı. Nátiyjesi bir hápte saqlanadı.",
  },
  "tasks.list": {
    uz: "Вазифалар рўйхати", la: "Vazifalar roʻyxati",
    ru: "Список задач", en: "List of tasks",
    qq: "Ўазыйпалар дизими", kh: "Wazıypalar dizimi",
  },
  "tasks.more": {
    uz: "Яна кўрсатиш", la: "Yana koʻrsatish",
    ru: "Показать ещё", en: "Show more",
    qq: "Және көрсетиў", kh: "Jáne kórsetiw",
  },
  "tasks.kinds.export": { uz: "Экспорт", la: "Eksport", ru: "Экспорт", en: "Export", qq: "Экспорт", kh: "Eksport" },
  "tasks.kinds.import": { uz: "Импорт", la: "Import", ru: "Импорт", en: "Import", qq: "Импорт", kh: "Import" },
  "tasks.kinds.document": { uz: "Ҳужжат", la: "Hujjat", ru: "Документ", en: "Document", qq: "Ҳүжжет", kh: "Hújjet" },
  "tasks.kinds.cron": {
    uz: "Жадвал бўйича иш", la: "Jadval boʻyicha ish",
    ru: "Работа по расписанию", en: "Scheduled work",
    qq: "Кесте бойынша жумыс", kh: "Keste boyınsha jumıs",
  },
  "tasks.kinds.table": {
    uz: "Файлдан жадвал", la: "Fayldan jadval",
    ru: "Таблица из файла", en: "Table from a file",
    qq: "Файлдан кесте", kh: "Fayldan keste",
  },
  "tasks.kinds.unknown": { uz: "Вазифа", la: "Vazifa", ru: "Задача", en: "Task", qq: "Ўазыйпа", kh: "Wazıypa" },
  "tasks.title": {
    uz: "{kind}: {subject}", la: "{kind}: {subject}",
    ru: "{kind}: {subject}", en: "{kind}: {subject}",
    qq: "{kind}: {subject}", kh: "{kind}: {subject}",
  },
  "tasks.states.waiting": { uz: "Навбатда", la: "Navbatda", ru: "В очереди", en: "Waiting", qq: "Нәўбетте", kh: "Náwbette" },
  "tasks.states.running": {
    uz: "Бажарилмоқда", la: "Bajarilmoqda",
    ru: "Выполняется", en: "Running",
    qq: "Орынланбақта", kh: "Orınlanbaqta",
  },
  "tasks.states.done": { uz: "Бажарилди", la: "Bajarildi", ru: "Выполнено", en: "Done", qq: "Орынланды", kh: "Orınlandı" },
  "tasks.states.failed": { uz: "Хатолик", la: "Xatolik", ru: "Ошибка", en: "Failed", qq: "Қәтелик", kh: "Qátelik" },
  "tasks.states.cancelled": {
    uz: "Бекор қилинди", la: "Bekor qilindi",
    ru: "Отменено", en: "Cancelled",
    qq: "Бийкар етилди", kh: "Biykar etildi",
  },
  "tasks.states.interrupted": {
    uz: "Узилиб қолди", la: "Uzilib qoldi",
    ru: "Прервано", en: "Interrupted",
    qq: "Үзилип қалды", kh: "Úzilip qaldı",
  },
  "tasks.interruptedHint": {
    uz: "Сервер иш вақтида тўхтаган. Иш қисман бажарилган бўлиши мумкин: текшириб, қайта бошланг.",
    la: "Server ish vaqtida toʻxtagan. Ish qisman bajarilgan boʻlishi mumkin: tekshirib, qayta boshlang.",
    ru: "Сервер остановился во время работы. Часть могла быть сделана: проверьте и начните заново.",
    en: "The server stopped in the middle. A part may be done: check it, and begin again.",
    qq: "Сервер жумыс ўақтында тоқтаған. Жумыс бир бөлеги орынланған болыўы мүмкин: тексерип, қайта баслаң.",
    kh: "Server jumıs waqtında toqtaǵan. Jumıs bir bólegi orınlanǵan bolıwı múmkin: tekserip, qayta baslań.",
  },
  "tasks.progress": {
    uz: "{done} / {total}", la: "{done} / {total}",
    ru: "{done} / {total}", en: "{done} / {total}",
    qq: "{done} / {total}", kh: "{done} / {total}",
  },
  "tasks.again": {
    uz: "{attempt}-уриниш", la: "{attempt}-urinish",
    ru: "Попытка {attempt}", en: "Attempt {attempt}",
    qq: "{attempt}-урыныў", kh: "{attempt}-urınıw",
  },
  "tasks.began": {
    uz: "Бошланди: {time}", la: "Boshlandi: {time}",
    ru: "Начало: {time}", en: "Began: {time}",
    qq: "Басланды: {time}", kh: "Baslandı: {time}",
  },
  "tasks.asked": {
    uz: "Сўралди: {time}", la: "Soʻraldi: {time}",
    ru: "Запрошено: {time}", en: "Asked for: {time}",
    qq: "Соралды: {time}", kh: "Soraldı: {time}",
  },
  "tasks.ended": {
    uz: "Тугади: {time}", la: "Tugadi: {time}",
    ru: "Конец: {time}", en: "Ended: {time}",
    qq: "Тамамланды: {time}", kh: "Tamamlandı: {time}",
  },
  "tasks.kept": {
    uz: "Сақланади: {time} гача", la: "Saqlanadi: {time} gacha",
    ru: "Хранится до {time}", en: "Kept until {time}",
    qq: "Сақланады: {time} шекем", kh: "Saqlanadı: {time} shekem",
  },
  "tasks.cancel": { uz: "Бекор қилиш", la: "Bekor qilish", ru: "Отменить", en: "Cancel", qq: "Бийкар етиў", kh: "Biykar etiw" },
  "tasks.cancelQuestion": {
    uz: "Вазифа бекор қилинсинми?", la: "Vazifa bekor qilinsinmi?",
    ru: "Отменить задачу?", en: "Cancel the task?",
    qq: "Ўазыйпа бийкар етилсин бе?", kh: "Wazıypa biykar etilsin be?",
  },
  "tasks.no": { uz: "Йўқ", la: "Yoʻq", ru: "Нет", en: "No", qq: "Яқ", kh: "Yaq" },
  "tasks.retry": {
    uz: "Қайта бошлаш", la: "Qayta boshlash",
    ru: "Начать заново", en: "Begin again",
    qq: "Қайта баслаў", kh: "Qayta baslaw",
  },
  "tasks.remove": {
    uz: "Рўйхатдан ўчириш", la: "Roʻyxatdan oʻchirish",
    ru: "Убрать из списка", en: "Remove from the list",
    qq: "Дизимнен өшириў", kh: "Dizimnen óshiriw",
  },
  "tasks.download": { uz: "Юклаб олиш", la: "Yuklab olish", ru: "Скачать", en: "Download", qq: "Жүклеп алыў", kh: "Júklep alıw" },
  "tasks.downloadOf": {
    uz: "Юклаб олиш: {name}", la: "Yuklab olish: {name}",
    ru: "Скачать: {name}", en: "Download: {name}",
    qq: "Жүклеп алыў: {name}", kh: "Júklep alıw: {name}",
  },
  "tasks.problems": {
    uz: "Қабул қилинмаган қаторлар: {count}", la: "Qabul qilinmagan qatorlar: {count}",
    ru: "Непринятые строки: {count}", en: "Rows that were not taken: {count}",
    qq: "Қабыл етилмеген қатарлар: {count}", kh: "Qabıl etilmegen qatarlar: {count}",
  },
  "tasks.problemsShown": {
    uz: "Биринчи {count} та кўрсатилди", la: "Birinchi {count} ta koʻrsatildi",
    ru: "Показаны первые {count}", en: "The first {count} are shown",
    qq: "Биринши {count} көрсетилди", kh: "Birinshi {count} kórsetildi",
  },
  "tasks.row": { uz: "Қатор", la: "Qator", ru: "Строка", en: "Row", qq: "Қатар", kh: "Qatar" },
  "tasks.column": { uz: "Устун", la: "Ustun", ru: "Столбец", en: "Column", qq: "Бағана", kh: "Baǵana" },
  "tasks.value": { uz: "Қиймат", la: "Qiymat", ru: "Значение", en: "Value", qq: "Мәнис", kh: "Mánis" },
  "tasks.message": { uz: "Сабаб", la: "Sabab", ru: "Причина", en: "Reason", qq: "Себеп", kh: "Sebep" },
  "tasks.counts.rows": {
    uz: "Қаторлар: {count}", la: "Qatorlar: {count}",
    ru: "Строк: {count}", en: "Rows: {count}",
    qq: "Қатарлар: {count}", kh: "Qatarlar: {count}",
  },
  "tasks.counts.inserted": {
    uz: "Қўшилди: {count}", la: "Qoʻshildi: {count}",
    ru: "Добавлено: {count}", en: "Added: {count}",
    qq: "Қосылды: {count}", kh: "Qosıldı: {count}",
  },
  "tasks.counts.updated": {
    uz: "Янгиланди: {count}", la: "Yangilandi: {count}",
    ru: "Обновлено: {count}", en: "Updated: {count}",
    qq: "Жаңаланды: {count}", kh: "Jańalandı: {count}",
  },
  "tasks.counts.skipped": {
    uz: "Ўтказиб юборилди: {count}", la: "Oʻtkazib yuborildi: {count}",
    ru: "Пропущено: {count}", en: "Skipped: {count}",
    qq: "Өткерип жиберилди: {count}", kh: "Ótkerip jiberildi: {count}",
  },
  "tasks.counts.failed": {
    uz: "Қабул қилинмади: {count}", la: "Qabul qilinmadi: {count}",
    ru: "Не принято: {count}", en: "Not taken: {count}",
    qq: "Қабыл етилмеди: {count}", kh: "Qabıl etilmedi: {count}",
  },
  "tasks.counts.undone": {
    uz: "Қайтарилди: {count}", la: "Qaytarildi: {count}",
    ru: "Возвращено: {count}", en: "Taken back: {count}",
    qq: "Қайтарылды: {count}", kh: "Qaytarıldı: {count}",
  },
  "tasks.counts.shortened": {
    uz: "Қисқартирилган матнлар: {count}", la: "Qisqartirilgan matnlar: {count}",
    ru: "Сокращённых текстов: {count}", en: "Shortened texts: {count}",
    qq: "Қысқартылған текстлер: {count}", kh: "Qısqartılǵan tekstler: {count}",
  },
  "tasks.counts.files": {
    uz: "Файллар: {count}", la: "Fayllar: {count}",
    ru: "Файлов: {count}", en: "Files: {count}",
    qq: "Файллар: {count}", kh: "Fayllar: {count}",
  },
  "tasks.counts.removed": {
    uz: "Ўчирилди: {count}", la: "Oʻchirildi: {count}",
    ru: "Удалено: {count}", en: "Removed: {count}",
    qq: "Өширилди: {count}", kh: "Óshirildi: {count}",
  },
  "tasks.running": {
    uz: "Бажарилаётган вазифалар: {count}", la: "Bajarilayotgan vazifalar: {count}",
    ru: "Выполняется задач: {count}", en: "Tasks under way: {count}",
    qq: "Орынланып атырған ўазыйпалар: {count}", kh: "Orınlanıp atırǵan wazıypalar: {count}",
  },
  "tasks.tellDone": {
    uz: "Вазифа бажарилди", la: "Vazifa bajarildi",
    ru: "Задача выполнена", en: "The task is done",
    qq: "Ўазыйпа орынланды", kh: "Wazıypa orınlandı",
  },
  "tasks.tellFailed": {
    uz: "Вазифа бажарилмади", la: "Vazifa bajarilmadi",
    ru: "Задача не выполнена", en: "The task failed",
    qq: "Ўазыйпа орынланбады", kh: "Wazıypa orınlanbadı",
  },
  "tasks.open": { uz: "Кўриш", la: "Koʻrish", ru: "Открыть", en: "Open", qq: "Көриў", kh: "Kóriw" },
  "tasks.begun": {
    uz: "Файл катта: тайёр бўлганда хабар берилади", la: "Fayl katta: tayyor boʻlganda xabar beriladi",
    ru: "Файл большой: о готовности будет сообщено", en: "The file is large: you are told when it is ready",
    qq: "Файл үлкен: таяр болғанда хабар бериледи", kh: "Fayl úlken: tayar bolǵanda xabar beriledi",
  },
});
