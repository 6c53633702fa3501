import { createHash, randomBytes } from "node:crypto";
import * as asn1js from "asn1js";
import { AlgorithmIdentifier, type Certificate, ExtKeyUsage, MessageImprint, TimeStampReq, TimeStampResp, TSTInfo } from "pkijs";
import { extensionOf } from "../chain/certificateFacts.ts";
import { fetchLimited } from "../chain/fetchLimited.ts";
import { findChain } from "../chain/findChain.ts";
import { checkAttributes } from "../package/checkAttributes.ts";
import { readPackage } from "../package/readPackage.ts";
import { VerifierSilent } from "../vendor/VerifierSilent.ts";

const oids = { sha256: "2.16.840.1.101.3.4.2.1", tstInfo: "1.2.840.113549.1.9.16.1.4", extendedKeyUsage: "2.5.29.37", timeStamping: "1.3.6.1.5.5.7.3.8" };
const limits = { bytes: 256 * 1024, milliseconds: 10_000 };
/** Milliseconds that the authority's clock may differ from ours. */
const drift = 300_000;

interface Options {
  /** The operator's. */
  readonly url: string;
  readonly roots: readonly Certificate[];
  readonly now: () => Date;
}

interface Asked {
  readonly hash: Buffer;
  readonly nonce: Buffer;
}

/** An authority that says when something was there (RFC 3161). */
export class TimestampAuthority {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * A token of the authority that these bytes are there now, as base64 of PKCS#7: with their own imprint and our nonce, of a key for
   * timestamps alone, up to the operator's roots (P16, RFC 3161 §2.4.2).
   * @throws VerifierSilent for an authority that does not answer, or not this
   */
  async stamp(bytes: Uint8Array): Promise<string> {
    // A nonce is a number: the first bit would be its sign.
    const asked = { hash: createHash("sha256").update(bytes).digest(), nonce: Buffer.from([1, ...randomBytes(15)]) };
    try {
      const token = await this.#ask(asked);
      this.#check(token, asked);
      return token;
    } catch (cause) {
      throw new VerifierSilent("the authority of timestamps does not answer, or otherwise than it was asked", { cause });
    }
  }

  async #ask({ hash, nonce }: Asked): Promise<string> {
    const messageImprint = new MessageImprint({ hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }), hashedMessage: new asn1js.OctetString({ valueHex: hash }) });
    const question = new TimeStampReq({ version: 1, messageImprint, nonce: new asn1js.Integer({ valueHex: nonce }), certReq: true });
    const body = new Uint8Array(question.toSchema().toBER());
    const answer = await fetchLimited(this.#options.url, limits, { method: "POST", body, headers: { "content-type": "application/timestamp-query" } });
    const { status, timeStampToken } = new TimeStampResp({ schema: asn1js.fromBER(answer).result });
    if (![0, 1].includes(Number(status.status)) || !timeStampToken) throw new Error(`status ${String(status.status)}`);
    return Buffer.from(timeStampToken.toSchema().toBER()).toString("base64");
  }

  #check(token: string, { hash, nonce }: Asked): void {
    const now = this.#options.now();
    const signed = readPackage(token, oids.tstInfo);
    checkAttributes(signed);
    findChain(signed.certificate, { pool: signed.certificates, roots: this.#options.roots, now });
    const usage = extensionOf(signed.certificate, oids.extendedKeyUsage);
    const purposes = usage?.parsedValue instanceof ExtKeyUsage ? usage.parsedValue.keyPurposes : [];
    if (usage?.critical !== true || purposes.join() !== oids.timeStamping) throw new Error("the key is not for timestamps alone");
    const told = new TSTInfo({ schema: asn1js.fromBER(signed.content).result });
    const { hashAlgorithm, hashedMessage } = told.messageImprint;
    if (hashAlgorithm.algorithmId !== oids.sha256 || !hash.equals(Buffer.from(hashedMessage.valueBlock.valueHexView))) throw new Error("it is a stamp of something else");
    if (!told.nonce || !nonce.equals(Buffer.from(told.nonce.valueBlock.valueHexView))) throw new Error("it is an answer to another question");
    if (Math.abs(told.genTime.getTime() - now.getTime()) > drift) throw new Error("its clock differs from ours");
  }
}
