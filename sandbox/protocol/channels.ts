import type { RealmLimits } from "#core/limits/realmLimits.ts";

/**
 * Everything that a guest says is one string, so that its size is known before any of it is parsed: one letter that
 * names the channel, then the body. Anything but a string with a known letter ends the realm.
 *
 * - `p` pong: the number of the ping, in digits
 * - `e` enter: the root whose code runs next, in digits; sent before the code, so that it names the culprit of a loop
 * - `a` ack: the sequence number of an event that has been handled, in digits; the next one is sent only then
 * - `b` batch: JSON of {@link Batch}
 * - `s` SDK call: JSON of one Comlink message
 * - `m` message: JSON of a {@link GuestMessage}
 * - `r` result: an {@link EvaluationResult}, see {@link writeEvaluation}
 */
export const channels = { pong: "p", enter: "e", ack: "a", batch: "b", call: "s", message: "m", result: "r" } as const;

export type Channel = (typeof channels)[keyof typeof channels];

export type BodyLengths = Readonly<Record<Channel, number>>;

/** Longest body of each channel in UTF-16 units (sandbox limits: 256 KB of operations, 1 MB of SDK arguments). */
export const longestBody = ({ operationsLength, argumentsLength, lineLength, cellLength }: RealmLimits): BodyLengths => ({
  p: 10,
  e: 10,
  a: 10,
  b: operationsLength,
  s: argumentsLength,
  // What is longer is cut by our guest, and has frames beside it.
  m: Math.max(64 * 1024, 16 * lineLength),
  r: Math.max(1024 * 1024, 4 * cellLength),
});

export interface Line {
  readonly channel: Channel;
  readonly body: string;
}

export type LineFault = "protocol" | "size";

/**
 * Splits what arrived on a guest's port.
 * @param longest of {@link longestBody}
 * @returns the line, or why the realm has to end
 * @example readLine("p12", longestBody(realmLimits)) // { channel: "p", body: "12" }
 */
export function readLine(data: unknown, longest: BodyLengths): Line | LineFault {
  if (typeof data !== "string" || data.length === 0) return "protocol";
  const channel = data[0] as Channel;
  if (!Object.hasOwn(longest, channel)) return "protocol";
  if (data.length - 1 > longest[channel]) return "size";
  return { channel, body: data.slice(1) };
}

/** A whole number of at most nine digits, as `p`, `e` and `a` carry it. */
export function readNumber(body: string): number | undefined {
  return /^\d{1,9}$/.test(body) ? Number(body) : undefined;
}
