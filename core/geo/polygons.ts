import type { Point } from "../coercion/coercePoint.ts";
import type { Polygon, Ring } from "../coercion/coercePolygon.ts";
import { readCoordinates, writeCoordinates } from "./coordinates.ts";

/** The corners of the outline, in their order, each once. */
export const cornersOf = ({ coordinates: [outline = []] }: Polygon): Point[] => outline.slice(0, -1).map(([lng, lat]) => ({ lat, lng }));

/** The polygon with another outline; holes stay. Undefined for fewer than three corners. */
export function withCorners(corners: readonly Point[], before?: Polygon): Polygon | undefined {
  const [first] = corners;
  if (first === undefined || corners.length < 3) return undefined;
  const ring: Ring = [...corners, first].map(({ lat, lng }) => [lng, lat] as const);
  return { type: "Polygon", coordinates: [ring, ...(before?.coordinates.slice(1) ?? [])] };
}

/** One corner a line. */
export const writeCorners = (corners: readonly Point[]): string => corners.map(writeCoordinates).join("\n");

/** Corners as they are typed, one a line; undefined where a line is no place. The first one again at the end closes the outline only. */
export function readCorners(text: string): Point[] | undefined {
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  const corners = lines.map(readCoordinates);
  if (!corners.every((corner) => corner !== undefined)) return undefined;
  const [first, last] = [corners[0], corners.at(-1)];
  const isClosed = corners.length > 3 && first?.lat === last?.lat && first?.lng === last?.lng;
  return isClosed ? corners.slice(0, -1) : corners;
}

const earthRadius = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Square metres on a sphere; holes are taken off. */
export const areaOf = ({ coordinates: [outline = [], ...holes] }: Polygon): number =>
  holes.reduce((area, hole) => area - ringArea(hole), ringArea(outline));

function ringArea(ring: Ring): number {
  let sum = 0;
  let [lng1, lat1] = ring.at(-1) ?? [0, 0];
  for (const [lng2, lat2] of ring) {
    sum += radians(lng2 - lng1) * (2 + Math.sin(radians(lat1)) + Math.sin(radians(lat2)));
    [lng1, lat1] = [lng2, lat2];
  }
  return Math.abs((sum * earthRadius * earthRadius) / 2);
}
