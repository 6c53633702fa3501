import { useCallback, useEffect, useRef } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";

/**
 * Asks before unsaved work is left.
 * @returns says that nothing here is worth the question any more: at once, for what is saved closes before it is drawn
 */
export function useLeaveGuard(isDirty: boolean): () => void {
  const navigation = useCapability("navigation");
  const isGuarded = useRef(isDirty);
  useEffect(() => {
    isGuarded.current = isDirty;
  }, [isDirty]);
  useEffect(() => {
    const registration = navigation.guard(() => isGuarded.current);
    return () => registration.dispose();
  }, [navigation]);
  return useCallback(() => {
    isGuarded.current = false;
  }, []);
}
