import { numberInput } from "#core/format/numberInput.ts";

const units = [["forms.area.km2", 1e6], ["forms.area.ha", 1e4], ["forms.area.m2", 1]] as const;

/** Square metres in the unit that has the fewest digits: "12,4 км²". */
export function writeArea(squareMetres: number, t: (key: string, values: { area: string }) => string): string {
  const [unit, size] = units.find(([, least]) => squareMetres >= least) ?? units[2];
  return t(unit, { area: numberInput(Number((squareMetres / size).toPrecision(3))) });
}
