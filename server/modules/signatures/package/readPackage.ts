import * as asn1js from "asn1js";
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, type SignerInfo } from "pkijs";
import { SignatureRefused } from "./SignatureRefused.ts";

const oids = { data: "1.2.840.113549.1.7.1", signedData: "1.2.840.113549.1.7.2", subjectKeyId: "2.5.29.14" };
/** A chain has few certificates; whoever signs says no more of themselves. */
const mostCertificates = 10;

/** PKCS#7 with one signer and what is signed inside; nothing of it is proved yet. */
export interface SignedPackage {
  /** As it came, without white space. */
  readonly base64: string;
  readonly signedData: SignedData;
  readonly signerInfo: SignerInfo;
  readonly certificates: readonly Certificate[];
  /** The signer's, by what the package says of it. */
  readonly certificate: Certificate;
  readonly content: Uint8Array;
  /** Signed by a national algorithm, which only the vendor's server knows. */
  readonly isNational: boolean;
}

/**
 * Whatever the parsers throw at what is no such thing is a refusal, never a fault of ours.
 * @param type object identifier of what is to be inside: data, unless said
 * @throws SignatureRefused
 */
export function readPackage(text: string, type = oids.data): SignedPackage {
  try {
    return read(text.replace(/\s+/g, ""), type);
  } catch (cause) {
    if (cause instanceof SignatureRefused) throw cause;
    throw new SignatureRefused("no PKCS#7");
  }
}

function read(base64: string, type: string): SignedPackage {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new SignatureRefused("no base64");
  const signedData = readSignedData(Buffer.from(base64, "base64"));
  const [signerInfo, ...others] = signedData.signerInfos;
  if (!signerInfo || others.length > 0) throw new SignatureRefused(`${signedData.signerInfos.length} signers`);
  const { eContent, eContentType } = signedData.encapContentInfo;
  if (eContentType !== type || eContent === undefined) throw new SignatureRefused("what is signed is not inside");
  const certificates = (signedData.certificates ?? []).filter((one) => one instanceof Certificate);
  if (certificates.length > mostCertificates) throw new SignatureRefused(`${certificates.length} certificates`);
  const certificate = certificates.find((one) => isOf(one, signerInfo));
  if (!certificate) throw new SignatureRefused("without the signer's certificate");
  const isNational = [signerInfo.signatureAlgorithm, certificate.subjectPublicKeyInfo.algorithm].some(({ algorithmId }) => algorithmId.startsWith("1.2.860.3.15."));
  return { base64, signedData, signerInfo, certificates, certificate, content: new Uint8Array(eContent.getValue()), isNational };
}

function readSignedData(bytes: Uint8Array): SignedData {
  const { offset, result } = asn1js.fromBER(bytes);
  if (offset !== bytes.length) throw new SignatureRefused("no PKCS#7, or more than that");
  const { contentType, content } = new ContentInfo({ schema: result });
  if (contentType !== oids.signedData) throw new SignatureRefused("nothing signed");
  return new SignedData({ schema: content as unknown });
}

function isOf(certificate: Certificate, { sid }: SignerInfo): boolean {
  if (sid instanceof IssuerAndSerialNumber) return sid.issuer.isEqual(certificate.issuer) && sid.serialNumber.isEqual(certificate.serialNumber);
  const keyId = certificate.extensions?.find(({ extnID }) => extnID === oids.subjectKeyId)?.parsedValue as unknown;
  return keyId instanceof asn1js.OctetString && sid instanceof asn1js.Primitive && Buffer.from(keyId.valueBlock.valueHexView).equals(Buffer.from(sid.valueBlock.valueHexView));
}
