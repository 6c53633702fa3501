/** Something that was heard, for a list. */
export interface EventLine {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Name on the bus. */
  readonly name: string;
  /** The event as JSON, cut to {@link maxText}. */
  readonly text: string;
}

/** Lines that a list keeps. */
export const maxLines = 200;
/** Longest text of a line, in UTF-16 units. */
export const maxText = 2_000;

/** The newest first; the oldest are dropped. */
export function addLine(lines: readonly EventLine[], name: string, event: unknown): EventLine[] {
  const whole = JSON.stringify(event) ?? "";
  const text = whole.length > maxText ? `${whole.slice(0, maxText)}…` : whole;
  const line: EventLine = { number: (lines[0]?.number ?? 0) + 1, at: Date.now(), name, text };
  return [line, ...lines].slice(0, maxLines);
}
