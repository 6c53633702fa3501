import { defineElementType } from "./ElementType.ts";

export const geoPolygon = defineElementType({ type: "geo_polygon", value: "polygon" });
