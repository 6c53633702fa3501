import { useEffect, useState, type ReactNode } from "react";

/** What is there sooner needs no stand-in, in milliseconds. */
const moment = 150;

type Callback = () => void;

/** Those that came within one task: a page of a hundred parts has one timer. */
let latest: Set<Callback> | undefined;

/** @returns takes the callback back */
function afterMoment(callback: Callback): () => void {
  const together = (latest ??= beginMoment());
  together.add(callback);
  return () => together.delete(callback);
}

function beginMoment(): Set<Callback> {
  const together = new Set<Callback>();
  setTimeout(() => {
    for (const callback of together) callback();
  }, moment);
  queueMicrotask(() => {
    latest = undefined;
  });
  return together;
}

/**
 * Draws its children only after 150 ms, so that what comes at once neither flickers nor waits for its own stand-in.
 * @example <AfterMoment><SkeletonText /></AfterMoment>
 */
export const AfterMoment = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [isLate, setLate] = useState(false);
  useEffect(() => afterMoment(() => setLate(true)), []);
  return isLate ? children : undefined;
};
