import { useEffect, useState } from "react";

/**
 * The value as it was when typing last rested.
 * @param pause milliseconds after the last key
 */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
