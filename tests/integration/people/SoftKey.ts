import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from "node:crypto";

interface Question {
  readonly options: Readonly<Record<string, unknown>>;
}

interface Answering {
  readonly origin: string;
  /** Host name for which the key answers; that of the question unless said. */
  readonly rpId?: string;
  /** Whether it asked for a PIN, a finger or a face. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** An authenticator in software (WebAuthn Level 3 §6): one key pair, ES256, without attestation. */
export class SoftKey {
  readonly id = randomBytes(32).toString("base64url");
  readonly #privateKey: KeyObject;
  readonly #cose: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#privateKey = privateKey;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    // RFC 9053 §7.1: kty EC2, alg ES256, crv P-256, x, y.
    this.#cose = Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), bytes(Buffer.from(x, "base64url")), Buffer.from([0x22]), bytes(Buffer.from(y, "base64url"))]);
  }

  /** What `navigator.credentials.create` gives. */
  register({ options }: Question, answering: Answering): Record<string, unknown> {
    const id = Buffer.from(this.id, "base64url");
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#cose]);
    const authData = Buffer.concat([this.#head(idOf(options), answering, 0x40), attested]);
    const attestation = Buffer.concat([Buffer.from([0xa3]), text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0]), text("authData"), bytes(authData)]);
    return this.#answer({ clientDataJSON: clientData("webauthn.create", options, answering.origin), attestationObject: attestation.toString("base64url"), transports: ["internal"] });
  }

  /** What `navigator.credentials.get` gives. */
  sign({ options }: Question, answering: Answering): Record<string, unknown> {
    const authData = this.#head(String(options["rpId"]), answering, 0);
    const data = clientData("webauthn.get", options, answering.origin);
    const signed = Buffer.concat([authData, createHash("sha256").update(Buffer.from(data, "base64url")).digest()]);
    const signature = createSign("sha256").update(signed).sign(this.#privateKey);
    return this.#answer({ clientDataJSON: data, authenticatorData: authData.toString("base64url"), signature: signature.toString("base64url") });
  }

  #answer(response: Record<string, unknown>): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }

  #head(asked: string, { rpId = asked, isVerified = true, counter = 0 }: Answering, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([0x01 | (isVerified ? 0x04 : 0) | flags]), count]);
  }
}

const idOf = (options: Question["options"]): string => String((options["rp"] as { id: string }).id);

const clientData = (type: string, { challenge }: Question["options"], origin: string): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");

/** RFC 8949 §3: a text of at most 23 bytes, bytes of at most 65,535. */
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);
