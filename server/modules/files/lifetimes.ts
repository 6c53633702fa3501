const hour = 3_600_000;

/** Milliseconds that a file without a record stays. */
export const lifetimes = {
  /** Longer than a request may take. */
  pending: hour / 4,
  /** From its beginning to its end, however often it is broken off (ours). */
  resumable: 24 * hour,
  /** D9 */
  guests: 24 * hour,
  /** A form that was left open may be taken up again (ours). */
  users: 7 * 24 * hour,
  /** Taken out of its record: an undo still finds it (ours). */
  released: 24 * hour,
} as const;

export const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();
