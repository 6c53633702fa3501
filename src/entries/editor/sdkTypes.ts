/** A chunk of its own, fetched with the first text of TypeScript. */
export const sdkTypes = __SDK_TYPES__;
