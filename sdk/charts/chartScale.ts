/** Round values from the least to the greatest, with zero among them: the axis begins and ends with one. */
export function roundTicks(values: readonly number[], about = 4): number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const span = most - least || 1;
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const [first, last] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)];
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Every so many of a row of labels, that none touches its neighbour; the last always. */
export function shownLabels(count: number, { width, each }: { width: number; each: number }): number[] {
  const step = Math.max(1, Math.ceil((count * each) / Math.max(width, 1)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}

/** A slice of a circle from one share to another, as a path. */
export function slicePath(from: number, to: number, radius: number): string {
  // A whole circle has no ends: it is drawn as almost one.
  const end = Math.min(to, from + 0.99999);
  const at = (share: number): string => `${(radius * Math.sin(2 * Math.PI * share)).toFixed(2)} ${(-radius * Math.cos(2 * Math.PI * share)).toFixed(2)}`;
  return `M 0 0 L ${at(from)} A ${radius} ${radius} 0 ${end - from > 0.5 ? 1 : 0} 1 ${at(end)} Z`;
}
