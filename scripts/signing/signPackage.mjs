import { createHash } from "node:crypto";
import * as asn1js from "asn1js";
import { Attribute, ContentInfo, EncapsulatedContentInfo, IssuerAndSerialNumber, SignedAndUnsignedAttributes, SignedData, SignerInfo } from "pkijs";

const oids = { data: "1.2.840.113549.1.7.1", contentType: "1.2.840.113549.1.9.3", messageDigest: "1.2.840.113549.1.9.4", signingTime: "1.2.840.113549.1.9.5", stamp: "1.2.840.113549.1.9.16.2.14" };

/**
 * PKCS#7 of the data by the key, as the local service makes it.
 * @param {Buffer} data
 * @param {{ key: CryptoKey, certificate: import("pkijs").Certificate, isDetached: boolean }} by
 */
export async function signPackage(data, { key, certificate, isDetached }) {
  const values = [
    new Attribute({ type: oids.contentType, values: [new asn1js.ObjectIdentifier({ value: oids.data })] }),
    new Attribute({ type: oids.signingTime, values: [new asn1js.UTCTime({ valueDate: new Date() })] }),
    new Attribute({ type: oids.messageDigest, values: [new asn1js.OctetString({ valueHex: createHash("sha256").update(data).digest() })] }),
  ];
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data, ...(!isDetached && { eContent: new asn1js.OctetString({ valueHex: new Uint8Array(data).buffer }) }) }),
    signerInfos: [new SignerInfo({
      version: 1,
      sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
      signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: values }),
    })],
    certificates: [certificate],
  });
  await signed.sign(key, 0, "SHA-256", new Uint8Array(data).buffer);
  return {
    pkcs7_64: base64Of(signed),
    signature_hex: Buffer.from(signed.signerInfos[0].signature.getValue()).toString("hex"),
    signer_serial_number: serialOf(certificate),
  };
}

/**
 * The package with a timestamp beside the signature.
 * @param {string} base64
 * @param {string} token base64 of the authority's token
 */
export function attachToken(base64, token) {
  const signed = new SignedData({ schema: new ContentInfo({ schema: asn1js.fromBER(Buffer.from(base64, "base64")).result }).content });
  const stamp = new Attribute({ type: oids.stamp, values: [asn1js.fromBER(Buffer.from(token, "base64")).result] });
  signed.signerInfos[0].unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [stamp] });
  return base64Of(signed);
}

/** @param {import("pkijs").Certificate} certificate */
export const serialOf = ({ serialNumber }) => Buffer.from(serialNumber.valueBlock.valueHexView).toString("hex");

const base64Of = (signed) => Buffer.from(new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) }).toSchema().toBER()).toString("base64");

