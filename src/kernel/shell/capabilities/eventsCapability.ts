import { EventBus } from "../../services/events/EventBus.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const eventsCapability: CapabilityFactory<"events"> = ({ bus, log }, { ledger }) => {
  // A plugin's own events are heard by nobody else.
  const own = new EventBus(log);
  const busOf = (name: string): EventBus => (name.startsWith("custom:") ? own : bus);
  return {
    on: (name, listener) => ledger.track(`events.on ${name}`, busOf(name).on(name, listener)),
    emit: async (name, event) => await Promise.resolve(busOf(name).emit(name, event)),
  };
};
