/** A rectangle of the window. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Edges that differ by less are the same, in pixels: zoom makes fractions. */
const tolerance = 2;

export const areaOf = (element: Element): Area => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

export const common = (one: Area, other: Area): Area => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

export const widthOf = ({ left, right }: Area): number => Math.max(0, right - left);
export const heightOf = ({ top, bottom }: Area): number => Math.max(0, bottom - top);

export const grow = ({ left, top, right, bottom }: Area, by: number): Area => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

/** Whether they have more in common than an edge. */
export function meets(one: Area, other: Area): boolean {
  const both = common(one, other);
  return widthOf(both) > tolerance && heightOf(both) > tolerance;
}

export const isWithin = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left - tolerance && inner.top >= outer.top - tolerance && inner.right <= outer.right + tolerance && inner.bottom <= outer.bottom + tolerance;
