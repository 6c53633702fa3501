/**
 * Whether a value is an object as JSON has it, and no list.
 * @example isObject({ name: "Тошкент" }) // true
 * @example isObject([]) // false
 */
export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
