import { defineElementType } from "./ElementType.ts";

export const geoPoint = defineElementType({ type: "geo_point", value: "point" });
