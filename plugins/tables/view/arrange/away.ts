/** How far a point is from a stretch, in pixels; 0 within it. */
export const away = (at: number, start: number, end: number): number => Math.max(start - at, at - end, 0);
