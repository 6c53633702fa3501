import * as asn1js from "asn1js";
import type { SignerInfo } from "pkijs";
import { digestBytes, isSignedBy } from "./checkSigned.ts";
import type { SignedPackage } from "./readPackage.ts";
import { SignatureRefused } from "./SignatureRefused.ts";

const oids = { contentType: "1.2.840.113549.1.9.3", messageDigest: "1.2.840.113549.1.9.4" };

type Checked = Pick<SignedPackage, "certificate" | "content" | "signedData" | "signerInfo">;

/**
 * Whether the signer signed this content: by signed attributes, which have to be there and say of what type the content is and what its
 * digest is (RFC 5652 §5.4, §5.6). What the signer says of the time is believed nowhere.
 * @throws SignatureRefused
 */
export function checkAttributes({ certificate, content, signedData, signerInfo }: Checked): void {
  const { digestAlgorithm, signatureAlgorithm, signedAttrs, signature } = signerInfo;
  if (!signedAttrs) throw new SignatureRefused("without signed attributes");
  const contentType = onlyValue(signerInfo, oids.contentType);
  if (!(contentType instanceof asn1js.ObjectIdentifier) || contentType.valueBlock.toString() !== signedData.encapContentInfo.eContentType) {
    throw new SignatureRefused("the content is of another type than was signed");
  }
  const digest = onlyValue(signerInfo, oids.messageDigest);
  if (!(digest instanceof asn1js.OctetString) || !Buffer.from(digest.getValue()).equals(digestBytes(digestAlgorithm, content))) {
    throw new SignatureRefused("the content is another than was signed");
  }
  const isSigned = isSignedBy({
    key: certificate.subjectPublicKeyInfo, algorithm: signatureAlgorithm, digest: digestAlgorithm,
    data: new Uint8Array(signedAttrs.encodedValue), signature: new Uint8Array(signature.getValue()),
  });
  if (!isSigned) throw new SignatureRefused("the signature is not of this key");
}

function onlyValue({ signedAttrs }: SignerInfo, oid: string): unknown {
  const found = signedAttrs?.attributes.filter(({ type }) => type === oid) ?? [];
  const values = found.flatMap((attribute) => attribute.values as unknown[]);
  if (found.length !== 1 || values.length !== 1) throw new SignatureRefused(`signed attribute ${oid} is not there once`);
  return values[0];
}
