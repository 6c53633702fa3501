import { useEffect, useState } from "react";

/** The value as it was when it last stood still for `pause` milliseconds. */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
