import { createCipheriv, createDecipheriv, createHash, createHmac } from "node:crypto";

const beginning = "sealed:";
/** Stands where a text says that there is a secret, and nobody has entered it here. */
export const missingSecret = beginning;

export const isSealed = (text: string): boolean => text === missingSecret || /^sealed:[0-9a-f]{8}:[\w-]{38,}$/.test(text);

/**
 * Seals secrets with the key of this server (AES-256-GCM). The same text gives the same seal, so that what is saved unchanged
 * is unchanged; whoever has only the seal learns whether two are the same, and nothing else.
 * @example new SecretBox(key).seal("b") // "sealed:1f0c22aa:…"
 */
export class SecretBox {
  readonly #cipherKey: Buffer;
  readonly #nonceKey: Buffer;
  /** By it a seal says whose it is. */
  readonly #mark: string;

  constructor(key: Buffer) {
    const derived = (use: string): Buffer => createHmac("sha256", key).update(use).digest();
    this.#cipherKey = derived("cipher");
    this.#nonceKey = derived("nonce");
    this.#mark = createHash("sha256").update(derived("mark")).digest("hex").slice(0, 8);
  }

  /** What is sealed stays as it is, by whichever key. */
  seal(text: string): string {
    if (text === "" || isSealed(text)) return text;
    const nonce = createHmac("sha256", this.#nonceKey).update(text).digest().subarray(0, 12);
    const cipher = createCipheriv("aes-256-gcm", this.#cipherKey, nonce);
    const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `${beginning}${this.#mark}:${sealed.toString("base64url")}`;
  }

  /** @returns undefined for what another key has sealed, and for what nobody has entered */
  open(sealed: string): string | undefined {
    const [, mark, text = ""] = sealed.split(":");
    if (!isSealed(sealed) || mark !== this.#mark) return undefined;
    const bytes = Buffer.from(text, "base64url");
    try {
      const decipher = createDecipheriv("aes-256-gcm", this.#cipherKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString("utf8");
    } catch {
      return undefined;
    }
  }
}
