import { useEffect, useRef, useState } from "react";
import * as L from "leaflet";
import { navigate, useTable, useText, useTheme } from "@platon/sdk";
import { outlines, type Outline } from "../components/WorldOutlines.tsx";

/** Leaflet writes colours into attributes, where custom properties are not read. */
const palettes = {
  light: { sea: "#eef3f8", land: "#dbe4ee", border: "#9fb0c3", lit: "#b9d4f5", city: "#1f6feb" },
  dark: { sea: "#10161d", land: "#22303d", border: "#425466", lit: "#2f5480", city: "#6cb0ff" },
};
type Palette = (typeof palettes)["light"];

/** Leaflet's own zoom buttons would say what they do in English. */
const mapOptions = { zoomControl: false, attributionControl: false, zoomSnap: 0.25, minZoom: 1, maxZoom: 7, worldCopyJump: true };

const cityPageSize = 60;

const openCities = (country: string) => void navigate(`tables/cities?f.country=${encodeURIComponent(country)}`);

function drawCountries(map: L.Map, palette: Palette): L.Path[] {
  return outlines.map(({ code, name, rings }: Outline) => {
    const look = { className: `country-${code}`, color: palette.border, weight: 0.7, fillColor: palette.land, fillOpacity: 1 };
    const area = L.polygon(rings.map((ring) => ring.map(([lat, lng]): L.LatLngTuple => [lat, lng])), look).addTo(map);
    if (name === "") return area;
    const light = (fillColor: string) => () => void area.setStyle({ fillColor });
    return area.bindTooltip(name, { sticky: true }).on("mouseover", light(palette.lit)).on("mouseout", light(palette.land)).on("click", () => openCities(name));
  });
}

const radiusOf = (population: number): number => 3 + Math.sqrt(population) / 1_000;

/** Countries as outlines, over them the largest cities by the SDK; a country opens its cities. */
export default function WorldMap() {
  const t = useText();
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const palette = theme.isDark ? palettes.dark : palettes.light;
  const { rows } = useTable("cities", { pageSize: cityPageSize, sort: [{ field: "population", dir: "desc" }] });

  useEffect(() => {
    if (!place.current) return undefined;
    const created = L.map(place.current, mapOptions).fitBounds([[-55, -140], [72, 170]]);
    setMap(created);
    return () => void created.remove();
  }, []);

  useEffect(() => {
    if (!map) return undefined;
    const areas = drawCountries(map, palette);
    return () => areas.forEach((area) => area.remove());
  }, [map, palette]);

  useEffect(() => {
    if (!map) return undefined;
    const cities = L.layerGroup();
    for (const row of rows) {
      const [name, lat, lng, population] = [String(row["name"]), Number(row["lat"]), Number(row["lng"]), Number(row["population"])];
      const look = { radius: radiusOf(population), color: palette.city, weight: 1, fillColor: palette.city, fillOpacity: 0.55 };
      L.circleMarker([lat, lng], look).bindTooltip(`${name}: ${population.toLocaleString("ru-RU")}`).addTo(cities);
    }
    cities.addTo(map as unknown as L.LayerGroup);
    return () => void cities.remove();
    // After the countries, so that cities lie on top of them.
  }, [map, rows, palette]);

  return (
    <section className="world" style={{ background: palette.sea }}>
      <header>
        <h2>{t("map.title")}</h2>
        {rows.length > 0 && <p>{t("map.text", { count: rows.length })}</p>}
      </header>
      <div ref={place} className="map" style={{ background: palette.sea }} role="application" aria-label={t("map.title")} />
    </section>
  );
}
