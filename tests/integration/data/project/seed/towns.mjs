/** Words in which case, ё and the letters of their own (ў қ ғ ҳ) matter, and values with gaps. */
const names = ["Тошкент", "тошкент", "Қўқон", "Кўкон", "Ёзёвон", "Езевон", "Ғиждувон", "Ҳазорасп", "Андижон", "Бухоро", "100% бозор", "Chéleken"];

export function* rows() {
  for (const [index, name] of names.entries())
    for (let copy = 0; copy < 5; copy += 1) {
      const number = index * 5 + copy;
      yield {
        name: copy === 0 ? name : `${name} ${copy}`,
        code: `t-${number}`,
        size: number % 7 === 0 ? null : number * 1000,
        rate: number % 5 === 0 ? null : number / 8,
        founded: number % 4 === 0 ? null : `19${String(10 + number).padStart(2, "0")}-05-17`,
        seen: number % 6 === 0 ? null : new Date(Date.UTC(2026, 0, 1 + number, number === 7 ? 18 : 19, 30)).toISOString(),
        opens: number % 3 === 0 ? null : `${String(number % 24).padStart(2, "0")}:30:00`,
        is_capital: number % 2 === 0 ? number % 4 === 0 : null,
        tags: number % 4 === 0 ? [] : ["катта", ...(number % 2 ? ["эски"] : [])],
        place: number % 9 === 0 ? null : { lat: 41 + number / 100, lng: 69 - number / 100 },
        region: ["north", "south", null][number % 3],
        owner: number % 2 ? "123456789" : null,
        budget: number * 10,
        hidden: "сир",
      };
    }
}
