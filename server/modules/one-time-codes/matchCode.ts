import { verifySync } from "otplib";

/** Seconds (RFC 6238 §5.2). */
export const codePeriod = 30;

interface Matching {
  /** Base32. */
  readonly secret: string;
  /** The step of the last code that was used: neither it nor an older one is taken again. */
  readonly after: number | undefined;
  readonly now: Date;
}

/**
 * The time step of a code, one step early or late (RFC 6238 §5.2); undefined for what is no code of the secret, or was used before.
 * @example matchCode("123456", { secret, after: undefined, now }) // 58_926_171
 */
export function matchCode(code: string, { secret, after, now }: Matching): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({
    secret, token: code, period: codePeriod, epoch: Math.floor(now.getTime() / 1000), epochTolerance: codePeriod,
    ...(after !== undefined && { afterTimeStep: after }),
  });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}
