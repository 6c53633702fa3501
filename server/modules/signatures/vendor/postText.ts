import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

interface Post {
  readonly body: string;
  /** `host` among them, which fetch would not send. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** The text that an address of the operator's answers. @throws Error for another status than 200, too many bytes, or too long a wait */
export function postText(address: string, { body, headers, bytes, milliseconds }: Post): Promise<string> {
  const request = address.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    const call = request(address, { method: "POST", headers, signal: AbortSignal.timeout(milliseconds) }, (response) => {
      const pieces: Buffer[] = [];
      let size = 0;
      response.on("data", (piece: Buffer) => {
        size += piece.length;
        pieces.push(piece);
        if (size > bytes) call.destroy(new Error(`more than ${bytes} bytes`));
      });
      response.on("end", () => (response.statusCode === 200 ? answered(Buffer.concat(pieces).toString("utf8")) : failed(new Error(`status ${response.statusCode}`))));
      response.on("error", failed);
    });
    call.on("error", failed);
    call.end(body);
  });
}
