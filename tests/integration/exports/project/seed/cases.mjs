const hostile = [
  "=HYPERLINK(\"http://evil.example\")", "+998 90 123-45-67", "-5+cmd|' /C calc'!A0", "@SUM(1)", "ﬁ \"қўштирноқ\"; вергул, қатор\nкейинги", "\tтаб", "ўқғҳ 😀",
  `узун ${"а".repeat(40_000)}`, "_x0041_", "\u0007қўнғироқ", "-12,5", "＝1+1",
];
const days = ["1900-02-28", "1900-03-01", "2026-11-26", "9999-12-31", "10000-01-01", "0044-03-15 BC", null];
const amounts = ["12.5", "-0.10", "123456789012345678.25", "0", null];

export function* rows() {
  for (let number = 1; number <= 40; number += 1) {
    yield {
      number,
      name: hostile[number - 1] ?? `иш ${number}`,
      amount: amounts[(number - 1) % amounts.length],
      day: days[(number - 1) % days.length],
      seen: number % 3 === 0 ? null : "2026-01-31T20:30:00.000Z",
      opens: number % 2 === 0 ? "09:30:00" : null,
      is_open: number % 4 === 0 ? null : number % 2 === 0,
      kind: ["a", "b", null][number % 3],
      tags: number % 2 === 0 ? ["бир", "икки"] : null,
      office: ["n", "s"][number % 2],
      secret: `сир ${number}`,
      steps: number % 2 === 0 ? [{ name: "қабул", hours: 1, isDone: true }, { name: "=кўрик", hours: 2, isDone: false }] : null,
      side: number > 30 ? "hidden" : "open",
    };
  }
}
