import { generateURI } from "otplib";

interface Labelled {
  readonly issuer: string;
  readonly username: string;
  /** Base32. */
  readonly secret: string;
}

/** A colon parts issuer and name (P02), and a QR code holds only so much; authenticators show no more of it anyway. */
const part = (text: string, longest: number): string => [...text.replaceAll(":", " ").replaceAll(/\s+/g, " ").trim()].slice(0, longest).join("");

/**
 * The address by which an authenticator takes a secret over.
 * @example otpAddress({ issuer: "Шаҳар", username: "ali", secret }) // "otpauth://totp/%D0%A8…:ali?secret=…&issuer=%D0%A8…"
 */
export const otpAddress = ({ issuer, username, secret }: Labelled): string =>
  generateURI({ issuer: part(issuer, 40) || "Platon", label: part(username, 60), secret });
