import { defineElementType } from "./ElementType.ts";
import { file } from "./file.ts";

export const image = defineElementType({ ...file, type: "image" });
