import type { Site } from "../types.ts";
import { fail } from "./ExpressionError.ts";
import { readItems } from "./readItems.ts";
import { isForbiddenName, readOwn } from "./readProperty.ts";
import { checkedText, maxDepth, maxResultSize, tooDeep, tooLarge } from "./resultSize.ts";
import { isPlainObject } from "./toPrimitive.ts";

/** The value, when it is plain data all the way down and at most 64 KB; refused otherwise. */
export function plainResult(value: unknown, site: Site): unknown {
  switch (typeof value) {
    case "string": return checkedText(value, site);
    case "object": return value === null ? value : measured(value, site);
    case "number":
    case "boolean":
    case "undefined": return value;
    default: return fail(site, "not_plain", `a ${typeof value} is no data`);
  }
}

function measured(value: object, site: Site): object {
  measure(value, site, 0);
  return value;
}

/** Characters and items of the value; every one counts, so that no shape of the data makes the walk long. */
function measure(value: unknown, site: Site, depth: number, before = 0): number {
  let size = before + 1 + (typeof value === "string" ? value.length : 0);
  if (size > maxResultSize) tooLarge(site);
  if (typeof value !== "object" || value === null) return size;
  if (depth > maxDepth) tooDeep(site);
  if (Array.isArray(value)) {
    const items = readItems(value, site);
    for (let index = 0; index < items.length; index += 1) size = measure(items[index], site, depth + 1, size);
    return size;
  }
  if (!isPlainObject(value)) fail(site, "not_plain", "an instance of a class is no data");
  for (const key of Object.keys(value)) {
    if (isForbiddenName(key)) fail(site, "forbidden_name", `${key} cannot be in a result`);
    size = measure(readOwn(value, key, site), site, depth + 1, size + key.length);
  }
  return size;
}
