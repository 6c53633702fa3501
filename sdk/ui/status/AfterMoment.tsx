import { useEffect, useState, type ReactNode } from "react";
import { afterMoment } from "./moment.ts";

/**
 * Draws its children only after 150 ms, so that what comes at once neither flickers nor waits for its own stand-in.
 * @example <AfterMoment><SkeletonText /></AfterMoment>
 */
export const AfterMoment = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [isLate, setLate] = useState(false);
  useEffect(() => afterMoment(() => setLate(true)), []);
  return isLate ? children : undefined;
};
