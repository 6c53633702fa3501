import * as asn1js from "asn1js";
import { Attribute, ContentInfo, SignedAndUnsignedAttributes } from "pkijs";
import type { SignedPackage } from "../package/readPackage.ts";

/** RFC 3161 appendix A. */
const timeStampToken = "1.2.840.113549.1.9.16.2.14";

/** The package with the token among what its signer did not sign; as base64, both of them. */
export function joinTimestamp({ signedData, signerInfo }: SignedPackage, token: string): string {
  const stamp = new Attribute({ type: timeStampToken, values: [asn1js.fromBER(Buffer.from(token, "base64")).result] });
  const others = signerInfo.unsignedAttrs?.attributes.filter(({ type }) => type !== timeStampToken) ?? [];
  signerInfo.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [...others, stamp] });
  const whole = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signedData.toSchema(true) as unknown });
  return Buffer.from(whole.toSchema().toBER()).toString("base64");
}
