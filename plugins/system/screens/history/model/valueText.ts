/** A value as a line of text; `undefined` when there is none. @param t says yes and no */
export function valueText(value: unknown, t: (key: string) => string): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "boolean") return t(value ? "system.history.yes" : "system.history.no");
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.length === 0 ? undefined : value.join(", ");
  return typeof value === "object" ? JSON.stringify(value, undefined, 2) : String(value as string | number);
}
