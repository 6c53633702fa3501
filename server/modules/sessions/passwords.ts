import { hash, verify } from "@node-rs/argon2";
import { CallFailure } from "../../http/CallFailure.ts";

/** argon2id with 19 MiB (D23; OWASP's minimum), about 0.1 s. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each takes 19 MiB while it runs: two at once keep a flood of sign-ins within the memory that there is. */
const atOnce = 2;
const waitAtMost = 50;
let running = 0;
const waiting: (() => void)[] = [];

/** Hash of no password: verifying against it takes as long as against a user's. */
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

const isHash = (text: string | null | undefined): text is string => text !== nobodysHash && /^\$argon2id?\$v=\d+\$[^$]+\$[^$]+\$[^$]+$/.test(text ?? "");

/**
 * Whether it is the password of the hash. Without a hash (an unknown user, one who has no password) the answer is no, after the same
 * time; so it is for what stands in its place (P04).
 * @throws CallFailure too_many_requests
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isKnown = isHash(passwordHash);
  const isRight = await inTurn(() => verify(isKnown ? passwordHash : nobodysHash, password));
  return isKnown && isRight;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitAtMost) throw new CallFailure("too_many_requests", { params: { seconds: 5 } });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
