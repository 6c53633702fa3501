import type { GeoArea, GeoBox, GeoCircle } from "./types.ts";

/** Metres: the mean radius, with which a distance is off by half a percent at most. */
export const earthRadius = 6_371_008.8;

/** Metres to the other side of the earth. */
export const farthest = Math.ceil(Math.PI * earthRadius);

export const isCircle = (area: GeoArea): area is GeoCircle => "near" in area;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Place = readonly [lng: number, lat: number];

/** Metres along the ground between two places. */
export function distance([lng, lat]: Place, [otherLng, otherLat]: Place): number {
  const [north, east] = [Math.sin(radians(otherLat - lat) / 2), Math.sin(radians(otherLng - lng) / 2)];
  const chord = north * north + Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * east * east;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Latitudes that a circle lies between; the longitudes of all of it are not bounded near a pole. */
export function latitudesOf({ near: [, lat], metres }: GeoCircle): Pick<GeoBox, "south" | "north"> {
  // A little more than it is, so that rounding leaves nothing out.
  const reach = (metres / earthRadius / Math.PI) * 180 + 1e-9;
  return { south: Math.max(-90, lat - reach), north: Math.min(90, lat + reach) };
}
