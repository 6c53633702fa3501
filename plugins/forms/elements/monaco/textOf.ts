/** What an editor shows of a value that may be none. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
