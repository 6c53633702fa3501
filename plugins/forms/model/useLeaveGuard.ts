import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";

/**
 * Asks before unsaved work is left.
 * @param onAsked the person is asked about it now
 * @returns says that nothing here is worth the question any more: at once, for what is saved closes before it is drawn
 */
export function useLeaveGuard(isDirty: boolean, onAsked: () => void): () => void {
  const navigation = useCapability("navigation");
  const isGuarded = useRef(isDirty);
  const asked = useEffectEvent(onAsked);
  useEffect(() => {
    isGuarded.current = isDirty;
  }, [isDirty]);
  useEffect(() => {
    const registration = navigation.guard(() => {
      if (isGuarded.current) asked();
      return isGuarded.current;
    });
    return () => registration.dispose();
  }, [navigation]);
  return useCallback(() => {
    isGuarded.current = false;
  }, []);
}
