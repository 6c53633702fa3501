import { defineWords } from "#core/wording/defineWords.ts";

/** What is said where people write to support. */
export const call24Words = defineWords({
  "call24.title": { uz: "Ёрдам маркази", la: "Yordam markazi", ru: "Центр поддержки", en: "Support", qq: "Жәрдем орайы", kh: "Járdem orayı" },
  "call24.write": {
    uz: "Ёрдам сўраш", la: "Yordam soʻrash",
    ru: "Написать в поддержку", en: "Write to support",
    qq: "Жәрдем сораў", kh: "Járdem soraw",
  },
  "call24.note": {
    uz: "Саволингиз ёки муаммони ёзинг. Жавоб шу ерда кўринади.", la: "Savolingiz yoki muammoni yozing. Javob shu yerda koʻrinadi.",
    ru: "Напишите вопрос или опишите проблему. Ответ появится здесь.", en: "Write your question or what went wrong. The answer appears here.",
    qq: "Сораўыңызды ямаса машқаланы жазың. Жуўап усы жерде көринеди.", kh: "Sorawıńızdı yamasa mashqalanı jazıń. Juwap usı jerde kórinedi.",
  },
  "call24.guestNote": {
    uz: "Саволингизни ва қандай боғланишни ёзинг", la: "Savolingizni va qanday bogʻlanishni yozing",
    ru: "Напишите вопрос и как с вами связаться", en: "Write your question and how to reach you",
    qq: "Сораўыңызды ҳәм қалай байланысыўды жазың", kh: "Sorawıńızdı hám qalay baylanısıwdı jazıń",
  },
  "call24.message": { uz: "Хабар", la: "Xabar", ru: "Сообщение", en: "Message", qq: "Хабар", kh: "Xabar" },
  "call24.name": { uz: "Исмингиз", la: "Ismingiz", ru: "Ваше имя", en: "Your name", qq: "Атыңыз", kh: "Atıńız" },
  "call24.contact": {
    uz: "Телефон ёки почта", la: "Telefon yoki pochta",
    ru: "Телефон или почта", en: "Telephone or mail",
    qq: "Телефон ямаса почта", kh: "Telefon yamasa pochta",
  },
  "call24.send": { uz: "Юбориш", la: "Yuborish", ru: "Отправить", en: "Send", qq: "Жибериў", kh: "Jiberiw" },
  "call24.sent": {
    uz: "Хабарингиз юборилди", la: "Xabaringiz yuborildi",
    ru: "Сообщение отправлено", en: "Your message was sent",
    qq: "Хабарыңыз жиберилди", kh: "Xabarıńız jiberildi",
  },
  "call24.own": {
    uz: "Менинг хабарларим", la: "Mening xabarlarim",
    ru: "Мои сообщения", en: "My messages",
    qq: "Мениң хабарларым", kh: "Meniń xabarlarım",
  },
  "call24.none": {
    uz: "Ҳали хабар ёзмагансиз", la: "Hali xabar yozmagansiz",
    ru: "Вы ещё ничего не писали", en: "You have not written yet",
    qq: "Еле хабар жазбағансыз", kh: "Ele xabar jazbaǵansız",
  },
  "call24.answer": { uz: "Жавоб", la: "Javob", ru: "Ответ", en: "Answer", qq: "Жуўап", kh: "Juwap" },
  "call24.queue": {
    uz: "Сўровлар навбати", la: "Soʻrovlar navbati",
    ru: "Очередь обращений", en: "Queue of messages",
    qq: "Сораўлар нәўбети", kh: "Sorawlar náwbeti",
  },
  "call24.rules": {
    uz: "Кўрсатиш қоидалари", la: "Koʻrsatish qoidalari",
    ru: "Правила показа", en: "Rules of showing",
    qq: "Көрсетиў қағыйдалары", kh: "Kórsetiw qaǵıydaları",
  },
  "call24.close": { uz: "Ёпиш", la: "Yopish", ru: "Закрыть", en: "Close", qq: "Жабыў", kh: "Jabıw" },
  "call24.state.new": { uz: "Янги", la: "Yangi", ru: "Новое", en: "New", qq: "Жаңа", kh: "Jańa" },
  "call24.state.work": { uz: "Ишда", la: "Ishda", ru: "В работе", en: "In work", qq: "Исте", kh: "Iste" },
  "call24.state.done": { uz: "Бажарилди", la: "Bajarildi", ru: "Выполнено", en: "Done", qq: "Орынланды", kh: "Orınlandı" },
  "call24.required": {
    uz: "Майдонни тўлдириш керак", la: "Maydonni toʻldirish kerak",
    ru: "Заполните поле", en: "Fill this in",
    qq: "Майданды толтырыў керек", kh: "Maydandı toltırıw kerek",
  },
  "call24.rulesNote": {
    uz: "Администраторларга тугма ҳеч қаерда кўринмайди. Йўлларда * бир қисмни, ** исталганча қисмни билдиради; мос келган биринчи қатор ҳал қилади.", la: "Administratorlarga tugma hech qayerda koʻrinmaydi. Yoʻllarda * bir qismni, ** istalgancha qismni bildiradi; mos kelgan birinchi qator hal qiladi.",
    ru: "Администраторам кнопка не показывается. В путях * — одна часть, ** — любое число частей; решает первая подходящая строка.", en: "Administrators are not shown the button. In paths * stands for one part, ** for any; the first line that fits decides.",
    qq: "Администраторларға түйме ҳеш жерде көринбейди. Жолларда * бир бөлимди, ** қәлегенше бөлимди билдиреди; сәйкес келген биринши қатар шешеди.", kh: "Administratorlarǵa túyme hesh jerde kórinbeydi. Jollarda * bir bólimdi, ** qálegenshe bólimdi bildiredi; sáykes kelgen birinshi qatar sheshedi.",
  },
  "call24.place.main": {
    uz: "Меҳмонлар учун бош саҳифа", la: "Mehmonlar uchun bosh sahifa",
    ru: "Главная страница для гостей", en: "Landing page for guests",
    qq: "Мийманлар ушын бас бет", kh: "Miymanlar ushın bas bet",
  },
  "call24.place.main.hint": {
    uz: "Тизимга кирмаганлар кўрадиган биринчи саҳифа", la: "Tizimga kirmaganlar koʻradigan birinchi sahifa",
    ru: "Первая страница для тех, кто не вошёл", en: "The first page of those who are not signed in",
    qq: "Системаға кирмегенлер көретуғын биринши бет", kh: "Sistemaǵa kirmegenler kóretuǵın birinshi bet",
  },
  "call24.place.public": { uz: "Очиқ саҳифалар", la: "Ochiq sahifalar", ru: "Открытые страницы", en: "Public pages", qq: "Ашық бетлер", kh: "Ashıq betler" },
  "call24.place.public.hint": {
    uz: "Манзили /public/ билан бошланадиганлар ва меҳмонлар кўрадиган бошқалари", la: "Manzili /public/ bilan boshlanadiganlar va mehmonlar koʻradigan boshqalari",
    ru: "Адреса, которые начинаются с /public/, и всё остальное, что видят гости", en: "Those whose address begins with /public/, and all else that guests see",
    qq: "Мәнзили /public/ пенен басланатуғынлар ҳәм мийманлар көретуғын басқалары", kh: "Mánzili /public/ penen baslanatuǵınlar hám miymanlar kóretuǵın basqaları",
  },
  "call24.place.private": {
    uz: "Тизимга кирганлар учун", la: "Tizimga kirganlar uchun",
    ru: "Для тех, кто вошёл", en: "For those who are signed in",
    qq: "Системаға киргенлер ушын", kh: "Sistemaǵa kirgenler ushın",
  },
  "call24.place.private.hint": {
    uz: "Қолган барча саҳифалар", la: "Qolgan barcha sahifalar",
    ru: "Все остальные страницы", en: "All other pages",
    qq: "Қалған барлық бетлер", kh: "Qalǵan barlıq betler",
  },
  "call24.where.none": { uz: "Кўрсатилмайди", la: "Koʻrsatilmaydi", ru: "Не показывать", en: "Nowhere", qq: "Көрсетилмейди", kh: "Kórsetilmeydi" },
  "call24.where.all": { uz: "Ҳамма жойда", la: "Hamma joyda", ru: "Везде", en: "Everywhere", qq: "Ҳәмме жерде", kh: "Hámme jerde" },
  "call24.where.paths": { uz: "Йўллар бўйича", la: "Yoʻllar boʻyicha", ru: "По путям", en: "By paths", qq: "Жоллар бойынша", kh: "Jollar boyınsha" },
  "call24.path": { uz: "Йўл", la: "Yoʻl", ru: "Путь", en: "Path", qq: "Жол", kh: "Jol" },
  "call24.state": { uz: "Ҳолати", la: "Holati", ru: "Состояние", en: "State", qq: "Ҳалаты", kh: "Halatı" },
  "call24.state.show": { uz: "Кўрсатиш", la: "Koʻrsatish", ru: "Показать", en: "Show", qq: "Көрсетиў", kh: "Kórsetiw" },
  "call24.state.hide": { uz: "Яшириш", la: "Yashirish", ru: "Скрыть", en: "Hide", qq: "Жасырыў", kh: "Jasırıw" },
  "call24.addPath": { uz: "Йўл қўшиш", la: "Yoʻl qoʻshish", ru: "Добавить путь", en: "Add a path", qq: "Жол қосыў", kh: "Jol qosıw" },
  "call24.removePath": { uz: "Йўлни ўчириш", la: "Yoʻlni oʻchirish", ru: "Удалить путь", en: "Remove the path", qq: "Жолды өшириў", kh: "Joldı óshiriw" },
  "call24.save": { uz: "Сақлаш", la: "Saqlash", ru: "Сохранить", en: "Save", qq: "Сақлаў", kh: "Saqlaw" },
  "call24.saved": {
    uz: "Маълумотлар сақланди", la: "Maʼlumotlar saqlandi",
    ru: "Данные сохранены", en: "Saved",
    qq: "Мағлыўматлар сақланды", kh: "Maǵlıwmatlar saqlandı",
  },
});
