import L from "leaflet";
import "leaflet/dist/leaflet.css";
import type { Point } from "#core/coercion/coercePoint.ts";
import { Graticule } from "./graticule.ts";
import styles from "./map.module.css";

/** Spec §9: the default centre. */
const tashkent: Point = { lat: 41.31, lng: 69.24 };

export interface MapOptions {
  /** What has to be seen at first: one place is the centre, an outline is seen whole. */
  readonly places: readonly Point[];
  /** Where pictures of the ground come from: an address with `{z}`, `{x}` and `{y}`. Without it parallels and meridians are the ground. */
  readonly tiles: string | undefined;
  /** The pictures cannot be had. */
  readonly onNoTiles: () => void;
}

/**
 * A map that leaves the page its wheel and its one finger until it has the focus: whoever scrolls past is not caught (two
 * fingers, or Ctrl with the wheel, move it at once). Its keys are its element's.
 */
export function createMap(box: HTMLElement, { places, tiles, onNoTiles }: MapOptions): L.Map {
  const [center] = places;
  const isTouched = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
  const map = L.map(box, {
    center: center ?? tashkent, zoom: center ? 14 : 11, minZoom: 2, maxZoom: 19,
    scrollWheelZoom: false, dragging: !isTouched, keyboard: false, zoomControl: false, attributionControl: false,
    fadeAnimation: false, zoomAnimation: false, markerZoomAnimation: false, inertia: false,
    renderer: new L.SVG({ padding: 0.5 }),
  });
  if (places.length > 1) map.fitBounds(L.latLngBounds([...places]), { padding: [24, 24], maxZoom: 16, animate: false });
  const ground = new Graticule().addTo(map);
  if (tiles !== undefined) {
    const layer = L.tileLayer(tiles, { maxZoom: 19, className: styles.tiles ?? "" });
    layer.once("load", () => ground.remove());
    layer.once("tileerror", () => {
      ground.addTo(map);
      onNoTiles();
    });
    layer.addTo(map);
  }
  keepToPage(map, box, isTouched);
  return map;
}

function keepToPage(map: L.Map, box: HTMLElement, isTouched: boolean): void {
  box.addEventListener("focusin", () => {
    map.scrollWheelZoom.enable();
    map.dragging.enable();
  });
  box.addEventListener("focusout", () => {
    map.scrollWheelZoom.disable();
    if (isTouched) map.dragging.disable();
  });
  box.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || map.scrollWheelZoom.enabled()) return;
    event.preventDefault();
    map.setZoomAround(map.mouseEventToLatLng(event), map.getZoom() - Math.sign(event.deltaY));
  }, { passive: false });
}
