import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const sessionCapability: CapabilityFactory<"session"> = ({ session }) => ({
  begin: async (call, options) => await session.begin(call, options),
  observe: async (userId) => await session.observe(userId),
  leave: async (url, journey) => await session.leave(url, journey),
  arrive: async (state) => await Promise.resolve(session.arrive(state)),
  reload: async () => await session.reload(),
  signOut: async () => await session.signOut(),
});
