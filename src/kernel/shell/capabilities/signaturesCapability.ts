import type { SignatureProvider } from "#sdk/capabilities/signatures.ts";
import type { CapabilityFactory } from "./CapabilityFactory.ts";

/** Few people sign: what it takes comes with the first of them. */
export const signaturesCapability: CapabilityFactory<"signatures"> = (services) => {
  let signer: Promise<SignatureProvider> | undefined;
  const open = async (): Promise<SignatureProvider> => await (signer ??= import("../../services/signatures/LocalSigner.ts").then(({ LocalSigner }) => new LocalSigner(services)));
  return {
    keys: async (options) => await (await open()).keys(options),
    sign: async (text, key, options) => await (await open()).sign(text, key, options),
  };
};
