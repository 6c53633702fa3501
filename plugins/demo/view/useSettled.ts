import { useEffect, useState } from "react";

/** After the last key, in milliseconds: compiling and mounting take their time too, and all of it is to be less than 300. */
const pause = 120;

/** The value as it was when typing last rested. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
