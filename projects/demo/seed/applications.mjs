import { districtCode, namesOf } from "./districts.mjs";
import { personFrom, phonesFrom } from "./people.mjs";
import { randomFrom } from "./random.mjs";

/** The day on which the demo takes place; all dates are counted from it, so that its figures never change. */
const today = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60 * 1000;

/** Applications of each month, December 2025 to November 2026: 20,000 in all. */
const months = [905, 1240, 1118, 1572, 1380, 1738, 1648, 1998, 1836, 2166, 2096, 2303];
const total = months.reduce((sum, count) => sum + count, 0);

const newestCount = 2_000;

const services = { "Турар жой": 6240, "Нафақа": 4810, "Ер участкаси": 3377, "Таълим": 2460, "Соғлиқ": 1893, "Коммунал тўлов": 1220 };
const cities = ["Тошкент", "Тошкент", "Самарқанд", "Бухоро", "Наманган", "Андижон", "Фарғона", "Нукус", "Термиз", "Қарши", "Урганч"];
const regions = {
  "Тошкент": "1726", "Самарқанд": "1718", "Бухоро": "1706", "Наманган": "1714", "Андижон": "1703", "Фарғона": "1730", "Нукус": "1735",
  "Термиз": "1722", "Қарши": "1710", "Урганч": "1733",
};
const contents = {
  "Турар жой": ["Уй-жой навбатига қўйишни сўрайман", "Ипотека субсидияси бўйича ариза"],
  "Нафақа": ["Нафақа ҳисобида хатолик бор, қайта кўриб чиқишингизни сўрайман", "Боқувчисини йўқотганлик нафақаси бўйича ариза"],
  "Ер участкаси": ["Ер участкасини рўйхатдан ўтказиш", "Чегараларни аниқлаштириб беришингизни сўрайман"],
  "Таълим": ["Таълим кредити бўйича ариза", "Фарзандимни боғчага жойлаштиришни сўрайман"],
  "Соғлиқ": ["Даволаниш учун йўлланма сўрайман", "Дори-дармон билан таъминлаш бўйича ариза"],
  "Коммунал тўлов": ["Коммунал тўлов ҳисоби нотўғри", "Ҳисоблагични алмаштиришни сўрайман"],
};
const officers = [
  { name: "Каримова Нодира", login: "admin" },
  { name: "Тошматов Жасур", login: "clerk" },
  { name: "Раҳматуллаева Сайёра" },
  { name: "Ҳайдаров Беҳзод" },
  { name: "Йўлдошева Гулчеҳра" },
  { name: "Қурбонов Анвар" },
];

/** Citizens' applications, the oldest first: the newest fifth is what the office works on. */
export function* rows({ idOf, users }) {
  const random = randomFrom(20261121);
  const received = receivedDays(random);
  const kinds = random.shuffle(Object.entries(services).flatMap(([name, count]) => Array.from({ length: count }, () => name)));
  const statuses = statusesFrom(random);
  const numbers = new Map();
  for (let index = 0; index < total; index += 1) {
    const year = new Date(received[index]).getUTCFullYear() % 100;
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    const status = statuses.get(index) ?? "Ҳал қилинди";
    const amount = random.between(125, 2475) * 4_000;
    const officer = random.pick(officers);
    yield {
      id: idOf("applications", index),
      number: `${year}-${String(number).padStart(5, "0")}`,
      ...personal(random),
      ...placed(random.pick(cities), index),
      service: kinds[index],
      content: random.pick(contents[kinds[index]]),
      status,
      amount,
      vat: (amount * 12) / 100,
      received_date: isoDay(received[index]),
      due_date: isoDay(dueDay(random, status, received[index])),
      progress: progressOf(random, status),
      officer: officer.name,
      officer_user: users[officer.login] ?? null,
    };
  }
}

/** The newest of them, the newest first: their numbers, officers and states are what other rows tell of. */
export function newest(context) {
  return [...rows(context)].slice(-newestCount).toReversed();
}

/** The districts of a city's region take turns. */
function placed(city, index) {
  const region = regions[city];
  return { city, region, district: districtCode(region, index % namesOf(region).length) };
}

const isoDay = (time) => new Date(time).toISOString().slice(0, 10);

function personal(random) {
  const born = Date.UTC(random.between(1950, 2006), random.below(12), random.between(1, 28));
  const [year, month, date] = isoDay(born).split("-");
  const ending = String(random.below(10_000_000)).padStart(7, "0");
  return {
    applicant: personFrom(random),
    pinfl: `${random.pick(["3", "4", "5"])}${date}${month}${year.slice(2)}${ending}`,
    birth_date: isoDay(born),
    phones: phonesFrom(random),
  };
}

/** Days on which the applications came, in their order; those of the present month until today. */
function receivedDays(random) {
  return months.flatMap((count, month) => {
    const first = Date.UTC(2025, 11 + month, 1);
    const last = Math.min(Date.UTC(2025, 12 + month, 0), today);
    const days = Array.from({ length: count }, () => first + random.below((last - first) / day + 1) * day);
    return days.sort((a, b) => a - b);
  });
}

/** What is not finished yet, by index: the newest are new, a few are late. */
function statusesFrom(random) {
  const recent = (count) => Array.from({ length: count }, (_, index) => total - 1 - index);
  const late = [905, 958, 1032, 1133, 1311, 1490, 1613].map((back) => total - 1 - back);
  const statuses = new Map(late.map((index) => [index, "Муддати ўтган"]));
  const give = (status, count, within) => {
    const free = random.shuffle(recent(within).filter((index) => !statuses.has(index)));
    for (const index of free.slice(0, count)) statuses.set(index, status);
  };
  give("Янги", 128, 600);
  give("Муддати яқин", 412, 2_900);
  give("Кўриб чиқилмоқда", 1_942, 4_200);
  return statuses;
}

function dueDay(random, status, received) {
  switch (status) {
    case "Муддати ўтган":
      return received + random.between(3, 6) * day;
    case "Муддати яқин":
      return today + random.between(0, 3) * day;
    case "Кўриб чиқилмоқда":
      return Math.max(received + 15 * day, today + 4 * day) + random.below(10) * day;
    default:
      return received + 15 * day;
  }
}

function progressOf(random, status) {
  switch (status) {
    case "Янги":
      return 0;
    case "Ҳал қилинди":
      return 100;
    case "Муддати яқин":
      return random.between(20, 95);
    default:
      return random.between(5, 90);
  }
}
