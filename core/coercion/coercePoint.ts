import { type Coercion, coerced, isBlank, refused } from "./types.ts";

/** A place on the map in degrees, latitude -90 to 90, longitude -180 to 180. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export function coercePoint(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  const { lat, lng } = input as Partial<Point>;
  if (!isDegree(lat, 90) || !isDegree(lng, 180)) return refused("coercion.point");
  return coerced({ lat, lng } satisfies Point);
}

/** A number of degrees no further than `limit` from zero. */
export function isDegree(value: unknown, limit: number): value is number {
  return typeof value === "number" && Math.abs(value) <= limit;
}
