const description =
  '<h2>Тартиб</h2><p>Жавоб <strong>уч кун</strong> ичида берилади.</p><ol><li data-list="ordered">Ариза</li><li data-list="ordered">Қарор</li></ol>';
const document = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Баён" }] },
    { type: "paragraph", content: [{ type: "text", text: "Режа " }, { type: "text", text: "тасдиқланди", marks: [{ type: "bold" }] }] },
  ],
};
const guide = "# Қўлланма\n\n- **биринчи** қадам\n- [мамлакатлар](tables/countries)\n";
const script = 'import { useUser } from "@platon/sdk";\n\nexport default function Greeting() {\n  const user = useUser();\n  return <p>{user?.fullName}</p>;\n}\n';
const query = "-- Аҳолиси кўп шаҳарлар\nselect name, population\nfrom cities\nwhere population > 1000000\norder by population desc;\n";
const properties = { ранг: "қизил", ўлчам: "40", мато: "пахта" };
const settings = { title: "Биринчи", limits: [1, 2.5], isOpen: true, parent: null };

const samples = [
  { title: "Биринчи намуна", note: "Ҳамма майдонлари тўлдирилган ёзув.", price: 12_500.5, quantity: 12, day: "2026-11-02", is_active: true, colour: "Қизил", country: "UZ", city: 1512569, countries: ["KZ", "TR"], phone: "+998 90 123-45-67", birthplace: "Uzbekistan", received: "2026-11-03", description, document, guide, secret: "namuna-1", location: { lat: 41.31, lng: 69.24 }, area: { type: "Polygon", coordinates: [[[69.2, 41.29], [69.29, 41.3], [69.27, 41.35], [69.21, 41.34], [69.2, 41.29]]] }, query, properties, settings, script, rule: "values.quantity > 10", rating: 4, website: "https://data.egov.uz/" },
  { title: "Иккинчи намуна", note: "Ранги танланмаган.", price: 990, quantity: 3, day: "2026-10-17", is_active: false, country: "KZ", countries: ["KZ"], rating: 2, website: "www.stat.uz", guide: "Матн **қисқа**.", location: { lat: 43.24, lng: 76.89 } },
  { title: "Бўш намуна" },
  { title: "Узун матнли намуна", note: "Сатр устида сатр. ".repeat(25).trim(), price: 1_000_000, quantity: 1000, day: "2025-03-21", is_active: true, colour: "Яшил", country: "TR", countries: ["UZ", "KZ", "TR", "KG", "TJ"], rating: 5, website: "javascript:alert(1)" },
];

export function* rows({ idOf }) {
  for (const [index, sample] of samples.entries()) yield { id: idOf("samples", index), ...sample };
}
