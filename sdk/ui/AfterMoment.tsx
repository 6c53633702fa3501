import { useEffect, useState, type ReactNode } from "react";

/** What is there sooner needs no stand-in, in milliseconds. */
const moment = 150;

/**
 * Draws its children only after 150 ms, so that what comes at once neither flickers nor waits for its own stand-in.
 * @example <AfterMoment><SkeletonText /></AfterMoment>
 */
export const AfterMoment = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), moment);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? children : undefined;
};
