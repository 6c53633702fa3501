import type { Certificate } from "pkijs";
import { isSignedBy } from "../package/checkSigned.ts";
import { SignatureRefused } from "../package/SignatureRefused.ts";
import { authorityDepth, checkExtensions, checkLife } from "./certificateFacts.ts";

/** Certificates of a chain at most, the root counted. */
const longest = 5;

interface Setting {
  /** What the package brought: believed as far as a root vouches for it. */
  readonly pool: readonly Certificate[];
  readonly roots: readonly Certificate[];
  readonly now: Date;
}

/**
 * The certificate, who issued it, and so on to one of the roots. Each is valid now, and each but the first may issue; nothing is fetched.
 * @throws SignatureRefused
 */
export function findChain(leaf: Certificate, { pool, roots, now }: Setting): Certificate[] {
  const chain = [leaf];
  for (let last = leaf; ; last = chain.at(-1) ?? leaf) {
    checkLife(last, now);
    checkExtensions(last);
    if (chain.length > 1 && roots.includes(last)) return chain;
    if (chain.length === longest) throw new SignatureRefused("the chain is too long");
    chain.push(issuerOf(last, { pool, roots, below: chain }));
  }
}

/** Roots are asked first, so that a chain ends as soon as it can. */
function issuerOf(certificate: Certificate, { pool, roots, below }: Pick<Setting, "pool" | "roots"> & { readonly below: readonly Certificate[] }): Certificate {
  const issuer = [...roots, ...pool].find((one) => !below.includes(one) && one.subject.isEqual(certificate.issuer) && isIssuedBy(certificate, one));
  if (!issuer) throw new SignatureRefused("the chain leads to no root");
  const depth = authorityDepth(issuer);
  if (depth === undefined) throw new SignatureRefused("an issuer is no authority");
  if (depth < below.length - 1) throw new SignatureRefused("an authority may not have so many below it");
  return issuer;
}

function isIssuedBy(certificate: Certificate, issuer: Certificate): boolean {
  // RFC 5280 §4.1.1.2: said twice, and signed once.
  if (certificate.signatureAlgorithm.algorithmId !== certificate.signature.algorithmId) throw new SignatureRefused("a certificate names two algorithms");
  return isSignedBy({
    key: issuer.subjectPublicKeyInfo, algorithm: certificate.signatureAlgorithm,
    data: certificate.tbsView, signature: certificate.signatureValue.valueBlock.valueHexView,
  });
}
