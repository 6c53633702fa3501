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
});
