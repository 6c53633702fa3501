import { defineWords } from "#core/wording/defineWords.ts";

/** Words of charts: they come with the first one. */
export const chartWords = defineWords({
  "chart.table": {
    uz: "Жадвал кўринишида", la: "Jadval koʻrinishida", ru: "Показать таблицей", en: "Show as a table", qq: "Кесте көринисинде", kh: "Keste kórinisinde",
  },
  "chart.picture": {
    uz: "Диаграмма кўринишида", la: "Diagramma koʻrinishida", ru: "Показать диаграммой", en: "Show as a chart", qq: "Диаграмма көринисинде", kh: "Diagramma kórinisinde",
  },
  "chart.running": {
    uz: "давр тугамаган", la: "davr tugamagan", ru: "период не завершён", en: "not over yet", qq: "дәўир тамам болмаған", kh: "dáwir tamam bolmaǵan",
  },
  "chart.before": {
    uz: "Олдинги даврда: {value}", la: "Oldingi davrda: {value}", ru: "В прошлом периоде: {value}", en: "Period before: {value}", qq: "Алдыңғы дәўирде: {value}", kh: "Aldıńǵı dáwirde: {value}",
  },
  "chart.empty": { uz: "Маълумот йўқ", la: "Maʼlumot yoʻq", ru: "Нет данных", en: "No data", qq: "Мағлыўмат жоқ", kh: "Maǵlıwmat joq" },
  "chart.others": { uz: "Бошқалар", la: "Boshqalar", ru: "Остальные", en: "Others", qq: "Басқалары", kh: "Basqaları" },
  "chart.hint": {
    uz: "Қийматлар бўйлаб юриш учун чап ва ўнг тугмаларни босинг", la: "Qiymatlar boʻylab yurish uchun chap va oʻng tugmalarni bosing",
    ru: "Стрелки влево и вправо ведут по значениям", en: "The left and right arrows lead along the values",
    qq: "Мәнислер бойлап жүриў ушын шеп ҳәм оң түймелерди басың", kh: "Mánisler boylap júriw ushın shep hám oń túymelerdi basıń",
  },
  "chart.rows": {
    uz: "Бу кўрсаткич диаграмма бўла олмайди", la: "Bu koʻrsatkich diagramma boʻla olmaydi", ru: "Этот показатель не рисуется диаграммой", en: "This metric cannot be drawn",
    qq: "Бул көрсеткиш диаграмма бола алмайды", kh: "Bul kórsetkish diagramma bola almaydı",
  },
});
