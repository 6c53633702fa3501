import { defineWords } from "#core/wording/defineWords.ts";

/** Words of a table that is arranged in place: they come with it. */
export const arrangeWords = defineWords({
  "tables.arrange.add": {
    uz: "Устун қўшиш", la: "Ustun qoʻshish",
    ru: "Добавить столбец", en: "Add a column",
    qq: "Бағана қосыў", kh: "Baǵana qosıw",
  },
  "tables.arrange.alignLeft": {
    uz: "Чапга текислаш", la: "Chapga tekislash",
    ru: "По левому краю", en: "Align left",
    qq: "Шепке туўрылаў", kh: "Shepke tuwrılaw",
  },
  "tables.arrange.fields": { uz: "Майдонлар", la: "Maydonlar", ru: "Поля", en: "Fields", qq: "Майданлар", kh: "Maydanlar" },
  "tables.arrange.group": {
    uz: "Устунлар гуруҳи", la: "Ustunlar guruhi",
    ru: "Группа столбцов", en: "Group of columns",
    qq: "Бағаналар топары", kh: "Baǵanalar toparı",
  },
  "tables.arrange.hint": {
    uz: "Сарлавҳани, фильтрни ёки тугмани суринг ёки танланг. Alt ва стрелка — жойи, Alt, Shift ва стрелка — кенглиги, Enter — номи, Delete — олиб ташлаш.",
    la: "Sarlavhani, filtrni yoki tugmani suring yoki tanlang. Alt va strelka — joyi, Alt, Shift va strelka — kengligi, Enter — nomi, Delete — olib tashlash.",
    ru: "Перетащите или выберите заголовок, фильтр или кнопку. Alt и стрелка — место, Alt, Shift и стрелка — ширина, Enter — название, Delete — убрать.",
    en: "Drag or choose a title, a filter or a button. Alt and an arrow: its place, Alt, Shift and an arrow: its width, Enter: its name, Delete: remove it.",
    qq: "Атаманы, фильтрди ямаса түймени сүйрең ямаса таңлаң. Alt ҳәм стрелка — орны, Alt, Shift ҳәм стрелка — кеңлиги, Enter — аты, Delete — алып таслаў.",
    kh: "Atamanı, filtrdi yamasa túymeni súyreń yamasa tańlań. Alt hám strelka — ornı, Alt, Shift hám strelka — keńligi, Enter — atı, Delete — alıp taslaw.",
  },
  "tables.arrange.movedInto": {
    uz: "«{title}» «{group}» гуруҳида: {place}-ўрин, жами {count}", la: "“{title}” “{group}” guruhida: {place}-oʻrin, jami {count}",
    ru: "«{title}» в группе «{group}»: место {place} из {count}", en: "“{title}” in group “{group}”: place {place} of {count}",
    qq: "«{title}» «{group}» топарында: {place}-орын, жәми {count}", kh: "“{title}” “{group}” toparında: {place}-orın, jámi {count}",
  },
  "tables.arrange.noFields": {
    uz: "Кўрсатилмаган майдон топилмади", la: "Koʻrsatilmagan maydon topilmadi",
    ru: "Полей без столбца не найдено", en: "No field without a column was found",
    qq: "Көрсетилмеген майдан табылмады", kh: "Kórsetilmegen maydan tabılmadı",
  },
  "tables.arrange.noGroup": { uz: "Гуруҳсиз", la: "Guruhsiz", ru: "Без группы", en: "No group", qq: "Топарсыз", kh: "Toparsız" },
  "tables.arrange.removed": {
    uz: "«{title}» олиб ташланди", la: "“{title}” olib tashlandi",
    ru: "«{title}» убран", en: "“{title}” was removed",
    qq: "«{title}» алып тасланды", kh: "“{title}” alıp taslandı",
  },
  "tables.arrange.toLeft": {
    uz: "Чапга суриш", la: "Chapga surish",
    ru: "Сдвинуть влево", en: "Move left",
    qq: "Шепке сүйреў", kh: "Shepke súyrew",
  },
  "tables.arrange.toRight": {
    uz: "Ўнгга суриш", la: "Oʻngga surish",
    ru: "Сдвинуть вправо", en: "Move right",
    qq: "Оңға сүйреў", kh: "Ońǵa súyrew",
  },
  "tables.arrange.unsaved": {
    uz: "Қийматлар сақлангандан кейин кўринади", la: "Qiymatlar saqlangandan keyin koʻrinadi",
    ru: "Значения появятся после сохранения", en: "Values appear after saving",
    qq: "Мәнислер сақланғаннан кейин көринеди", kh: "Mánisler saqlanǵannan keyin kórinedi",
  },
  "tables.arrange.addFilter": {
    uz: "Фильтр қўшиш", la: "Filtr qoʻshish",
    ru: "Добавить фильтр", en: "Add a filter",
    qq: "Фильтр қосыў", kh: "Filtr qosıw",
  },
  "tables.arrange.noFiltersLeft": {
    uz: "Фильтрсиз майдон топилмади", la: "Filtrsiz maydon topilmadi",
    ru: "Полей без фильтра не найдено", en: "No field without a filter was found",
    qq: "Фильтрсиз майдан табылмады", kh: "Filtrsiz maydan tabılmadı",
  },
  "tables.arrange.addButton": {
    uz: "Тугма қўшиш", la: "Tugma qoʻshish",
    ru: "Добавить кнопку", en: "Add a button",
    qq: "Түйме қосыў", kh: "Túyme qosıw",
  },
  "tables.arrange.toolbar": {
    uz: "Жадвал тепасидаги тугмалар", la: "Jadval tepasidagi tugmalar",
    ru: "Кнопки над таблицей", en: "Buttons above the table",
    qq: "Кесте үстиндеги түймелер", kh: "Keste ústindegi túymeler",
  },
  "tables.arrange.row": {
    uz: "Ҳар бир қатордаги тугмалар", la: "Har bir qatordagi tugmalar",
    ru: "Кнопки в каждой строке", en: "Buttons in each row",
    qq: "Ҳәр бир қатардағы түймелер", kh: "Hár bir qatardaǵı túymeler",
  },
  "tables.arrange.selection": {
    uz: "Танланган қаторлардаги тугмалар", la: "Tanlangan qatorlardagi tugmalar",
    ru: "Кнопки для выбранных строк", en: "Buttons of selected rows",
    qq: "Таңланған қатарлардағы түймелер", kh: "Tańlanǵan qatarlardaǵı túymeler",
  },
  "tables.arrange.nothing": { uz: "Бўш", la: "Boʻsh", ru: "Пусто", en: "None", qq: "Бос", kh: "Bos" },
  "tables.arrange.scope": {
    uz: "Қўлланиш жойи", la: "Qoʻllanish joyi",
    ru: "Где применяется", en: "Where it is",
    qq: "Қолланыў орны", kh: "Qollanıw ornı",
  },
  "tables.arrange.buttonLink": { uz: "Ҳавола", la: "Havola", ru: "Ссылка", en: "Link", qq: "Силтеме", kh: "Silteme" },
  "tables.arrange.buttonForm": { uz: "Ўзгартириш", la: "Oʻzgartirish", ru: "Изменить", en: "Change", qq: "Өзгертиў", kh: "Ózgertiw" },
  "tables.arrange.buttonExport": { uz: "Экспорт", la: "Eksport", ru: "Экспорт", en: "Export", qq: "Экспорт", kh: "Eksport" },
  "tables.arrange.buttonDelete": { uz: "Ўчириш", la: "Oʻchirish", ru: "Удалить", en: "Delete", qq: "Өшириў", kh: "Óshiriw" },
  "tables.arrange.buttonRestore": { uz: "Тиклаш", la: "Tiklash", ru: "Восстановить", en: "Restore", qq: "Тиклеў", kh: "Tiklew" },
  "tables.arrange.required": { uz: "Мажбурий", la: "Majburiy", ru: "Обязательный", en: "Required", qq: "Мәжбүрий", kh: "Májbúriy" },
  "tables.arrange.width": { uz: "Кенглик", la: "Kenglik", ru: "Ширина", en: "Width", qq: "Кеңлиги", kh: "Keńligi" },
  "tables.arrange.asText": { uz: "Матнига кўра", la: "Matniga koʻra", ru: "По тексту", en: "As its text", qq: "Текстине қарай", kh: "Tekstine qaray" },
  "tables.arrange.movedTo": {
    uz: "{group}: «{title}» {place}-ўринда, жами {count}", la: "{group}: “{title}” {place}-oʻrinda, jami {count}",
    ru: "{group}: «{title}» на месте {place} из {count}", en: "{group}: “{title}” at place {place} of {count}",
    qq: "{group}: «{title}» {place}-орында, жәми {count}", kh: "{group}: “{title}” {place}-orında, jámi {count}",
  },
  "tables.arrange.pinLeft": {
    uz: "Чапда шу устунгача қотириш", la: "Chapda shu ustungacha qotirish",
    ru: "Закрепить слева до этого столбца", en: "Pin left up to here",
    qq: "Шепте усы бағанаға шекем бекитиў", kh: "Shepte usı baǵanaǵa shekem bekitiw",
  },
  "tables.arrange.pinRight": {
    uz: "Ўнгда шу устундан бошлаб қотириш", la: "Oʻngda shu ustundan boshlab qotirish",
    ru: "Закрепить справа от этого столбца", en: "Pin right from here",
    qq: "Оңда усы бағанадан баслап бекитиў", kh: "Ońda usı baǵanadan baslap bekitiw",
  },
  "tables.arrange.leftEdge": {
    uz: "Чапда қотирилганлар чегараси", la: "Chapda qotirilganlar chegarasi",
    ru: "Граница закреплённых слева", en: "Edge of what is pinned at the left",
    qq: "Шепте бекитилгенлер шегарасы", kh: "Shepte bekitilgenler shegarası",
  },
  "tables.arrange.rightEdge": {
    uz: "Ўнгда қотирилганлар чегараси", la: "Oʻngda qotirilganlar chegarasi",
    ru: "Граница закреплённых справа", en: "Edge of what is pinned at the right",
    qq: "Оңда бекитилгенлер шегарасы", kh: "Ońda bekitilgenler shegarası",
  },
  "tables.arrange.pinned": {
    uz: "Қотирилган устунлар: {count}", la: "Qotirilgan ustunlar: {count}",
    ru: "Закреплено столбцов: {count}", en: "Pinned columns: {count}",
    qq: "Бекитилген бағаналар: {count}", kh: "Bekitilgen baǵanalar: {count}",
  },
});
