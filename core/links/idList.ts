/** Ids as one text of the wire, separated by commas. An id may hold a comma itself, and travels encoded then. */
export const joinIds = (ids: readonly string[]): string => ids.map((id) => id.replace(/[%,]/g, encodeURIComponent)).join(",");

/** What {@link joinIds} made; a percent sign that encodes nothing stands for itself. */
export const splitIds = (text: string): string[] => text.split(",").map((id) => id.replace(/%2C|%25/gi, (code) => decodeURIComponent(code)));
