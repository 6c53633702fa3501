/** More than two pages of options in one region, a few in the other. */
export function* rows() {
  for (let number = 0; number < 235; number += 1) yield { title: `b-${String(number).padStart(3, "0")}`, region: number < 230 ? "north" : "south" };
}
