import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const expressionsCapability: CapabilityFactory<"expressions"> = ({ expressions }) => ({
  prepare: async (request) => await expressions.prepare(request),
});
