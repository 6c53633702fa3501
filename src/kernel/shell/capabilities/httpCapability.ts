import { asTexts } from "./asTexts.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const httpCapability: CapabilityFactory<"http"> = ({ http }) => ({
  call: async (call, options) => await http.call(call, options),
  endpoint: async (name, parameters = {}, { method = "POST", ...options } = {}) => {
    const params = { name };
    if (method === "POST") return await http.call("POST endpoints/{name}", { params, body: parameters, ...options });
    return await http.call("GET endpoints/{name}", { params, query: asTexts(parameters), ...options });
  },
});
