import { defineWords } from "#core/wording/defineWords.ts";

/** The panel of a person's sessions. */
export const sessionWords = defineWords({
  "sessions.note": {
    uz: "Тизимга шу қурилмалардан кирилган. Танимаганингизни тугатинг.", la: "Tizimga shu qurilmalardan kirilgan. Tanimaganingizni tugating.",
    ru: "Вход выполнен с этих устройств. Завершите те, которые вам незнакомы.", en: "You are signed in on these devices. End those that you do not know.",
    qq: "Системаға усы қурылмалардан кирилген. Танымағаныңызды тамамлаң.", kh: "Sistemaǵa usı qurılmalardan kirilgen. Tanımaǵanıńızdı tamamlań.",
  },
  "sessions.current": { uz: "Шу сеанс", la: "Shu seans", ru: "Этот сеанс", en: "This session", qq: "Усы сеанс", kh: "Usı seans" },
  "sessions.unknown": {
    uz: "Номаълум қурилма", la: "Nomaʼlum qurilma",
    ru: "Неизвестное устройство", en: "Unknown device",
    qq: "Белгисиз қурылма", kh: "Belgisiz qurılma",
  },
  "sessions.by.password": { uz: "Пароль билан", la: "Parol bilan", ru: "По паролю", en: "By password", qq: "Пароль менен", kh: "Parol menen" },
  "sessions.by.e_imzo": {
    uz: "Электрон имзо билан", la: "Elektron imzo bilan",
    ru: "По электронной подписи", en: "By electronic signature",
    qq: "Электрон қол менен", kh: "Elektron qol menen",
  },
  "sessions.by.id_card": {
    uz: "ID-карта билан", la: "ID-karta bilan",
    ru: "По ID-карте", en: "By ID card",
    qq: "ID-карта менен", kh: "ID-karta menen",
  },
  "sessions.by.passkey": {
    uz: "Киритиш калити билан", la: "Kiritish kaliti bilan",
    ru: "По ключу доступа", en: "By passkey",
    qq: "Кириў гилти менен", kh: "Kiriw gilti menen",
  },
  "sessions.by.link": {
    uz: "Бир марталик ҳавола билан", la: "Bir martalik havola bilan",
    ru: "По одноразовой ссылке", en: "By a one-time link",
    qq: "Бир мәртелик силтеме менен", kh: "Bir mártelik silteme menen",
  },
  "sessions.used": {
    uz: "Охирги фойдаланиш: {time}", la: "Oxirgi foydalanish: {time}",
    ru: "Последнее использование: {time}", en: "Last used: {time}",
    qq: "Ақырғы пайдаланыў: {time}", kh: "Aqırǵı paydalanıw: {time}",
  },
  "sessions.began": {
    uz: "Кирилган: {time}", la: "Kirilgan: {time}",
    ru: "Вход: {time}", en: "Signed in: {time}",
    qq: "Кирилген: {time}", kh: "Kirilgen: {time}",
  },
  "sessions.end": { uz: "Тугатиш", la: "Tugatish", ru: "Завершить", en: "End", qq: "Тамамлаў", kh: "Tamamlaw" },
  "sessions.endOf": {
    uz: "Тугатиш: {device}", la: "Tugatish: {device}",
    ru: "Завершить: {device}", en: "End: {device}",
    qq: "Тамамлаў: {device}", kh: "Tamamlaw: {device}",
  },
  "sessions.endOthers": {
    uz: "Бошқа ҳаммасини тугатиш", la: "Boshqa hammasini tugatish",
    ru: "Завершить все остальные", en: "End all others",
    qq: "Басқа ҳәммесин тамамлаў", kh: "Basqa hámmesin tamamlaw",
  },
  "sessions.question": {
    uz: "Шу сеансдан бошқа ҳаммаси тугатилсинми?", la: "Shu seansdan boshqa hammasi tugatilsinmi?",
    ru: "Завершить все сеансы, кроме этого?", en: "End all sessions but this one?",
    qq: "Усы сеанстан басқа ҳәммеси тамамлансын ба?", kh: "Usı seanstan basqa hámmesi tamamlansın ba?",
  },
  "sessions.no": { uz: "Йўқ", la: "Yoʻq", ru: "Нет", en: "No", qq: "Яқ", kh: "Yaq" },
  "sessions.ended": {
    uz: "Сеанс тугатилди", la: "Seans tugatildi",
    ru: "Сеанс завершён", en: "The session was ended",
    qq: "Сеанс тамамланды", kh: "Seans tamamlandı",
  },
  "sessions.othersEnded": {
    uz: "Бошқа сеанслар тугатилди", la: "Boshqa seanslar tugatildi",
    ru: "Остальные сеансы завершены", en: "The other sessions were ended",
    qq: "Басқа сеанслар тамамланды", kh: "Basqa seanslar tamamlandı",
  },
});
