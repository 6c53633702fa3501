import { asTexts } from "./asTexts.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const metricsCapability: CapabilityFactory<"metrics"> = ({ http }) => ({
  read: async (name, params = {}, options = {}) => await http.call("GET metrics/{name}", { params: { name }, query: asTexts(params), ...options }),
});
