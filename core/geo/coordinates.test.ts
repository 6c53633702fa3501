import fc from "fast-check";
import { expect, it } from "vitest";
import { placeAt, readCoordinates, writeCoordinates } from "./coordinates.ts";

const tashkent = { lat: 41.31, lng: 69.24 };

it("C461 a place of a map that was turned round the world lies within ±180 and ±90 degrees", () => {
  for (const turns of [-720, -360, 0, 360, 720]) expect(placeAt({ lat: 41.31, lng: 69.24 + turns })).toEqual(tashkent);
  expect([placeAt({ lat: 95, lng: 180 }), placeAt({ lat: -95, lng: -180 })]).toEqual([{ lat: 90, lng: 180 }, { lat: -90, lng: -180 }]);
  fc.assert(fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (lng) => void expect(Math.abs(placeAt({ lat: 0, lng }).lng)).toBeLessThanOrEqual(180)));
});

it.each([
  "41.31, 69.24", "41.31,69.24", "41,31; 69,24", "41,31 69,24", "41,31, 69,24", " 41.31 69.24 ", "41.31°, 69.24°", "(41.31, 69.24)", "41.31;69.24", "+41.31\t69.24",
])("C462 %j is a place", (text) => {
  expect(readCoordinates(text)).toEqual(tashkent);
});

it("C462 south and west are below zero, whichever minus is typed", () => {
  expect(readCoordinates("-33.5, −70")).toEqual({ lat: -33.5, lng: -70 });
});

it.each(["", "41.31", "91, 0", "0, 181", "41,31,69,24", "1 2 3", "NaN, 1", "1e1, 2", "абв", "\ud800", "9".repeat(100_000), "1,".repeat(50_000)])("C463 %.12j is no place", (text) => {
  expect(readCoordinates(text)).toBeUndefined();
});

it("C464 what is written of a place is read as that place", () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => Number(value.toFixed(6)) + 0);
  fc.assert(fc.property(degrees(90), degrees(180), (lat, lng) => void expect(readCoordinates(writeCoordinates({ lat, lng }))).toEqual({ lat, lng })));
});
