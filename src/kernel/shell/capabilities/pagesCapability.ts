import { readLanding } from "../../services/http/readLanding.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

/** Sources are asked for apart, by their hash: they are immutable and stay in the browser's cache. */
const byHash = { components: "hash" };

export const pagesCapability: CapabilityFactory<"pages"> = ({ http }) => ({
  read: async (name, query, options = {}) =>
    await http.call("GET pages/{name}", { params: { name }, query: { ...query, ...byHash }, ...options }),
  component: async (hash, options = {}) => await http.call("GET components/{hash}", { params: { hash }, ...options }),
  landing: async () => await readLanding(http),
});
