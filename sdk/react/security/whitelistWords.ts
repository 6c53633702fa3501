import { defineWords } from "#core/wording/defineWords.ts";

/** The whitelist of a person's signatures; the specification's words are to the letter (spec §2, §8). */
export const whitelistWords = defineWords({
  "whitelist.hint": {
    uz: "Рўйхатда рухсат берилган имзо бўлса, фақат улар билан кириш мумкин. Тақиқланган имзо билан ҳеч қачон кириб бўлмайди.", la: "Roʻyxatda ruxsat berilgan imzo boʻlsa, faqat ular bilan kirish mumkin. Taqiqlangan imzo bilan hech qachon kirib boʻlmaydi.",
    ru: "Если в списке есть разрешённые подписи, войти можно только с ними. С запрещённой подписью войти нельзя никогда.", en: "If the list has allowed signatures, only those can sign in. A denied signature never can.",
    qq: "Дизимде рухсат берилген имза болса, тек олар менен кириў мүмкин. Қадаған етилген имза менен ҳеш қашан кирип болмайды.", kh: "Dizimde ruxsat berilgen imza bolsa, tek olar menen kiriw múmkin. Qadaǵan etilgen imza menen hesh qashan kirip bolmaydı.",
  },
  "whitelist.empty": {
    uz: "Рўйхат бўш: ҳар қандай имзо билан кириш мумкин", la: "Roʻyxat boʻsh: har qanday imzo bilan kirish mumkin",
    ru: "Список пуст: войти можно с любой подписью", en: "The list is empty: any of your signatures can sign in",
    qq: "Дизим бос: қәлеген имза менен кириў мүмкин", kh: "Dizim bos: qálegen imza menen kiriw múmkin",
  },
  "whitelist.serial": {
    uz: "Имзо серия рақами", la: "Imzo seriya raqami",
    ru: "Серийный номер подписи", en: "Serial number of the signature",
    qq: "Имза серия номери", kh: "Imza seriya nomeri",
  },
  "whitelist.serialHint": {
    uz: "Бир нечта бўлса, вергул билан ажратинг", la: "Bir nechta boʻlsa, vergul bilan ajrating",
    ru: "Несколько номеров разделите запятыми", en: "Separate several with commas",
    qq: "Бир нешеўи болса, үтир менен ажыратың", kh: "Bir neshewi bolsa, útir menen ajıratıń",
  },
  "whitelist.type": {
    uz: "Тури", la: "Turi",
    ru: "Тип", en: "Type",
    qq: "Түри", kh: "Túri",
  },
  "whitelist.allow": {
    uz: "Рухсат берилган", la: "Ruxsat berilgan",
    ru: "Разрешена", en: "Allowed",
    qq: "Рухсат берилген", kh: "Ruxsat berilgen",
  },
  "whitelist.deny": {
    uz: "Тақиқланган", la: "Taqiqlangan",
    ru: "Запрещена", en: "Denied",
    qq: "Қадаған етилген", kh: "Qadaǵan etilgen",
  },
  "whitelist.add": {
    uz: "Қўшиш", la: "Qoʻshish",
    ru: "Добавить", en: "Add",
    qq: "Қосыў", kh: "Qosıw",
  },
  "whitelist.list": {
    uz: "Имзолар рўйхати", la: "Imzolar roʻyxati",
    ru: "Список подписей", en: "List of signatures",
    qq: "Имзалар дизими", kh: "Imzalar dizimi",
  },
  "whitelist.copy": {
    uz: "{serial}: нусхалаш", la: "{serial}: nusxalash",
    ru: "{serial}: копировать", en: "Copy {serial}",
    qq: "{serial}: нусқалаў", kh: "{serial}: nusqalaw",
  },
  "whitelist.copied": {
    uz: "Кўчирилди", la: "Koʻchirildi",
    ru: "Скопировано", en: "Copied",
    qq: "Нусқаланды", kh: "Nusqalandı",
  },
  "whitelist.remove": {
    uz: "{serial}: олиб ташлаш", la: "{serial}: olib tashlash",
    ru: "{serial}: убрать", en: "Remove {serial}",
    qq: "{serial}: алып таслаў", kh: "{serial}: alıp taslaw",
  },
  "whitelist.question": {
    uz: "{serial} рақамли имзони рўйхатдан олиб ташлашни хоҳлайсизми?", la: "{serial} raqamli imzoni roʻyxatdan olib tashlashni xohlaysizmi?",
    ru: "Убрать подпись {serial} из списка?", en: "Remove the signature {serial} from the list?",
    qq: "{serial} номерли имзаны дизимнен алып таслаўды қәлейсиз бе?", kh: "{serial} nomerli imzanı dizimnen alıp taslawdı qáleysiz be?",
  },
  "whitelist.saved": {
    uz: "Маълумотлар сақланди", la: "Maʼlumotlar saqlandi",
    ru: "Данные сохранены", en: "Saved",
    qq: "Мағлыўматлар сақланды", kh: "Maǵlıwmatlar saqlandı",
  },
  "whitelist.failed": {
    uz: "Серверда хатолик", la: "Serverda xatolik",
    ru: "Ошибка на сервере", en: "Server error",
    qq: "Серверде қәтелик", kh: "Serverde qátelik",
  },
  "whitelist.unread": {
    uz: "Рўйхатни ўқиб бўлмади", la: "Roʻyxatni oʻqib boʻlmadi",
    ru: "Не удалось прочитать список", en: "The list could not be read",
    qq: "Дизимди оқып болмады", kh: "Dizimdi oqıp bolmadı",
  },
});
