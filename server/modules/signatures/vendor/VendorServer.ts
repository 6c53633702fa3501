import Type, { type Static, type TSchema } from "typebox";
import { Value } from "typebox/value";
import type { SignedPackage } from "../package/readPackage.ts";
import { readSigner } from "../package/readSigner.ts";
import { SignatureRefused } from "../package/SignatureRefused.ts";
import type { Signer } from "../package/Signer.ts";
import type { SignatureCall, SignatureVerifier } from "../SignatureVerifier.ts";
import { postText } from "./postText.ts";
import { readVendorTime } from "./readVendorTime.ts";
import { VerifierSilent } from "./VerifierSilent.ts";

const limits = { bytes: 1024 * 1024, milliseconds: 10_000 };

/** What is used of the answers; `status` 1 is success. */
const Answer = Type.Object({ status: Type.Integer() });
const SignerInfo = Type.Object({
  verified: Type.Boolean(),
  certificateVerified: Type.Boolean(),
  certificateValidAtSigningTime: Type.Boolean(),
  revokedStatusInfo: Type.Optional(Type.Unknown()),
  certificate: Type.Array(
    Type.Object({
      subjectInfo: Type.Record(Type.String(), Type.String()), serialNumber: Type.String(), validFrom: Type.String(), validTo: Type.String(),
    }),
    { minItems: 1 },
  ),
});
const Verified = Type.Object({ pkcs7Info: Type.Object({ documentBase64: Type.String(), signers: Type.Array(SignerInfo) }) });
const Stamped = Type.Object({ pkcs7b64: Type.String({ minLength: 1 }) });

/** Reported of a server whose own clock or lists are wrong: nothing is said of the package. */
const ownFaults: readonly number[] = [-5];
const oids: Readonly<Record<string, string>> = { CN: "2.5.4.3" };

interface Options {
  /** The operator's. */
  readonly base: string;
  readonly now: () => Date;
}

/** E-IMZO-SERVER, which knows the national algorithms; reached by the operator's address only. */
export class VendorServer implements SignatureVerifier {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async verify({ base64, content }: SignedPackage, call: SignatureCall): Promise<Signer> {
    const { pkcs7Info } = await this.#ask("/backend/pkcs7/verify/attached", { body: base64, call, shape: Verified });
    const [signer, ...others] = pkcs7Info.signers;
    const [certificate] = signer?.certificate ?? [];
    if (!signer || !certificate || others.length > 0) throw new SignatureRefused(`${pkcs7Info.signers.length} signers`);
    if (!Buffer.from(pkcs7Info.documentBase64, "base64").equals(content)) throw new SignatureRefused("the content is another than was signed");
    if (signer.revokedStatusInfo !== undefined && signer.revokedStatusInfo !== null) throw new SignatureRefused("revoked, the vendor's server says", "revoked_signer");
    if (!signer.verified || !signer.certificateVerified || !signer.certificateValidAtSigningTime) throw new SignatureRefused("refused by the vendor's server");
    this.#checkLife(certificate);
    const attributes = Object.entries(certificate.subjectInfo).map(([name, value]) => [oids[name] ?? name, value] as const);
    return readSigner({ serial: certificate.serialNumber, attributes });
  }

  /** The package with the vendor's timestamp, as base64. @throws SignatureRefused, VerifierSilent */
  async stamp(base64: string, call: SignatureCall): Promise<string> {
    return (await this.#ask("/frontend/timestamp/pkcs7", { body: base64, call, shape: Stamped })).pkcs7b64;
  }

  /** By our clock: the vendor's server looks at the time that the signature names. */
  #checkLife({ validFrom, validTo }: { validFrom: string; validTo: string }): void {
    const now = this.#options.now().getTime();
    const [from, to] = [readVendorTime(validFrom), readVendorTime(validTo)];
    if (from === undefined || to === undefined) throw new VerifierSilent("the vendor's server names no time");
    if (now < from || now > to) throw new SignatureRefused("the certificate is not valid now");
  }

  async #ask<Shape extends TSchema>(path: string, { body, call, shape }: { body: string; call: SignatureCall; shape: Shape }): Promise<Static<Shape>> {
    const answer = await this.#post(path, body, call);
    if (!Value.Check(Answer, answer)) throw new VerifierSilent("the vendor's server answered otherwise than agreed");
    if (ownFaults.includes(answer.status)) throw new VerifierSilent(`the vendor's server says ${answer.status} of itself`);
    if (answer.status !== 1) throw new SignatureRefused(`the vendor's server says ${answer.status}`);
    if (!Value.Check(shape, answer)) throw new VerifierSilent("the vendor's server answered otherwise than agreed");
    return answer;
  }

  async #post(path: string, body: string, { address, host }: SignatureCall): Promise<unknown> {
    const headers = { "content-type": "text/plain", "x-real-ip": address, host };
    try {
      return JSON.parse(await postText(`${this.#options.base}${path}`, { body, headers, ...limits })) as unknown;
    } catch (cause) {
      throw new VerifierSilent("the vendor's server does not answer", { cause });
    }
  }
}
