/** The whole numbers from the first up to the last, without it. */
export const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
