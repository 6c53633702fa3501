import L from "leaflet";
import styles from "./map.module.css";

/** Degrees between two lines, from the globe to a house. */
const steps = [45, 30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001];

/** As close as they can be while at most so many stand side by side. */
const stepFor = (degrees: number, most: number): number => steps.findLast((step) => degrees / step <= most) ?? 45;

const multiples = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.min(40, Math.floor(to / step) - first + 1));
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(6)));
};

/** Parallels and meridians with their degrees: by them a place is found where no tiles are. */
export class Graticule extends L.LayerGroup {
  readonly #draw = (event: L.LeafletEvent): void => this.#drawOn(event.target as L.Map);

  override onAdd(map: L.Map): this {
    map.on("moveend", this.#draw);
    this.#drawOn(map);
    return super.onAdd(map);
  }

  override onRemove(map: L.Map): this {
    map.off("moveend", this.#draw);
    return super.onRemove(map);
  }

  #drawOn(map: L.Map): void {
    this.clearLayers();
    const bounds = map.getBounds().pad(0.1);
    const { lat: south, lng: west } = bounds.getSouthWest();
    const { lat: north, lng: east } = bounds.getNorthEast();
    const corner = map.containerPointToLatLng([0, map.getSize().y]);
    for (const lng of multiples(west, east, stepFor(east - west, 8))) this.#line([[south, lng], [north, lng]], [corner.lat, lng], lng, map);
    for (const lat of multiples(Math.max(south, -85), Math.min(north, 85), stepFor(north - south, 6))) this.#line([[lat, west], [lat, east]], [lat, corner.lng], lat, map);
  }

  #line(ends: L.LatLngTuple[], at: L.LatLngTuple, degrees: number, map: L.Map): void {
    const text = document.createElement("span");
    const turned = ((((degrees + 180) % 360) + 360) % 360) - 180;
    text.textContent = `${Number((Math.abs(degrees) > 180 ? turned : degrees).toFixed(4))}°`;
    const renderer = map.options.renderer;
    this.addLayer(L.polyline(ends, { interactive: false, className: styles.line, weight: 1, ...(renderer && { renderer }) }));
    this.addLayer(L.marker(at, { interactive: false, keyboard: false, icon: L.divIcon({ html: text, className: styles.degrees, iconSize: [0, 0] }) }));
  }
}
