import L from "leaflet";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import type { Point } from "#core/coercion/coercePoint.ts";
import { placeAt } from "#core/geo/coordinates.ts";
import { arrowStep, type MapControlProps } from "./MapControlProps.ts";
import { MapFrame } from "./MapFrame.tsx";
import styles from "./map.module.css";
import { placeForCorner } from "./placeForCorner.ts";
import { useMap } from "./useMap.ts";

export interface PolygonMapProps extends MapControlProps {
  /** Of the outline, in their order; fewer than three while it is being drawn. */
  readonly corners: readonly Point[];
  readonly onChange: (corners: readonly Point[]) => void;
}

/** An outline on a map: a press sets a corner, corners are dragged, chosen, moved by the arrow keys and taken away. */
export function PolygonMap(props: PolygonMapProps): ReactElement {
  const { corners, isFixed, onChange } = props;
  const { box, map, hasTiles } = useMap(corners, props.tiles);
  const [wanted, choose] = useState<number>();
  const chosen = wanted !== undefined && wanted < corners.length ? wanted : undefined;
  const latest = useRef(props);
  latest.current = props;
  useOutline(map, latest, { ...props, chosen, choose });

  const add = (place: L.LatLng): void => {
    const at = map ? placeForCorner(corners.map((corner) => map.latLngToContainerPoint(corner)), map.latLngToContainerPoint(place)) : corners.length;
    choose(at);
    onChange(corners.toSpliced(at, 0, placeAt(place)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = arrowStep(event);
    const corner = chosen === undefined ? undefined : corners[chosen];
    if (!map || (isFixed && !step)) return;
    if (step && (isFixed || chosen === undefined || !corner)) map.panBy(step.map((pixels) => pixels * 8) as L.PointTuple);
    else if (step && chosen !== undefined && corner) onChange(corners.with(chosen, placeAt(map.containerPointToLatLng(map.latLngToContainerPoint(corner).add(step)))));
    else if (event.key === "PageDown" && corners.length > 0) choose(((chosen ?? -1) + 1) % corners.length);
    else if (event.key === "PageUp" && corners.length > 0) choose(((chosen ?? 0) - 1 + corners.length) % corners.length);
    else if (event.key === "Enter") add(map.getCenter());
    else if ((event.key === "Delete" || event.key === "Backspace") && chosen !== undefined) onChange(corners.toSpliced(chosen, 1));
    else return;
    event.preventDefault();
  };
  usePresses(map, isFixed, add);
  return <MapFrame {...props} box={box} map={map} hasTiles={hasTiles} keys="forms.map.polygonKeys" onKeyDown={onKeyDown} />;
}

/** Calls `add` with each pressed place. */
function usePresses(map: L.Map | undefined, isFixed: boolean, add: (place: L.LatLng) => void): void {
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    if (!map || isFixed) return;
    const press = (event: L.LeafletMouseEvent): void => latest.current(event.latlng);
    map.on("click", press);
    return () => void map.off("click", press);
  }, [map, isFixed]);
}

interface DrawnOutline extends PolygonMapProps {
  readonly chosen: number | undefined;
  readonly choose: (corner: number) => void;
}

/** Keeps outline, corners and value the same. */
function useOutline(map: L.Map | undefined, latest: { readonly current: PolygonMapProps }, { corners, isFixed, chosen, choose }: DrawnOutline): void {
  const text = JSON.stringify(corners);
  useEffect(() => {
    const places = JSON.parse(text) as Point[];
    if (!map || places.length === 0) return;
    const { renderer } = map.options;
    const drawing = L.layerGroup([L.polygon(places, { className: styles.area, interactive: false, ...(renderer && { renderer }) })]).addTo(map);
    if (!isFixed) for (const [index, place] of places.entries()) drawing.addLayer(cornerAt(place, index === chosen, { move: (to) => latest.current.onChange(latest.current.corners.with(index, to)), choose: () => choose(index) }));
    return () => void drawing.remove();
  }, [map, text, isFixed, chosen, choose, latest]);
}

function cornerAt(place: Point, isChosen: boolean, { move, choose }: { move: (to: Point) => void; choose: () => void }): L.Marker {
  const icon = L.divIcon({ className: `${styles.corner}${isChosen ? ` ${styles.chosen}` : ""}`, iconSize: [16, 16] });
  const marker = L.marker(place, { icon, draggable: true, keyboard: false });
  marker.on("click", choose);
  marker.on("dragend", () => move(placeAt(marker.getLatLng())));
  return marker;
}
