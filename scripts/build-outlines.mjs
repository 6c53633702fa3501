/**
 * Writes the outlines of the demo's map, `projects/demo/components/WorldOutlines.tsx`, from Natural Earth's 1:110m countries
 * as the package `world-atlas` has them: `node scripts/build-outlines.mjs`. Only run again when the package changes.
 */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { countries } from "countries-list";
import world from "world-atlas/countries-110m.json" with { type: "json" };

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Names in Natural Earth that the table of countries spells otherwise. */
const otherNames = {
  "United States of America": "United States", "Dem. Rep. Congo": "Democratic Republic of the Congo", "Dominican Rep.": "Dominican Republic",
  "Falkland Is.": "Falkland Islands", "Fr. S. Antarctic Lands": "French Southern Territories", "Timor-Leste": "East Timor",
  "Côte d'Ivoire": "Ivory Coast", "Central African Rep.": "Central African Republic", Congo: "Republic of the Congo",
  "Eq. Guinea": "Equatorial Guinea", eSwatini: "Eswatini", Turkey: "Türkiye", "Solomon Is.": "Solomon Islands", "W. Sahara": "Western Sahara",
  "Bosnia and Herz.": "Bosnia and Herzegovina", Macedonia: "North Macedonia", "S. Sudan": "South Sudan",
};
const known = new Map(Object.entries(countries).map(([code, { name }]) => [name, code]));

/** Lines of the topology as [longitude, latitude] in hundredths of a degree. */
const { scale, translate } = world.transform;
const lines = world.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [Math.round((x * scale[0] + translate[0]) * 100), Math.round((y * scale[1] + translate[1]) * 100)];
  });
});
const lineOf = (index) => (index < 0 ? lines[~index].toReversed() : lines[index]);

/** The shorter way round: a ring that crosses 180° goes on beyond it, and does not come back across the whole map. */
const turn = (step) => (step > 18_000 ? step - 36_000 : step < -18_000 ? step + 36_000 : step);

/** A ring as numbers one after the other: its first place, then steps. */
function ringOf(indices) {
  const places = indices.flatMap((index, at) => (at === 0 ? lineOf(index) : lineOf(index).slice(1)));
  return places.flatMap(([lng, lat], at) => (at === 0 ? [lng, lat] : [turn(lng - places[at - 1][0]), lat - places[at - 1][1]]));
}

const outlines = world.objects.countries.geometries
  .filter(({ properties }) => properties.name !== "Antarctica")
  .map(({ type, arcs, properties }) => {
    const name = otherNames[properties.name] ?? properties.name;
    const polygons = type === "Polygon" ? [arcs] : arcs;
    return { name: known.has(name) ? name : "", code: known.get(name) ?? "", rings: polygons.map(([outer]) => ringOf(outer).join(" ")) };
  })
  .toSorted((a, b) => a.code.localeCompare(b.code));

const missing = outlines.filter(({ code }) => code === "").length;
const text = outlines.map(({ code, name, rings }) => `${code}|${name}|${rings.join(",")}`).join("\n");
const source = `/**
 * Outlines of the world's countries (Natural Earth, 1:110m; written by scripts/build-outlines.mjs): one line a country,
 * \`code|name|ring,ring\`; a ring is its first place in hundredths of a degree, longitude first, and then steps.
 */
const text = \`${text}\`;

export interface Outline {
  /** Two letters, or nothing where the table of countries has none. */
  readonly code: string;
  readonly name: string;
  /** Rings of [latitude, longitude] in degrees. */
  readonly rings: readonly (readonly [number, number])[][];
}

function readRing(numbers: string): [number, number][] {
  const steps = numbers.split(" ").map(Number);
  const places: [number, number][] = [];
  let [lng, lat] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    lng += steps[at] ?? 0;
    lat += steps[at + 1] ?? 0;
    places.push([lat / 100, lng / 100]);
  }
  return places;
}

export const outlines: readonly Outline[] = text.split("\\n").map((line) => {
  const [code = "", name = "", rings = ""] = line.split("|");
  return { code, name, rings: rings.split(",").map(readRing) };
});
`;
writeFileSync(join(root, "projects/demo/components/WorldOutlines.tsx"), source);
console.log(`${outlines.length} countries, ${missing} without a code, ${source.length} bytes`);
