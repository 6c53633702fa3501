import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { countCall } from "../../../http/countCall.ts";
import { addressKey } from "../../attempts/index.ts";
import { checkAttributes } from "../package/checkAttributes.ts";
import { readPackage, type SignedPackage } from "../package/readPackage.ts";
import { demandSignatures, siteOf, tellRefusal } from "../signatureCall.ts";
import { joinTimestamp } from "./joinTimestamp.ts";

/** An office shares one address; the authority is asked for by nobody else's means but ours. */
const perAddress = { atMost: 120, windowMs: 60_000 };

/**
 * A signed package with a timestamp over its signature: of the operator's authority, or of the vendor's for national algorithms.
 * @throws CallFailure `invalid_signer` for what is not signed; `unavailable`; too_many_requests
 */
export async function stampPackage(context: CallContext, pkcs7: string): Promise<{ pkcs7b64: string }> {
  const signatures = demandSignatures(context);
  await countCall(context, `timestamp:${addressKey(context.address)}`, perAddress);
  try {
    const signed = readPackage(pkcs7);
    if (signatures.vendor && (signed.isNational || !signatures.authority)) return { pkcs7b64: await signatures.vendor.stamp(signed.base64, siteOf(context)) };
    if (!signatures.authority) throw new CallFailure("unavailable");
    checkAttributes(signed);
    const token = await signatures.authority.stamp(new Uint8Array(signed.signerInfo.signature.getValue()));
    return { pkcs7b64: demandUnbroken(joinTimestamp(signed, token)) };
  } catch (error) {
    throw error instanceof CallFailure ? error : tellRefusal(context, error);
  }
}

/** What was signed is written anew beside the stamp: it still has to hold. */
function demandUnbroken(pkcs7b64: string): string {
  const again: SignedPackage = readPackage(pkcs7b64);
  checkAttributes(again);
  return pkcs7b64;
}
