import fc from "fast-check";
import { expect, it } from "vitest";
import { coercePolygon, maxPositions, type Polygon } from "../coercion/coercePolygon.ts";
import { areaOf, cornersOf, readCorners, withCorners, writeCorners } from "./polygons.ts";

const square: Polygon = { type: "Polygon", coordinates: [[[69, 41], [70, 41], [70, 42], [69, 42], [69, 41]]] };

it("C467 a polygon has closed rings of four positions at least, all of them on the globe", () => {
  expect(coercePolygon(square)).toEqual({ ok: true, value: square });
  expect(coercePolygon({ ...square, bbox: [], coordinates: [square.coordinates[0]!.map((position) => [...position, 400])] })).toEqual({ ok: true, value: square });
  expect([coercePolygon(null), coercePolygon("")]).toEqual([{ ok: true, value: null }, { ok: true, value: null }]);
  const ring = (...positions: unknown[]) => ({ type: "Polygon", coordinates: [positions] });
  const many = Array.from({ length: maxPositions + 1 }, () => [1, 1]);
  const wrong = [
    "x", "x".repeat(10_000_000), 5, [], {}, true, { type: "Point", coordinates: [1, 2] }, { type: "Polygon" }, { type: "Polygon", coordinates: [] }, ring(),
    ring([69, 41], [70, 41], [69, 41]), ring([69, 41], [70, 41], [70, 42], [69, 42]), ring([69, 91], [70, 41], [70, 42], [69, 91]), ring([181, 1], [1, 1], [1, 2], [181, 1]),
    ring([69, "41"], [70, 41], [70, 42], [69, "41"]), ring([NaN, 41], [70, 41], [70, 42], [NaN, 41]), ring([1], [2], [3], [1]), ring(null, null, null, null), ring([1, 1, 1, 1], [2, 2], [3, 3], [1, 1, 1, 1]),
    ring(...many), { type: "Polygon", coordinates: [square.coordinates[0], []] }, { type: "Polygon", coordinates: { length: 1 } }, JSON.parse('{ "__proto__": { "type": "Polygon" }, "coordinates": [] }'),
  ];
  for (const value of wrong) expect([String(JSON.stringify(value)).slice(0, 60), coercePolygon(value)]).toEqual([String(JSON.stringify(value)).slice(0, 60), { ok: false, key: "coercion.polygon" }]);
  fc.assert(fc.property(fc.anything(), (value) => void coercePolygon(value)));
});

it("C468 corners are written one a line and read again; a line that is no place is no outline", () => {
  const corners = cornersOf(square);
  expect(writeCorners(corners)).toBe("41, 69\n41, 70\n42, 70\n42, 69");
  expect(withCorners(readCorners(writeCorners(corners))!)).toEqual(square);
  expect(readCorners("41, 69\n\n41,5; 70\n 42 70 \n41, 69")).toHaveLength(3);
  expect([readCorners("41, 69\nбурчак"), readCorners(""), withCorners(corners.slice(0, 2))]).toEqual([undefined, [], undefined]);
});

it("C469 another outline leaves the holes", () => {
  const hole = [[69.2, 41.2], [69.4, 41.2], [69.4, 41.4], [69.2, 41.2]] as const;
  const holed: Polygon = { type: "Polygon", coordinates: [square.coordinates[0]!, hole] };
  expect(withCorners(cornersOf(holed).slice(0, 3), holed)?.coordinates[1]).toEqual(hole);
  expect(areaOf(holed)).toBeLessThan(areaOf(square));
});

it("C470 the area is that on the globe, whichever way round the corners go", () => {
  // A square of one degree at the equator has 12,364 km².
  const atEquator = withCorners([{ lat: 0, lng: 0 }, { lat: 0, lng: 1 }, { lat: 1, lng: 1 }, { lat: 1, lng: 0 }])!;
  expect(areaOf(atEquator) / 1e6).toBeCloseTo(12_364, -1);
  expect(areaOf(withCorners(cornersOf(atEquator).reverse())!)).toBeCloseTo(areaOf(atEquator), 0);
});
