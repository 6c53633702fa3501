import { isDegree } from "./coercePoint.ts";
import { type Coercion, coerced, isBlank, refused } from "./types.ts";

/** GeoJSON (RFC 7946): longitude first, the first position of a ring again at its end. */
export interface Polygon {
  readonly type: "Polygon";
  readonly coordinates: readonly Ring[];
}

export type Ring = readonly (readonly [lng: number, lat: number])[];

/** Ours: what a map draws and a column holds without being felt. */
export const maxPositions = 5_000;

/** An outline and the holes in it, each of at least three corners. */
export function coercePolygon(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  const { type, coordinates } = input as Partial<Polygon>;
  if (type !== "Polygon" || !Array.isArray(coordinates) || coordinates.length === 0) return refused("coercion.polygon");
  const rings = coordinates as readonly unknown[];
  const count = rings.reduce<number>((sum, ring) => sum + (Array.isArray(ring) ? ring.length : 0), 0);
  if (count > maxPositions || !rings.every(isRing)) return refused("coercion.polygon");
  return coerced({ type: "Polygon", coordinates: rings.map((ring) => ring.map(([lng, lat]) => [lng, lat] as const)) } satisfies Polygon);
}

function isRing(ring: unknown): ring is Ring {
  if (!Array.isArray(ring) || ring.length < 4 || !ring.every(isPosition)) return false;
  const [first, last] = [ring[0], ring.at(-1)] as [Ring[0], Ring[0]];
  return first[0] === last[0] && first[1] === last[1];
}

/** What stands behind latitude, a height, is left out. */
const isPosition = (position: unknown): boolean =>
  Array.isArray(position) && position.length >= 2 && position.length <= 3 && isDegree(position[0], 180) && isDegree(position[1], 90);
