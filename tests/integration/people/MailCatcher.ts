import { createServer, type Server, type Socket } from "node:net";

export interface CaughtLetter {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and text, decoded. */
  readonly text: string;
}

/** A mail server (RFC 5321) that keeps what it gets. */
export class MailCatcher {
  readonly letters: CaughtLetter[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<MailCatcher> {
    const server = createServer();
    const catcher = new MailCatcher(server);
    server.on("connection", (socket) => catcher.#serve(socket));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return catcher;
  }

  get url(): string {
    const address = this.#server.address();
    return `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    let [waiting, from, isData] = ["", "", false];
    let to: string[] = [];
    const answer = (line: string): void => void socket.write(`${line}\r\n`);
    answer("220 catcher");
    socket.on("error", () => undefined);
    socket.on("data", (piece) => {
      waiting += piece.toString("utf8");
      for (let end = waiting.indexOf(isData ? "\r\n.\r\n" : "\r\n"); end >= 0; end = waiting.indexOf(isData ? "\r\n.\r\n" : "\r\n")) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + (isData ? 5 : 2));
        if (isData) {
          this.letters.push({ from, to, text: decodeLetter(line) });
          [isData, to] = [false, []];
          answer("250 kept");
        } else if (/^DATA$/i.test(line)) {
          isData = true;
          answer("354 go on");
        } else if (/^QUIT$/i.test(line)) {
          answer("221 bye");
        } else {
          from = /^MAIL FROM:<(.*?)>/i.exec(line)?.[1] ?? from;
          const receiver = /^RCPT TO:<(.*?)>/i.exec(line)?.[1];
          if (receiver !== undefined) to = [...to, receiver];
          answer("250 ok");
        }
      }
    });
  }
}

/** What a person reads: quoted-printable and base64 parts, and encoded words of headers. */
function decodeLetter(raw: string): string {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const headers = head.replaceAll(/\r\n\s+/g, " ").replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=\s*/gi, (_, kind: string, text: string) =>
    (kind.toLowerCase() === "b" ? Buffer.from(text, "base64").toString("utf8") : decodeQuoted(text.replaceAll("_", " "))));
  if (/transfer-encoding: base64/i.test(head)) return `${headers}\n\n${Buffer.from(body, "base64").toString("utf8")}`;
  return `${headers}\n\n${/quoted-printable/i.test(head) ? decodeQuoted(body) : body}`;
}

const decodeQuoted = (text: string): string =>
  Buffer.from(text.replaceAll(/=\r\n/g, "").replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))), "latin1").toString("utf8");
