import type { FoundSheet } from "#sdk/wire.ts";

/** How a file was read, so that it is read so again. */
export const readingOf = ({ sheet, encoding, separator }: FoundSheet) => ({ ...(sheet !== null && { sheet }), ...(encoding !== null && { encoding }), ...(separator !== null && { separator }) });
