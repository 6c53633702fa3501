import type L from "leaflet";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { Point } from "#core/coercion/coercePoint.ts";
import { createMap } from "./createMap.ts";

interface DrawnMap {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Undefined until it is drawn. */
  readonly map: L.Map | undefined;
  /** False where there are no pictures of the ground. */
  readonly hasTiles: boolean;
}

/** A map in a box, as large as the box is at any time. */
export function useMap(places: readonly Point[], tiles: string | undefined): DrawnMap {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(places);
  const [map, setMap] = useState<L.Map>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const drawn = createMap(box.current, { places: first.current, tiles, onNoTiles: () => setMissing(true) });
    const sizes = new ResizeObserver(() => drawn.invalidateSize({ animate: false }));
    sizes.observe(box.current);
    setMap(drawn);
    return () => {
      sizes.disconnect();
      drawn.remove();
      setMap(undefined);
    };
  }, [tiles]);
  return { box, map, hasTiles: tiles !== undefined && !isMissing };
}
