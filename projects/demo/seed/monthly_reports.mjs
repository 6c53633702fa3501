import { rows as applicationRows } from "./applications.mjs";

const columns = {
  "Турар жой": "housing",
  "Нафақа": "pension",
  "Ер участкаси": "land",
  "Таълим": "education",
  "Соғлиқ": "health",
  "Коммунал тўлов": "utilities",
};

/** The seeded applications added up by month, as an office would file them at the month's end. */
export function* rows(context) {
  const months = new Map();
  for (const { received_date: received, service } of applicationRows(context)) {
    const month = `${received.slice(0, 7)}-01`;
    const report = months.get(month) ?? { month, received: 0, ...Object.fromEntries(Object.values(columns).map((name) => [name, 0])) };
    report.received += 1;
    report[columns[service]] += 1;
    months.set(month, report);
  }
  for (const [index, report] of [...months.values()].entries()) yield { id: context.idOf("monthly_reports", index), ...report };
}
