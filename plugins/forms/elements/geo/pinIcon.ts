import L from "leaflet";
import styles from "./map.module.css";

const svg = "http://www.w3.org/2000/svg";

/** A pin that is drawn, not fetched; it has the colours of the theme. */
export function pinIcon(): L.DivIcon {
  const picture = document.createElementNS(svg, "svg");
  picture.setAttribute("viewBox", "0 0 28 36");
  picture.setAttribute("aria-hidden", "true");
  const drop = document.createElementNS(svg, "path");
  drop.setAttribute("d", "M14 35C14 35 26 22 26 13.5A12 12 0 0 0 2 13.5C2 22 14 35 14 35Z");
  const eye = document.createElementNS(svg, "circle");
  for (const [name, value] of Object.entries({ cx: "14", cy: "13.5", r: "4.5" })) eye.setAttribute(name, value);
  picture.append(drop, eye);
  return L.divIcon({ html: picture as unknown as HTMLElement, className: styles.pin, iconSize: [28, 36], iconAnchor: [14, 35] });
}
