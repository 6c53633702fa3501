import L from "leaflet";
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from "react";
import type { Point } from "#core/coercion/coercePoint.ts";
import { placeAt } from "#core/geo/coordinates.ts";
import { arrowStep, type MapControlProps } from "./MapControlProps.ts";
import { MapFrame } from "./MapFrame.tsx";
import { pinIcon } from "./pinIcon.ts";
import { useMap } from "./useMap.ts";

export interface PointMapProps extends MapControlProps {
  readonly value: Point | undefined;
  readonly onChange: (value: Point | undefined) => void;
}

/** A pin on a map: pressed, dragged, or moved by the arrow keys. */
export function PointMap(props: PointMapProps): ReactElement {
  const { value, isFixed } = props;
  const { box, map, hasTiles } = useMap(value ? [value] : [], props.tiles);
  const latest = useRef(props);
  latest.current = props;
  usePin(map, latest, props);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = arrowStep(event);
    if (!map || (!step && isFixed)) return;
    if (step && (isFixed || !value)) map.panBy(step.map((pixels) => pixels * 8) as L.PointTuple);
    else if (step && value) latest.current.onChange(placeAt(map.containerPointToLatLng(map.latLngToContainerPoint(value).add(step))));
    else if ((event.key === "Enter" || event.key === " ") && !value) latest.current.onChange(placeAt(map.getCenter()));
    else if (event.key === "Delete" || event.key === "Backspace") latest.current.onChange(undefined);
    else return;
    event.preventDefault();
  };
  return <MapFrame {...props} box={box} map={map} hasTiles={hasTiles} keys="forms.map.pointKeys" onKeyDown={onKeyDown} />;
}

/** Keeps pin and value the same. */
function usePin(map: L.Map | undefined, latest: { readonly current: PointMapProps }, { value, isFixed }: PointMapProps): void {
  const { lat, lng } = value ?? {};
  useEffect(() => {
    if (!map || isFixed) return;
    const put = (event: L.LeafletMouseEvent): void => latest.current.onChange(placeAt(event.latlng));
    map.on("click", put);
    return () => void map.off("click", put);
  }, [map, isFixed, latest]);
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined) return;
    const marker = L.marker([lat, lng], { icon: pinIcon(), draggable: !isFixed, keyboard: false }).addTo(map);
    marker.on("dragend", () => latest.current.onChange(placeAt(marker.getLatLng())));
    if (!map.getBounds().pad(-0.05).contains([lat, lng])) map.panTo([lat, lng], { animate: false });
    return () => void marker.remove();
  }, [map, lat, lng, isFixed, latest]);
}
