import { readFile } from "node:fs/promises";
import { Certificate } from "pkijs";
import type { SignatureSettings } from "#contract/signature.ts";
import { ConfigError } from "../../ConfigError.ts";
import type { SignatureConfig } from "../../readSignatureConfig.ts";
import { readPem } from "./chain/readPem.ts";
import { RevocationLists } from "./chain/RevocationLists.ts";
import { OwnVerifier } from "./OwnVerifier.ts";
import type { SignedPackage } from "./package/readPackage.ts";
import { SignatureRefused } from "./package/SignatureRefused.ts";
import type { SignatureVerifier } from "./SignatureVerifier.ts";
import { TimestampAuthority } from "./timestamp/TimestampAuthority.ts";
import { VendorServer } from "./vendor/VendorServer.ts";

/** What checks signatures on this server. */
export interface Signatures {
  /** What browsers are told. */
  readonly settings: SignatureSettings;
  /** The vendor's server for national algorithms, ours for all others; where one of them is not set up, the other. @throws SignatureRefused */
  verifierOf(signed: SignedPackage): SignatureVerifier;
  readonly vendor: VendorServer | undefined;
  readonly authority: TimestampAuthority | undefined;
}

/** Undefined where nothing is configured that checks a signature. @throws ConfigError for a file that is not what it has to be */
export async function openSignatures(config: SignatureConfig, now: () => Date): Promise<Signatures | undefined> {
  const { apiKeys, details, service, timestampUrl, server } = config;
  const roots = config.roots === undefined ? [] : await readRoots(config.roots);
  const own = roots.length === 0 ? undefined : new OwnVerifier({ roots, revocation: await openLists(config, now), now });
  const vendor = server === undefined ? undefined : new VendorServer({ base: server, now });
  if (own === undefined && vendor === undefined) return undefined;
  const authority = timestampUrl === undefined || own === undefined ? undefined : new TimestampAuthority({ url: timestampUrl, roots, now });
  return {
    settings: {
      apiKeys: [...apiKeys], ...(details !== undefined && { details }), ...(service !== undefined && { service }),
      ...((authority ?? vendor) && { hasTimestamp: true }),
    },
    verifierOf: ({ isNational }) => {
      const verifier = isNational ? vendor : (own ?? vendor);
      if (!verifier) throw new SignatureRefused("a national algorithm, and no server of the vendor's");
      return verifier;
    },
    vendor,
    authority,
  };
}

async function readRoots(file: string): Promise<Certificate[]> {
  try {
    const roots = readPem(await readFile(file), "CERTIFICATE").map((der) => Certificate.fromBER(new Uint8Array(der)));
    if (roots.length > 0) return roots;
  } catch {
    // Told with the file's name, as where it has none.
  }
  throw new ConfigError("EIMZO_ROOTS", `${file} has no certificates (PEM)`);
}

async function openLists({ crls, crlHosts, isUnrevoked }: SignatureConfig, now: () => Date): Promise<RevocationLists | undefined> {
  if (isUnrevoked) return undefined;
  const lists = new RevocationLists({ files: crls, hosts: crlHosts, now });
  await lists.open().catch((cause: unknown) => {
    throw new ConfigError("EIMZO_CRLS", `a file has no revocation list: ${cause instanceof Error ? cause.message : String(cause)}`);
  });
  return lists;
}
