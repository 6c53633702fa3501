import { createHash, createPublicKey, verify, type KeyObject } from "node:crypto";
import type { AlgorithmIdentifier, PublicKeyInfo } from "pkijs";
import { SignatureRefused } from "./SignatureRefused.ts";

/** Digests that are taken; nothing of MD5 and SHA-1. */
const digests: Readonly<Record<string, string>> = {
  "2.16.840.1.101.3.4.2.1": "sha256", "2.16.840.1.101.3.4.2.2": "sha384", "2.16.840.1.101.3.4.2.3": "sha512",
};
const rsa = "1.2.840.113549.1.1.1";
/** Signatures that are taken: of which keys, with which digest. */
const signatures: Readonly<Record<string, readonly [key: "rsa" | "ec", digest: string]>> = {
  "1.2.840.113549.1.1.11": ["rsa", "sha256"], "1.2.840.113549.1.1.12": ["rsa", "sha384"], "1.2.840.113549.1.1.13": ["rsa", "sha512"],
  "1.2.840.10045.4.3.2": ["ec", "sha256"], "1.2.840.10045.4.3.3": ["ec", "sha384"], "1.2.840.10045.4.3.4": ["ec", "sha512"],
};

interface Signed {
  readonly key: PublicKeyInfo;
  readonly algorithm: AlgorithmIdentifier;
  /** Said apart from the signature in a package: the two have to agree. */
  readonly digest?: AlgorithmIdentifier;
  readonly data: Uint8Array;
  readonly signature: Uint8Array;
}

/** Whether the key signed the data. @throws SignatureRefused for an algorithm or a key that is not taken */
export function isSignedBy({ key, algorithm, digest, data, signature }: Signed): boolean {
  const said = digest && digestOf(digest);
  const named = signatures[algorithm.algorithmId] ?? (algorithm.algorithmId === rsa && said ? (["rsa", said] as const) : undefined);
  if (!named || (said !== undefined && said !== named[1])) throw new SignatureRefused(`algorithm ${algorithm.algorithmId} is not taken`);
  const publicKey = readKey(key);
  if (publicKey.asymmetricKeyType !== named[0]) throw new SignatureRefused(`algorithm ${algorithm.algorithmId} is not of this key`);
  return verify(named[1], data, publicKey, signature);
}

/** @throws SignatureRefused for a digest that is not taken */
export const digestBytes = (algorithm: AlgorithmIdentifier, data: Uint8Array): Buffer => createHash(digestOf(algorithm)).update(data).digest();

function digestOf({ algorithmId }: AlgorithmIdentifier): string {
  const digest = digests[algorithmId];
  if (digest === undefined) throw new SignatureRefused(`digest ${algorithmId} is not taken`);
  return digest;
}

/** RSA of 2048 bits or more, P-256 and P-384. */
function readKey(key: PublicKeyInfo): KeyObject {
  const publicKey = parseKey(key);
  const { modulusLength = 0, namedCurve = "" } = publicKey.asymmetricKeyDetails ?? {};
  const isTaken = publicKey.asymmetricKeyType === "rsa" ? modulusLength >= 2048 && modulusLength <= 8192 : ["prime256v1", "secp384r1"].includes(namedCurve);
  if (!isTaken) throw new SignatureRefused("the key is too weak, or of a kind that is not taken");
  return publicKey;
}

function parseKey(key: PublicKeyInfo): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(key.toSchema().toBER()), format: "der", type: "spki" });
  } catch {
    throw new SignatureRefused("the key cannot be read");
  }
}
