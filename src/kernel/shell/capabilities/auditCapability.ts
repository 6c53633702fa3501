import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const auditCapability: CapabilityFactory<"audit"> = ({ http }) => ({
  record: async ({ title, type, details }) => {
    const body = { actionTitle: title, actionType: type, fullUrl: window.location.href.slice(0, 2000), details };
    await http.call("POST audit", { body });
  },
});
