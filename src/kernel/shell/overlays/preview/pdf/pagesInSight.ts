/** Pages by their index; `last` is among them. */
export interface Sight {
  readonly first: number;
  readonly last: number;
  /** The page in the middle. */
  readonly current: number;
}

interface Column {
  readonly count: number;
  /** Where a page begins, from the top of the first. */
  topOf(index: number): number;
}

/** What a frame shows of a column of pages, and half of its height before and behind it. */
export function pagesInSight({ count, topOf }: Column, frame: { readonly top: number; readonly height: number }): Sight {
  const at = (place: number): number => lastBefore(count, (index) => topOf(index) <= place);
  const { top, height } = frame;
  return { first: at(top - height / 2), last: at(top + height * 1.5), current: at(top + height / 2) };
}

/** The last index for which it holds; it holds for none after one for which it does not. 0 if for none. */
function lastBefore(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, Math.max(0, count - 1)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
