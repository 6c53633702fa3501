/** What is known of the failed sign-ins of one user name or address (D23). */
export interface AttemptState {
  readonly failed: number;
  readonly lastAt: Date;
  readonly lockedUntil: Date | undefined;
}

export interface AttemptLimits {
  /** Failures without delay. */
  readonly free: number;
}

export const limitsByUser: AttemptLimits = { free: 5 };
/** An office shares one address. */
export const limitsByAddress: AttemptLimits = { free: 50 };

const forgetAfterMs = 15 * 60_000;
const firstDelayMs = 30_000;
const longestDelayMs = 15 * 60_000;

export type Admission = { readonly waitSeconds: number } | { readonly state: AttemptState };

/**
 * Admits an attempt and counts it as failed in advance, so that attempts made at once cannot outrun the count; a
 * success takes it back. From the fifth failure on the next attempt waits 30 s, and twice as long each time, up to
 * 15 minutes; after 15 quiet minutes the count begins anew.
 */
export function admitAttempt(known: AttemptState | undefined, limits: AttemptLimits, now: Date): Admission {
  const wait = (known?.lockedUntil?.getTime() ?? 0) - now.getTime();
  if (wait > 0) return { waitSeconds: Math.ceil(wait / 1000) };
  const isForgotten = known === undefined || now.getTime() - known.lastAt.getTime() > forgetAfterMs;
  const failed = isForgotten ? 1 : known.failed + 1;
  return { state: { failed, lastAt: now, lockedUntil: lockAfter(failed, limits, now) } };
}

function lockAfter(failed: number, { free }: AttemptLimits, now: Date): Date | undefined {
  if (failed < free) return undefined;
  return new Date(now.getTime() + Math.min(firstDelayMs * 2 ** (failed - free), longestDelayMs));
}

/** The key that addresses of one holder share: an IPv6 user has a whole /64. */
export function addressKey(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(8 - groups.length - rest.length, 0);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...rest];
  return `${all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
