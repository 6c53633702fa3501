import type { Certificate } from "pkijs";
import { isFor, usages } from "./chain/certificateFacts.ts";
import { findChain } from "./chain/findChain.ts";
import type { RevocationLists } from "./chain/RevocationLists.ts";
import { checkAttributes } from "./package/checkAttributes.ts";
import type { SignedPackage } from "./package/readPackage.ts";
import { readSigner } from "./package/readSigner.ts";
import { SignatureRefused } from "./package/SignatureRefused.ts";
import type { Signer } from "./package/Signer.ts";
import type { SignatureVerifier } from "./SignatureVerifier.ts";

interface Options {
  readonly roots: readonly Certificate[];
  /** Undefined where the operator asks nobody what was revoked. */
  readonly revocation: RevocationLists | undefined;
  readonly now: () => Date;
}

/** Checks RSA and ECDSA in this process, up to the operator's roots. */
export class OwnVerifier implements SignatureVerifier {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** What costs nobody but us comes first; lists are asked for when the rest holds (P17). */
  async verify(signed: SignedPackage): Promise<Signer> {
    const { roots, revocation, now } = this.#options;
    const { certificate } = signed;
    if (!isFor(certificate, usages.digitalSignature | usages.nonRepudiation)) throw new SignatureRefused("the key is not for signing");
    const signer = readSigner({ serial: Buffer.from(certificate.serialNumber.valueBlock.valueHexView).toString("hex"), attributes: attributesOf(certificate) });
    checkAttributes(signed);
    const chain = findChain(certificate, { pool: signed.certificates, roots, now: now() });
    await revocation?.demandUnrevoked(chain);
    return signer;
  }
}

const attributesOf = ({ subject }: Certificate): [string, string][] =>
  subject.typesAndValues.map(({ type, value }) => [type, String((value as { valueBlock: { value?: unknown } }).valueBlock.value ?? "")]);
