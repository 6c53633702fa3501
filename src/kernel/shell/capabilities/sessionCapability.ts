import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const sessionCapability: CapabilityFactory<"session"> = ({ session }) => ({
  begin: async (call, options) => await session.begin(call, options),
  signOut: async () => await session.signOut(),
});
