import type { CapabilityFactory } from "./CapabilityFactory.ts";

export const sessionCapability: CapabilityFactory<"session"> = ({ session }) => ({
  signIn: async (body) => await session.signIn(body),
  signOut: async () => await session.signOut(),
});
