import type { SignatureSettings } from "#contract/signature.ts";
import type { SignatureConfig } from "../../readSignatureConfig.ts";

/** What checks signatures on this server. */
export interface Signatures {
  /** What browsers are told. */
  readonly settings: SignatureSettings;
}

/** Undefined where nothing is configured that checks a signature. @throws ConfigError for files that cannot be read */
export async function openSignatures({ roots, server, apiKeys, details, service, timestampUrl }: SignatureConfig): Promise<Signatures | undefined> {
  if (roots === undefined && server === undefined) return undefined;
  return {
    settings: {
      apiKeys: [...apiKeys], ...(details !== undefined && { details }), ...(service !== undefined && { service }),
      ...((timestampUrl !== undefined || server !== undefined) && { hasTimestamp: true }),
    },
  };
}
