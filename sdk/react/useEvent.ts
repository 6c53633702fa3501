import { useEffect, useRef } from "react";
import type { EventMap } from "../capabilities/events.ts";
import { useCapability } from "./CapabilitiesContext.ts";

/**
 * Calls the latest listener at each event while the component is there. Needs `events`.
 * @since 1.0.0
 * @example useEvent("record", ({ tables }) => tables.includes("cities") && reload());
 */
export function useEvent<Name extends keyof EventMap>(name: Name, listener: (event: EventMap[Name]) => void): void {
  const events = useCapability("events");
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    const hearing = events.on(name, (event) => latest.current(event));
    return () => hearing.dispose();
  }, [events, name]);
}
