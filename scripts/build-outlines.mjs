/**
 * Writes the outlines into the demo's map, `projects/demo/components/WorldOutlines.tsx`, from Natural Earth's 1:110m countries
 * as the package `world-atlas` has them: `node scripts/build-outlines.mjs`. Only run again when the package changes.
 */
import { readFileSync, writeFileSync } from "node:fs";
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
const file = join(root, "projects/demo/components/WorldOutlines.tsx");
const source = readFileSync(file, "utf8").replace(/(?<=^const text = `)[^`]*/m, () => text);
writeFileSync(file, source);
console.log(`${outlines.length} countries, ${missing} without a code, ${source.length} bytes`);
