/** Characters of a result that are shown. */
const mostShown = 20_000;

/**
 * A value as JSON that a person reads, so much of it as is shown.
 * @example showValue({ a: 1 }) // { text: '{\n  "a": 1\n}', isCut: false }
 */
export function showValue(value: unknown): { text: string; isCut: boolean } {
  const text = JSON.stringify(value ?? null, null, 2);
  return { text: text.slice(0, mostShown), isCut: text.length > mostShown };
}
