import { defineWords } from "#core/wording/defineWords.ts";

/** Work at times of its own, as administrators follow it. */
export const scheduleWords = defineWords({
  "schedules.hint": {
    uz: "Тизим ўзи бажарадиган ишлар: қачон, нима ва ким номидан. Ҳар бири бир марта бажарилади, нечта сервер бўлмасин.",
    la: "Tizim oʻzi bajaradigan ishlar: qachon, nima va kim nomidan. Har biri bir marta bajariladi, nechta server boʻlmasin.",
    ru: "Работы, которые система делает сама: когда, что и от чьего имени. Каждая выполняется один раз, сколько бы ни было серверов.",
    en: "What the system does by itself: when, what and as whom. Each is done once, however many servers there are.",
    qq: "Системаның өзи орынлайтуғын жумыслар: қашан, не ҳәм ким атынан. Ҳәр бири бир мәрте орынланады, неше сервер болмасын.",
    kh: "Sistemanıń ózi orınlaytuǵın jumıslar: qashan, ne hám kim atınan. Hár biri bir márte orınlanadı, neshe server bolmasın.",
  },
  "schedules.new": { uz: "Янги иш", la: "Yangi ish", ru: "Новая работа", en: "New", qq: "Жаңа жумыс", kh: "Jańa jumıs" },
  "schedules.none": {
    uz: "Жадвал бўйича ишлар йўқ", la: "Jadval boʻyicha ishlar yoʻq",
    ru: "Работ по расписанию нет", en: "Nothing is scheduled",
    qq: "Кесте бойынша жумыслар жоқ", kh: "Keste boyınsha jumıslar joq",
  },
  "schedules.noneHint": {
    uz: "API методини, дастурни ёки экспортни вақти келганда тизим ўзи бажаради",
    la: "API metodini, dasturni yoki eksportni vaqti kelganda tizim oʻzi bajaradi",
    ru: "Вызов API, программу или экспорт система выполнит сама в нужное время",
    en: "The system calls an endpoint, runs a program or makes an export by itself when its time comes",
    qq: "API усылын, дастүрди ямаса экспортты ўақты келгенде система өзи орынлайды",
    kh: "API usılın, dastúrdi yamasa eksporttı waqtı kelgende sistema ózi orınlaydı",
  },
  "schedules.off": { uz: "Ўчирилган", la: "Oʻchirilgan", ru: "Выключено", en: "Off", qq: "Өширилген", kh: "Óshirilgen" },
  "schedules.does.endpoint": { uz: "API методи: {subject}", la: "API metodi: {subject}", ru: "Метод API: {subject}", en: "Endpoint: {subject}", qq: "API методы: {subject}", kh: "API metodı: {subject}" },
  "schedules.does.program": { uz: "Дастур", la: "Dastur", ru: "Программа", en: "Program", qq: "Дастүр", kh: "Dastúr" },
  "schedules.does.export": { uz: "Экспорт: {subject}", la: "Eksport: {subject}", ru: "Выгрузка: {subject}", en: "Export: {subject}", qq: "Экспорт етиў: {subject}", kh: "Eksport etiw: {subject}" },
  "schedules.does.cleanup": { uz: "Ўчирилганларни тозалаш: {subject}", la: "Oʻchirilganlarni tozalash: {subject}", ru: "Очистка удалённого: {subject}", en: "Clean-up of what was deleted: {subject}", qq: "Өширилгенлерди тазалаў: {subject}", kh: "Óshirilgenlerdi tazalaw: {subject}" },
  "schedules.next": {
    uz: "Кейинги: {time}", la: "Keyingi: {time}",
    ru: "Следующий запуск: {time}", en: "Next: {time}",
    qq: "Кейинги: {time}", kh: "Keyingi: {time}",
  },
  "schedules.nextTimes": {
    uz: "Кейинги вақтлар", la: "Keyingi vaqtlar",
    ru: "Следующие запуски", en: "Next times",
    qq: "Кейинги ўақытлар", kh: "Keyingi waqıtlar",
  },
  "schedules.runAs": {
    uz: "{name} номидан", la: "{name} nomidan",
    ru: "От имени: {name}", en: "As {name}",
    qq: "{name} атынан", kh: "{name} atınan",
  },
  "schedules.nobody": {
    uz: "«{name}» деган фойдаланувчи йўқ: иш бажарилмайди", la: "“{name}” degan foydalanuvchi yoʻq: ish bajarilmaydi",
    ru: "Пользователя «{name}» нет: работа не выполнится", en: "There is no user “{name}”: it will fail",
    qq: "«{name}» деген пайдаланыўшы жоқ: жумыс орынланбайды", kh: "“{name}” degen paydalanıwshı joq: jumıs orınlanbaydı",
  },
  "schedules.run": {
    uz: "Ҳозир бажариш", la: "Hozir bajarish",
    ru: "Выполнить сейчас", en: "Run now",
    qq: "Ҳәзир орынлаў", kh: "Házir orınlaw",
  },
  "schedules.runOf": {
    uz: "Ҳозир бажариш: {title}", la: "Hozir bajarish: {title}",
    ru: "Выполнить сейчас: {title}", en: "Run now: {title}",
    qq: "Ҳәзир орынлаў: {title}", kh: "Házir orınlaw: {title}",
  },
  "schedules.begun": {
    uz: "Иш бошланди", la: "Ish boshlandi",
    ru: "Работа начата", en: "It has begun",
    qq: "Жумыс басланды", kh: "Jumıs baslandı",
  },
  "schedules.edit": { uz: "Таҳрирлаш", la: "Tahrirlash", ru: "Изменить", en: "Edit", qq: "Өзгертиў", kh: "Ózgertiw" },
  "schedules.editOf": {
    uz: "Таҳрирлаш: {title}", la: "Tahrirlash: {title}",
    ru: "Изменить: {title}", en: "Edit: {title}",
    qq: "Өзгертиў: {title}", kh: "Ózgertiw: {title}",
  },
  "schedules.runs": {
    uz: "Охирги бажарилишлар: {count}", la: "Oxirgi bajarilishlar: {count}",
    ru: "Последние запуски: {count}", en: "Last runs: {count}",
    qq: "Ақырғы орынланыўлар: {count}", kh: "Aqırǵı orınlanıwlar: {count}",
  },
  "schedules.noRuns": {
    uz: "Ҳали бажарилмаган", la: "Hali bajarilmagan",
    ru: "Ещё не выполнялась", en: "It has not run yet",
    qq: "Еле орынланбаған", kh: "Ele orınlanbaǵan",
  },
  "schedules.took": {
    uz: "{seconds} с", la: "{seconds} s",
    ru: "{seconds} с", en: "{seconds} s",
    qq: "{seconds} с", kh: "{seconds} s",
  },
  "schedules.log": { uz: "Қайд", la: "Qayd", ru: "Журнал", en: "Log", qq: "Жазба", kh: "Jazba" },
  "schedules.list": {
    uz: "Жадвал бўйича ишлар", la: "Jadval boʻyicha ishlar",
    ru: "Работы по расписанию", en: "Scheduled work",
    qq: "Кесте бойынша жумыслар", kh: "Keste boyınsha jumıslar",
  },
});
