/** Titles of the file that is imported. */
const titles = "Код;Номи;Ҳудуд;Тури;Аҳолиси;Майдони;Улуши;Ташкил топган;Кўрилган;Очиқ;Телефон;Изоҳ";
const kinds = [["Шаҳар", "city"], ["Шаҳарча", "town"], ["Қишлоқ", "village"]] as const;

const two = (number: number): string => String(number).padStart(2, "0");

interface Place {
  readonly code: string;
  readonly title: string;
  readonly region: number;
  readonly kind: (typeof kinds)[number];
  readonly population: number;
  readonly area: string;
  readonly share: string;
  readonly founded: { readonly day: number; readonly month: number; readonly year: number };
  readonly isOpen: boolean;
  readonly phone: string;
  readonly note: string;
}

const placeAt = (index: number): Place => ({
  code: `P${String(index).padStart(7, "0")}`, title: `Янгиобод маҳалласи ${index}`, region: (index * 7) % 200, kind: kinds[index % 3] ?? kinds[0], population: (index * 7_919) % 1_000_003,
  area: `${index % 5_000}.${two(index % 100)}`, share: `0.${String(index % 10_000).padStart(4, "0")}`,
  founded: { day: 1 + (index % 28), month: 1 + (index % 12), year: 1930 + (index % 90) }, isOpen: index % 2 === 0,
  phone: `+99890${String(index % 10_000_000).padStart(7, "0")}`, note: `Боғишамол кўчаси, ${index % 300}-уй, ${index % 40}-хонадон`,
});

/** The rows as a person has them: words for relations, options, yes and no, and dates of the country. */
export const placesAsSent = (count: number): string => [titles, ...Array.from({ length: count }, (_, index) => asSent(placeAt(index)))].join("\r\n");

function asSent({ code, title, region, kind: [kind], population, area, share, founded: { day, month, year }, isOpen, phone, note }: Place): string {
  const founded = `${two(day)}.${two(month)}.${year}`;
  return [code, title, `Ҳудуд ${region}`, kind, population, area.replace(".", ","), share.replace(".", ","), founded, `${founded} 10:30`, isOpen ? "Ҳа" : "Йўқ", phone, note].join(";");
}

/** The same rows as the database has them, for a bare COPY. */
export const placesAsKept = (count: number): string => `${Array.from({ length: count }, (_, index) => asKept(placeAt(index))).join("\n")}\n`;

function asKept({ code, title, region, kind: [, kind], population, area, share, founded: { day, month, year }, isOpen, phone, note }: Place): string {
  const founded = `${year}-${two(month)}-${two(day)}`;
  return [code, title, `r${region}`, kind, population, area, share, founded, `${founded}T05:30:00Z`, isOpen, phone, note].join(";");
}
