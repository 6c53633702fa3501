import { defineElementType, type ElementType } from "./ElementType.ts";
import { elementTypes } from "./index.ts";
import type { ValueKind } from "./valueKinds.ts";

const byCode: ReadonlyMap<string, ElementType> = new Map(elementTypes.map((one) => [one.type, one]));

/** Every type of the product itself; one of a plugin has the plugin's name and a point before it. */
export const elementTypeCodes: readonly string[] = [...byCode.keys()];

/** Those that may edit the value of a table's filter. */
export const filterElementTypes: readonly string[] = elementTypeCodes.filter((type) => byCode.get(type)?.isForFilters);

/** Of a type of the product; undefined for one that a plugin brings. */
export const findElementType = (type: string): ElementType | undefined => byCode.get(type);

/** The same, where one of a plugin holds any plain data. */
export const elementTypeOf = (type: string): ElementType => byCode.get(type) ?? defineElementType({ type, value: "json" });

/** What an element of the type holds; undefined where it holds nothing. */
export const valueKindOf = (type: string): ValueKind | undefined => elementTypeOf(type).value;

/** Elements in it are of its value, and no fields of the record. */
export const isOwner = (type: string): boolean => byCode.get(type)?.isOwner === true;

/** Holds the id of an option, or ids of several. */
export const isChoice = (type: string): boolean => ["choice", "choices"].includes(valueKindOf(type) ?? "");
