import type { Transporter } from "nodemailer";
import { isMailAddress } from "./mailAddress.ts";

/** How letters leave, as the operator says (`MAIL_URL`, `MAIL_FROM`, `PUBLIC_URL`). */
export interface MailSettings {
  /** `smtps://user:password@host:465` */
  readonly url: string;
  /** `"Name" <address>` or an address. */
  readonly from: string;
  /** Where the links in letters lead: what a request says of its host shapes none of them (P26). */
  readonly publicUrl: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** In milliseconds: a server that does not answer keeps nobody waiting. */
const patience = 10_000;

/** Sends letters of plain text. */
export class Mailer {
  readonly #settings: MailSettings;
  #transport: Promise<Transporter> | undefined;

  constructor(settings: MailSettings) {
    this.#settings = settings;
  }

  /**
   * The address of a place of the product, on a host name of the project where it has one.
   * @example mailer.linkTo("/auth/user#link=abc", ["cases.example.uz"]) // "https://cases.example.uz/auth/user#link=abc"
   */
  linkTo(path: string, hostNames: readonly string[] = []): string {
    const url = new URL(this.#settings.publicUrl);
    if (hostNames[0] !== undefined && !hostNames.includes(url.hostname)) url.hostname = hostNames[0];
    return new URL(path, url).href;
  }

  /** @throws Error of the transport, or for what is not one plain address */
  async send({ to, subject, text }: Letter): Promise<void> {
    if (!isMailAddress(to)) throw new Error("not one plain address");
    const transport = await (this.#transport ??= openTransport(this.#settings));
    await transport.sendMail({ from: this.#settings.from, to: { name: "", address: to }, subject, text });
  }
}

/** The library comes with the first letter: most servers send none. */
async function openTransport({ url }: MailSettings): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience, dnsTimeout: patience, disableFileAccess: true, disableUrlAccess: true,
  });
}
