import type { Point } from "../coercion/coercePoint.ts";

/** A tenth of a metre: more digits than a map can tell apart. */
const digits = 6;

const rounded = (degrees: number): number => Number(degrees.toFixed(digits));

/**
 * A place of a map that was dragged round the world: 429.24° is 69.24°. Beyond the poles there is nothing.
 * @example placeAt({ lat: 41.31, lng: 429.24 }) // { lat: 41.31, lng: 69.24 }
 */
export function placeAt({ lat, lng }: Point): Point {
  const turned = lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;
  return { lat: rounded(Math.min(90, Math.max(-90, lat))), lng: rounded(turned) };
}

const number = String.raw`([+\-−]?\d{1,3}(?:[.,]\d{1,15})?)\s*°?`;
const withPoints = new RegExp(`^${number.replace("[.,]", "[.]")}\\s*[,;\\s]\\s*${number.replace("[.,]", "[.]")}$`);
const withCommas = new RegExp(`^${number}(?:\\s*;\\s*|\\s+|,\\s+)${number}$`);

/**
 * Latitude and longitude as people write and paste them: "41.31, 69.24", "41,31; 69,24", "41.31 69.24". Undefined for what is
 * not two numbers of degrees on the globe.
 */
export function readCoordinates(text: string): Point | undefined {
  const trimmed = text.trim().replace(/^[([]\s*|\s*[)\]]$/g, "");
  const [, lat, lng] = withPoints.exec(trimmed) ?? withCommas.exec(trimmed) ?? [];
  if (lat === undefined || lng === undefined) return undefined;
  const point = { lat: degreesOf(lat), lng: degreesOf(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : undefined;
}

const degreesOf = (text: string): number => Number(text.replace("−", "-").replace(",", ".")) + 0;

/** As they are shown, and understood when they are pasted elsewhere. */
export const writeCoordinates = ({ lat, lng }: Point): string => `${lat}, ${lng}`;
