import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const sessionCapability: CapabilityFactory<"session"> = ({ session }) => ({
  begin: async (call, options) => await session.begin(call, options),
  observe: async (userId) => await session.observe(userId),
  reload: async () => await session.reload(),
  signOut: async () => await session.signOut(),
});
