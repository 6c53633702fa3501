/** Numbers with more digits than JavaScript keeps, in rows that were all made at one moment. */
export function* rows() {
  for (let number = 0; number < 24; number += 1) yield { title: `m-${number}`, weight: `1000000000000000.${String(number).padStart(2, "0")}` };
}
