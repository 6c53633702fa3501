/** What jsdom lacks for a map, and its code. */
export async function prepareMaps(): Promise<void> {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  await Promise.all([import("../elements/geo/PointMap.tsx"), import("../elements/geo/PolygonMap.tsx")]);
}
