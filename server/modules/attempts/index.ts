export { addressKey, limitsByAddress, limitsByUser } from "./attemptDelay.ts";
export { countAttempt, forgiveAll, forgiveOne, type AttemptKey } from "./countAttempt.ts";
