interface Pixel {
  readonly x: number;
  readonly y: number;
}

const distance = (one: Pixel, other: Pixel): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where among the corners of an outline another one belongs: on the side that it makes longer by the least. */
export function placeForCorner(corners: readonly Pixel[], corner: Pixel): number {
  if (corners.length < 3) return corners.length;
  const detours = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return distance(from, corner) + distance(corner, to) - distance(from, to);
  });
  return detours.indexOf(Math.min(...detours)) + 1;
}
